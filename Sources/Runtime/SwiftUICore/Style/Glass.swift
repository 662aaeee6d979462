/// A variant of the glass material.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  var tint: Color?
  var isInteractive = false

  /// The regular glass, which keeps content legible.
  public static let regular = Glass(kind: .regular)
  /// A more transparent glass.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint colour; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass of an interactive element. Reactions to touches are not drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// A shape style that fills a shape with glass.
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

/// The default shape of a glass effect: a capsule.
public struct DefaultGlassEffectShape: Sendable {
  /// Creates the default shape.
  public init() {}
}

extension DefaultGlassEffectShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A container of views with glass effects, each of which is rendered separately.
public struct GlassEffectContainer<Content> {
  let content: Content
}

extension GlassEffectContainer: View where Content: View {
  /// Creates a container of views with glass effects.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view's content.
  public var body: some View { content }
}

extension View {
  /// Applies a glass effect in a shape behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(GlassStyle(glass: glass), in: shape)
  }
}
