/// For what a content shape is.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Kinds as bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where fingers touch the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

/// Says where fingers touch a view.
struct ContentShapeModifier<S: Shape> {
  let shape: S
  let isEvenOdd: Bool
}

extension ContentShapeModifier: ViewModifier, EffectModifier {
  static func makeView() -> ContentShapeView { ContentShapeView(frame: .zero) }

  func update(_ view: ContentShapeView, in node: Node) {
    view.outline = { [shape] in shape.path(in: $0) }
    view.isEvenOdd = isEvenOdd
  }
}

/// A group that is touched inside an outline, whether a view is there or not.
final class ContentShapeView: GroupView {
  var outline: ((CGRect) -> Path)?
  var isEvenOdd = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      let outline, outline(bounds).contains(point, eoFill: isEvenOdd)
    else { return nil }
    return super.hitTest(point, with: event) ?? self
  }
}

extension View {
  /// Where fingers touch the view: anywhere inside a shape, and nowhere else.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Where fingers touch the view: anywhere inside a shape, and nowhere else.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
}
