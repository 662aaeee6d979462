/// The measures of gauges, in points. Grade: tunable.
private enum GaugeMetrics {
  /// The height of bars, and the line width of rings.
  static let bar: CGFloat = 6
  static let ring: CGFloat = 6
  /// The diameter of rings.
  static let diameter: CGFloat = 58
  /// The fraction of a circle that an open ring covers.
  static let open = 0.75
  /// The width of the gap around a marker.
  static let gap: CGFloat = 2.5
}

/// A bar that fills with the value.
private struct GaugeBar: View {
  let value: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill))
        Capsule().fill(.tint)
          .frame(width: max(GaugeMetrics.bar, geometry.size.width * value))
          .opacity(value > 0 ? 1 : 0)
      }
    }
    .frame(height: GaugeMetrics.bar)
  }
}

/// A filling bar with its label above, its bounds at the ends and its value below.
struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    VStack(spacing: 4) {
      if !hidesLabel { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .spokenGauge(configuration)
  }
}

/// A small filling bar below its label, with its value below.
struct SmallLineGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.caption)
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      .font(.caption)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .spokenGauge(configuration)
  }
}

/// A bar with a marker at the value, between the labels of its bounds or, if there are none, beside
/// its label.
struct MarkedLineGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      if let least = configuration.minimumValueLabel {
        least
      } else {
        configuration.label
      }
      GeometryReader { geometry in
        let travel = geometry.size.width - GaugeMetrics.bar
        ZStack(alignment: .leading) {
          Capsule().fill(.tint)
          Circle()
            .fill(Color(uiColor: .systemBackground))
            .frame(
              width: GaugeMetrics.bar + 2 * GaugeMetrics.gap,
              height: GaugeMetrics.bar + 2 * GaugeMetrics.gap
            )
            .offset(x: travel * configuration.value - GaugeMetrics.gap)
          Circle()
            .fill(.tint)
            .frame(width: GaugeMetrics.bar, height: GaugeMetrics.bar)
            .offset(x: travel * configuration.value)
        }
        .frame(height: GaugeMetrics.bar)
      }
      .frame(height: GaugeMetrics.bar)
      configuration.maximumValueLabel
    }
    .font(.caption)
    .spokenGauge(configuration)
  }
}

/// An open ring with a marker, the current value in the centre and the labels of the bounds, or
/// else the label, in the gap.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  private var radius: CGFloat { (GaugeMetrics.diameter - GaugeMetrics.ring) / 2 }

  private func mark(_ diameter: CGFloat) -> some View {
    // The ring begins at the lower left and continues clockwise.
    let angle = (0.375 + GaugeMetrics.open * configuration.value) * 2 * Double.pi
    return Circle()
      .frame(width: diameter, height: diameter)
      .offset(x: radius * CGFloat(cos(angle)), y: radius * CGFloat(sin(angle)))
  }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: GaugeMetrics.open)
        .stroke(.tint, style: StrokeStyle(lineWidth: GaugeMetrics.ring, lineCap: .round))
        .rotationEffect(.degrees(135))
        .padding(GaugeMetrics.ring / 2)
      mark(GaugeMetrics.ring + 2 * GaugeMetrics.gap)
        .foregroundStyle(Color(uiColor: .systemBackground))
      mark(GaugeMetrics.ring).foregroundStyle(.tint)
      configuration.currentValueLabel
        .font(.system(.title3, design: .rounded).weight(.medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(width: GaugeMetrics.diameter - 3 * GaugeMetrics.ring)
      ends.offset(y: radius * 0.86)
    }
    .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
    .spokenGauge(configuration)
  }

  @ViewBuilder private var ends: some View {
    if configuration.minimumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11))
    } else {
      configuration.label.font(.system(size: 11)).lineLimit(1)
    }
  }
}

/// A ring that fills with the value, which is shown in the centre.
struct RingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle()
        .stroke(.tint, lineWidth: GaugeMetrics.ring)
        .opacity(0.3)
        .padding(GaugeMetrics.ring / 2)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: GaugeMetrics.ring, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(GaugeMetrics.ring / 2)
      Group {
        if let current = configuration.currentValueLabel {
          current
        } else {
          configuration.label
        }
      }
      .font(.system(.title3, design: .rounded).weight(.medium))
      .minimumScaleFactor(0.5)
      .lineLimit(1)
      .frame(width: GaugeMetrics.diameter - 3 * GaugeMetrics.ring)
    }
    .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
    .spokenGauge(configuration)
  }
}

extension View {
  /// Sets the accessibility description of a gauge.
  fileprivate func spokenGauge(_ configuration: GaugeStyleConfiguration) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityValue("\(Int(clamping: (configuration.value * 100).rounded())) percent")
  }
}
