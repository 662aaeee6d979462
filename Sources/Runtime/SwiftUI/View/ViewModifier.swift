/// Makes a view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that ``body(content:)`` computes.
  associatedtype Body: View
  /// What stands for the modified view.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that takes the place of `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the node that keeps a modified view alive.
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ModifierBodyNode(view, in: inputs)
  }

  /// A modifier that applies this one first and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that makes its own node and has no body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>>
}

extension PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    makeNode(view, in: inputs)
  }

  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContentNode(view, in: inputs)
  }
}
