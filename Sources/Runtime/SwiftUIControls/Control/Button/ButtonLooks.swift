/// The default appearance: a tinted label, or a red one for a destructive role.
struct TextLook: SystemButtonStyle {
  /// Indicates whether the button fills its row in a list.
  let fillsRow: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  /// The opacity of text on a pressed button (widely reported for the default style).
  static var pressedOpacity: CGFloat { 0.2 }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(
        \.defaultTextColor, ButtonColors.label(configuration.role, tint, isEnabled: isEnabled))
  }
}

/// The plain appearance: only the label.
struct PlainLook: SystemButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Grade: tunable, after the look of iOS.
  static var pressedOpacity: CGFloat { 0.5 }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.defaultTextColor, isEnabled ? nil : Color(uiColor: .tertiaryLabel))
  }
}

/// The bordered appearances: a label on a platter.
struct PlatterLook: SystemButtonStyle {
  enum Ground {
    case grey, tint, glass, tintedGlass

    var isProminent: Bool { self == .tint || self == .tintedGlass }
    var isGlass: Bool { self == .glass || self == .tintedGlass }
  }

  let ground: Ground
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  /// Grade: tunable, as UIButton's.
  static var pressedOpacity: CGFloat { 0.75 }

  private func color(_ role: ButtonRole?) -> Color? {
    if isEnabled, ground.isProminent { return .white }
    if isEnabled, ground == .glass { return role == .destructive ? .red : nil }
    return ButtonColors.label(role, tint, isEnabled: isEnabled)
  }

  private func fill(_ role: ButtonRole?) -> Color? {
    if ground == .glass { return nil }
    guard isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    if ground == .grey { return Color(uiColor: .secondarySystemFill) }
    return role == .destructive ? .red : tint ?? .accentColor
  }

  func makeBody(configuration: Configuration) -> some View {
    let insets = size.buttonInsets
    configuration.label
      .environment(\.defaultTextColor, color(configuration.role))
      .font(font ?? size.buttonFont)
      .multilineTextAlignment(.center)
      .padding(.horizontal, shape.isCircle ? insets.vertical : insets.horizontal)
      .padding(.vertical, insets.vertical)
      .frame(
        minWidth: shape.isCircle ? insets.height : nil, minHeight: insets.height
      )
      .background {
        ButtonPlatter(
          fill: fill(configuration.role), isGlass: ground.isGlass, shape: shape, size: size)
      }
  }
}

/// The colours of labels.
enum ButtonColors {
  static func label(_ role: ButtonRole?, _ tint: Color?, isEnabled: Bool) -> Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return role == .destructive ? .red : tint ?? .accentColor
  }
}

/// The background of a button's label.
private struct ButtonPlatter: View {
  let fill: Color?
  let isGlass: Bool
  let shape: ButtonBorderShape
  let size: ControlSize

  var body: some View {
    if isGlass {
      GlassPlatter(fill: fill, radius: shape.radius(size))
    } else if let fill {
      if let radius = shape.radius(size) {
        RoundedRectangle(cornerRadius: radius).fill(fill)
      } else {
        Capsule().fill(fill)
      }
    }
  }
}

/// A platter of glass.
struct GlassPlatter: UIViewRepresentable {
  let fill: Color?
  let radius: CGFloat?

  func makeUIView(context: Context) -> GlassPlatterView { GlassPlatterView(frame: .zero) }

  func updateUIView(_ uiView: GlassPlatterView, context: Context) {
    uiView.fill = fill?.uiColor
    uiView.radius = radius
  }
}
