/// A part of a user interface, described by a value.
///
/// Declare a structure that conforms to it and compute ``body`` from other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view in ``body``.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the node of this view; that of custom views evaluates ``body``.
  static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self> {
    CompositeNode(view, in: inputs)
  }
}

/// A view that creates its own node and has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self>
}

extension PrimitiveView {
  public static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self> {
    makeNode(view, in: inputs)
  }

  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
  /// Never called, as the type has no values.
  public var body: Never { return preconditionFailure("Never has no values.") }

  public static func _makeNode(_ view: Never, in inputs: _NodeInputs) -> _ViewNode<Never> {
  }
}
