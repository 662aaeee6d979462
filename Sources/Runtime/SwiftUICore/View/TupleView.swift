/// A view of several consecutive views.
public struct TupleView<T> {
  /// The views.
  public var value: T

  package init(value: T) {
    self.value = value
  }
}

/// A view that consists of several views.
@MainActor
package protocol SeveralViews {
  var parts: [AnyView] { get }
}

extension TupleView: SeveralViews {
  package var parts: [AnyView] {
    withUnsafePointer(to: value) { Self.parts(at: $0) }
  }

  @MainActor
  private static func parts(at value: UnsafeRawPointer) -> [AnyView] {
    var parts: [AnyView] = []
    for field in TypeLayout.of(T.self).viewFields {
      parts.append(field.type.erased(at: value + field.offset))
    }
    return parts
  }
}

extension TupleView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    TupleNode(view, in: inputs)
  }
}

/// The nodes of several views.
///
/// The types in the tuple are determined once for each type of tuple. A class with the types
/// themselves as generic parameters would make the runtime instantiate half a dozen types for every
/// node.
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private let fields: [TypeLayout.ViewField]
  @exclusivity(unchecked) private var list: [Node] = []

  override init(_ view: TupleView<T>, in inputs: NodeInputs) {
    fields = TypeLayout.of(T.self).viewFields
    super.init(view, in: inputs)
    withUnsafeMutablePointer(to: &self.view.value) { makeNodes($0) }
  }

  private func makeNodes(_ value: UnsafeRawPointer) {
    let inputs = NodeInputs(continuing: self)
    list.reserveCapacity(fields.count)
    for field in fields { list.append(field.type.makeNode(at: value + field.offset, in: inputs)) }
  }

  override func update(_ new: TupleView<T>) {
    view = new
    withUnsafeMutablePointer(to: &view.value) { updateNodes($0) }
  }

  private func updateNodes(_ value: UnsafeRawPointer) {
    for index in fields.indices {
      fields[index].type.update(list[index], from: value + fields[index].offset)
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for child in list { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    // A list that begins here usually ends here too.
    if items.isEmpty { items.reserveCapacity(list.count) }
    for child in list { child.appendItems(to: &items) }
  }
}

extension View {
  fileprivate static func makeNode(at value: UnsafeRawPointer, in inputs: NodeInputs) -> Node {
    _makeNode(value.assumingMemoryBound(to: Self.self).pointee, in: inputs)
  }

  fileprivate static func erased(at value: UnsafeRawPointer) -> AnyView {
    AnyView(value.assumingMemoryBound(to: Self.self).pointee)
  }

  fileprivate static func update(_ node: Node, from value: UnsafeRawPointer) {
    unsafeDowncast(node, to: ViewNode<Self>.self)
      .update(value.assumingMemoryBound(to: Self.self).pointee)
  }
}
