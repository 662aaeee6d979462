/// A kind of glass.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  var tint: Color?
  var isInteractive = false

  /// Glass on which everything can be read.
  public static let regular = Glass(kind: .regular)
  /// Clearer glass.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// The glass in a colour; `nil` is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass of something that can be touched. Its reactions are not drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// Glass as a style that covers a shape.
struct GlassStyle: ShapeStyle {
  let glass: Glass

  func _paint(in environment: EnvironmentValues) -> _Paint {
    guard glass.kind != .identity else { return _Paint(.color(.clear)) }
    return _Paint(
      .view { [glass] in
        let effect = UIGlassEffect(style: glass.kind == .clear ? .clear : .regular)
        effect.tintColor = glass.tint?.uiColor
        effect.isInteractive = glass.isInteractive
        return UIVisualEffectView(effect: effect)
      })
  }
}

/// The shape of glass of which nothing else is said: a capsule.
public struct DefaultGlassEffectShape: Sendable {
  /// A capsule.
  public init() {}
}

extension DefaultGlassEffectShape: Shape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Holds views with glass, each of which is drawn by itself.
public struct GlassEffectContainer<Content> {
  let content: Content
}

extension GlassEffectContainer: View where Content: View {
  /// Holds views with glass.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the view consists of.
  public var body: some View { content }
}

extension View {
  /// Puts glass in a shape behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(GlassStyle(glass: glass), in: shape)
  }
}
