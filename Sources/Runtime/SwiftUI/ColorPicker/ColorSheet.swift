/// The colours to choose from.
struct ColorSheet: View {
  enum Page: String, CaseIterable {
    case grid = "Grid"
    case sliders = "Sliders"
  }

  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var page = Page.grid
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.title3.weight(.semibold)).accessibilityAddTraits(.isHeader)
        Spacer()
        Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
          .labelStyle(.iconOnly)
          .font(.title2)
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(.secondary)
          .buttonStyle(.plain)
      }
      Picker("Kind", selection: $page) {
        ForEach(Page.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch page {
      case .grid: ColorGrid(selection: selection)
      case .sliders: ColorSliders(selection: selection)
      }
      if supportsOpacity { OpacitySlider(selection: selection) }
      Spacer(minLength: 0)
    }
    .padding(20)
    .presentationDetents([.medium, .large])
  }
}

/// A colour's parts, from 0 to 1.
struct ColorParts: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  @MainActor
  init(_ color: Color) {
    let rgba = color.uiColor.cgColor.sRGBComponents
    self.init(
      red: Double(rgba.x), green: Double(rgba.y), blue: Double(rgba.z), opacity: Double(rgba.w))
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  /// The parts as people are told of them.
  var spoken: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return "Red \(parts[0]), green \(parts[1]), blue \(parts[2])"
  }

  /// Whether the colours look the same, whatever their opacity.
  func isSameColor(as other: ColorParts) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.004
  }
}

extension Binding<Color> {
  /// One of the colour's parts, from 0 to `scale`.
  @MainActor
  fileprivate func part(
    _ part: WritableKeyPath<ColorParts, Double>, of scale: Double = 1
  ) -> Binding<Double> {
    Binding<Double>(
      get: { ColorParts(wrappedValue)[keyPath: part] * scale },
      set: {
        var parts = ColorParts(wrappedValue)
        parts[keyPath: part] = $0 / scale
        wrappedValue = parts.color
      })
  }
}

/// Greys in a row, and hues in columns from dark to light below.
private struct ColorGrid: View {
  let selection: Binding<Color>

  static let columns = 12
  private static let rows = 10

  private static func parts(row: Int, column: Int) -> ColorParts {
    let share = Double(column) / Double(columns - 1)
    guard row > 0 else { return ColorParts(red: 1 - share, green: 1 - share, blue: 1 - share) }
    // Hues begin with cyan, as in the system's grid.
    let hue = (0.54 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
    let depth = Double(row - 1) / Double(rows - 2)
    let saturation = depth < 0.45 ? 1 : 1 - (depth - 0.45) / 0.55 * 0.8
    let brightness = depth < 0.45 ? 0.3 + depth / 0.45 * 0.7 : 1
    return ColorParts(Color(hue: hue, saturation: saturation, brightness: brightness))
  }

  var body: some View {
    let chosen = ColorParts(selection.wrappedValue)
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let parts = Self.parts(row: row, column: column)
            Button {
              var new = parts
              new.opacity = chosen.opacity
              selection.wrappedValue = new.color
            } label: {
              Rectangle()
                .fill(parts.color)
                .overlay {
                  if parts.isSameColor(as: chosen) {
                    Rectangle().strokeBorder(
                      parts.red + parts.green + parts.blue > 2.4 ? .black : .white, lineWidth: 3)
                  }
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: parts.spoken))
          }
        }
      }
    }
    .aspectRatio(CGFloat(Self.columns) / CGFloat(Self.rows), contentMode: .fit)
    .clipShape(.rect(cornerRadius: 10, style: .continuous))
  }
}

/// Red, green and blue, each from 0 to 255.
private struct ColorSliders: View {
  let selection: Binding<Color>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row("Red", \.red)
      row("Green", \.green)
      row("Blue", \.blue)
    }
  }

  private func row(
    _ name: LocalizedStringKey, _ part: WritableKeyPath<ColorParts, Double>
  ) -> some View {
    let value = selection.part(part, of: 255)
    return VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      HStack {
        Slider(value: value, in: 0...255, step: 1).accessibilityLabel(name)
        Text("\(Int(value.wrappedValue.rounded()))")
          .monospacedDigit()
          .frame(width: 44, alignment: .trailing)
      }
    }
  }
}

private struct OpacitySlider: View {
  let selection: Binding<Color>

  var body: some View {
    let value = selection.part(\.opacity)
    VStack(alignment: .leading, spacing: 4) {
      Text("Opacity").font(.footnote).foregroundStyle(.secondary)
      HStack {
        Slider(value: value).accessibilityLabel("Opacity")
        Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
          .monospacedDigit()
          .frame(width: 60, alignment: .trailing)
      }
    }
  }
}
