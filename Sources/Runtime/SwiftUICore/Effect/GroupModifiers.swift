/// Composites a view and its subviews in one layer.
struct CompositingModifier: Equatable {
  var isOpaque = false
}

extension CompositingModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  /// Effects outside apply to the layer as a whole, and content inside is blended only within it.
  func update(_ view: GroupView, in node: Node) {
    view.layer.isolatesBlending = true
    view.backgroundColor = isOpaque ? .black : nil
  }
}

/// The modes in which colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Colours are mixed by their stored, nonlinear components.
  case nonLinear
}

extension View {
  /// Composites the view and its subviews in one layer, to which outer effects apply as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingModifier())
  }

  /// Composites the view and its subviews in one image; an opaque image is black where nothing is
  /// drawn.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(CompositingModifier(isOpaque: opaque))
  }

  /// Adds a border inside the view's edges, `width` points wide.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
