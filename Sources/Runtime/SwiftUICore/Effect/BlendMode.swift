/// The blending of a view with the content behind it.
public enum BlendMode: Hashable, Sendable {
  /// Draws on top of the background.
  case normal
  /// Multiplies the colours: never lighter than either.
  case multiply
  /// Multiplies the inverted colours: never darker than either.
  case screen
  /// Multiplies or screens, depending on the background colour.
  case overlay
  /// Keeps the darker colour.
  case darken
  /// Keeps the lighter colour.
  case lighten
  /// Brightens the background to reflect the view.
  case colorDodge
  /// Darkens the background to reflect the view.
  case colorBurn
  /// Darkens or lightens softly, depending on the view's colour.
  case softLight
  /// Multiplies or screens, depending on the view's colour.
  case hardLight
  /// Takes the absolute difference of the colours.
  case difference
  /// Takes the difference of the colours, with less contrast.
  case exclusion
  /// Takes the view's hue, and saturation and luminosity of the background.
  case hue
  /// Takes the view's saturation, and hue and luminosity of the background.
  case saturation
  /// Takes the view's hue and saturation, and the luminosity of the background.
  case color
  /// Takes the view's luminosity, and hue and saturation of the background.
  case luminosity
  /// Draws on top of the background and nowhere else.
  case sourceAtop
  /// Draws below the background.
  case destinationOver
  /// Removes the background where the view is opaque.
  case destinationOut
  /// Adds the colours.
  case plusLighter

  var cgMode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}

/// Blends a view with the content behind it.
struct BlendModeModifier: Equatable {
  let mode: BlendMode
}

extension BlendModeModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    view.layer.blending = mode.cgMode
  }
}

extension View {
  /// Blends the view with the content behind it, up to the nearest enclosing `compositingGroup()`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeModifier(mode: blendMode))
  }
}
