/// The kinds of content shapes.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates kinds from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

/// Sets the hit-testing shape of a view.
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

/// A group that receives touches inside a path, whether or not a subview is there.
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
  /// Sets the hit-testing shape of the view: it receives touches inside the shape and nowhere else.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the hit-testing shape of the view: it receives touches inside the shape and nowhere else.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
}
