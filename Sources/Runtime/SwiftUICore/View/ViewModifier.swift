/// A type that modifies a view, or another modifier.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view in ``body(content:)``.
  associatedtype Body: View
  /// The placeholder of the modified view.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that replaces `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Creates the node of a modified view.
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

  /// Returns a modifier that applies this one first and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that creates its own node and has no body.
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
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without an effect.
public struct EmptyModifier: Sendable {
  /// A modifier without an effect.
  public static let identity = EmptyModifier()

  /// Creates a modifier without an effect.
  public init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContentNode(view, in: inputs)
  }
}
