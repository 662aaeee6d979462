/// Draws a view and all in it as one picture.
struct CompositingModifier: Equatable {
  var isOpaque = false
}

extension CompositingModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  /// Its layer is what effects around it apply to, and what is mixed in it is mixed with that alone.
  func update(_ view: GroupView, in node: Node) {
    view.layer.isolatesBlending = true
    view.backgroundColor = isOpaque ? .black : nil
  }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By their values as stored.
  case nonLinear
}

extension View {
  /// Makes one picture of the view and all in it, to which effects around it apply as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingModifier())
  }

  /// Makes one picture of the view and all in it; an opaque one is black where nothing shows.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(CompositingModifier(isOpaque: opaque))
  }

  /// Draws a frame inside the view's edges, `width` points wide.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
