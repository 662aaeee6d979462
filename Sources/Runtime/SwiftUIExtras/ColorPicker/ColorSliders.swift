/// The sliders of red, green and blue, each from 0 to 255, and a text field for the hexadecimal
/// value.
struct ColorSliders: View {
  let parts: Binding<ColorParts>

  var body: some View {
    VStack(spacing: 14) {
      row("Red", \.red)
      row("Green", \.green)
      row("Blue", \.blue)
      HexRow(parts: parts)
    }
  }

  private func row(
    _ name: LocalizedStringKey, _ part: WritableKeyPath<ColorParts, Double>
  ) -> some View {
    var now = parts.wrappedValue
    now.opacity = 1
    var (low, high) = (now, now)
    low[keyPath: part] = 0
    high[keyPath: part] = 1
    return ColorTrackRow(
      name: name, value: parts[dynamicMember: part], colors: [low.color, high.color],
      knob: now.color, shown: "\(Int(clamping: (now[keyPath: part] * 255).rounded()))")
  }
}

/// A text field for a colour in hexadecimal digits.
private struct HexRow: View {
  let parts: Binding<ColorParts>
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    HStack {
      Text("sRGB Hex Color #").font(.subheadline)
      Spacer()
      TextField("Hex Color", text: $text)
        .focused($isEditing)
        .autocorrectionDisabled()
        .multilineTextAlignment(.center)
        .font(.subheadline.monospaced())
        .padding(.vertical, 6)
        .frame(width: 104)
        .background(.quaternary, in: .rect(cornerRadius: 8, style: .continuous))
        .submitLabel(.done)
        .onSubmit(take)
    }
    .onAppear { text = parts.wrappedValue.digits }
    .onChange(of: parts.wrappedValue.digits) { _, digits in
      if !isEditing { text = digits }
    }
    .onChange(of: isEditing) { _, isNow in
      if !isNow { take() }
    }
  }

  /// Applies six valid digits; any other text is reset.
  private func take() {
    let typed = text.trimmingCharacters(in: CharacterSet(charactersIn: "# "))
    if typed.count == 6, let digits = UInt32(typed, radix: 16) {
      let new = ColorParts(digits: digits, opacity: parts.wrappedValue.opacity)
      if !new.isSameColor(as: parts.wrappedValue) { parts.wrappedValue = new }
    }
    text = parts.wrappedValue.digits
  }
}

/// A name above a slider track, and the value as a number.
struct ColorTrackRow: View {
  let name: LocalizedStringKey
  let value: Binding<Double>
  let colors: [Color]
  let knob: Color
  let shown: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      HStack(spacing: 12) {
        ColorTrack(value: value, colors: colors, knob: knob)
          .accessibilityElement()
          .accessibilityLabel(name)
          .accessibilityValue(Text(verbatim: shown))
          .accessibilityAdjustableAction { direction in
            let step = direction == .increment ? 0.05 : -0.05
            value.wrappedValue = min(max(value.wrappedValue + step, 0), 1)
          }
        Text(verbatim: shown)
          .font(.subheadline.monospacedDigit())
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(width: 68)
          .padding(.vertical, 6)
          .background(.quaternary, in: .rect(cornerRadius: 8, style: .continuous))
          .accessibilityHidden(true)
      }
    }
  }
}

/// A slider over a gradient of colours.
private struct ColorTrack: View {
  let value: Binding<Double>
  let colors: [Color]
  let knob: Color

  /// The height in points. Grade: tunable.
  private static let height: CGFloat = 32

  var body: some View {
    GeometryReader { geometry in
      let room = max(geometry.size.width - Self.height, 1)
      ZStack(alignment: .leading) {
        Checkerboard()
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      }
      .clipShape(.capsule)
      .overlay(alignment: .leading) {
        ColorKnob(color: knob, side: Self.height - 4)
          .offset(x: 2 + room * CGFloat(value.wrappedValue))
      }
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let share = (drag.location.x - Self.height / 2) / room
          value.wrappedValue = min(max(Double(share), 0), 1)
        })
    }
    .frame(height: Self.height)
    .environment(\.layoutDirection, .leftToRight)
  }
}
