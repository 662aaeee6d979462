/// Several views, one after the other.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let pack: any TupleNodeMaking.Type

  init(value: T, pack: any TupleNodeMaking.Type) {
    self.value = value
    self.pack = pack
  }
}

/// A view that is known to consist of several.
@MainActor
protocol SeveralViews {
  var parts: [AnyView] { get }
}

extension TupleView: SeveralViews {
  var parts: [AnyView] { pack.parts(of: self) }
}

extension TupleView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    view.pack.makeNode(view, in: inputs)
  }
}

/// Knows the types inside a tuple.
@MainActor
protocol TupleNodeMaking {
  static func makeNode<T>(_ view: TupleView<T>, in inputs: NodeInputs) -> ViewNode<TupleView<T>>
  static func parts<T>(of view: TupleView<T>) -> [AnyView]
}

/// The types inside a tuple.
struct TuplePack<each Content: View>: TupleNodeMaking {
  static func makeNode<T>(_ view: TupleView<T>, in inputs: NodeInputs) -> ViewNode<TupleView<T>> {
    let node = TupleNode<repeat each Content>(
      unsafeBitCast(view, to: TupleView<(repeat each Content)>.self), in: inputs)
    return unsafeDowncast(node, to: ViewNode<TupleView<T>>.self)
  }

  static func parts<T>(of view: TupleView<T>) -> [AnyView] {
    let view = unsafeBitCast(view, to: TupleView<(repeat each Content)>.self)
    var parts: [AnyView] = []
    for part in repeat each view.value { parts.append(AnyView(part)) }
    return parts
  }
}

/// The nodes of several views.
final class TupleNode<each Content: View>: ViewNode<TupleView<(repeat each Content)>> {
  @exclusivity(unchecked) private var children: (repeat ViewNode<each Content>)?
  @exclusivity(unchecked) private var list: [Node] = []

  override init(_ view: TupleView<(repeat each Content)>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let inputs = NodeInputs(continuing: self)
    let made = (repeat (each Content)._makeNode(each view.value, in: inputs))
    for child in repeat each made { list.append(child) }
    children = made
  }

  override func update(_ new: TupleView<(repeat each Content)>) {
    view = new
    guard let children else { return }
    repeat (each children).update(each new.value)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for child in list { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for child in list { child.appendItems(to: &items) }
  }
}
