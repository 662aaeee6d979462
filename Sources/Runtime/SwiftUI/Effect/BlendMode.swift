/// How a view is mixed with what lies behind it.
public enum BlendMode: Hashable, Sendable {
  /// On top of what is there.
  case normal
  /// Colours multiplied: never lighter than either.
  case multiply
  /// Opposites multiplied: never darker than either.
  case screen
  /// Multiplied where what is there is dark, the opposites where it is light.
  case overlay
  /// The darker of two.
  case darken
  /// The lighter of two.
  case lighten
  /// What is there, made brighter.
  case colorDodge
  /// What is there, made darker.
  case colorBurn
  /// Gently darker or lighter.
  case softLight
  /// Multiplied where the view is dark, the opposites where it is light.
  case hardLight
  /// The distance between colours.
  case difference
  /// The distance between colours, with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's luminosity.
  case luminosity
  /// On top of what is there, nowhere else.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Removes what is there.
  case destinationOut
  /// The sum of colours.
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

/// Mixes a view with what lies behind it.
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
  /// Mixes the view with what lies behind it, up to the nearest `compositingGroup()` around it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeModifier(mode: blendMode))
  }
}
