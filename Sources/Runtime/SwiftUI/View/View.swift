/// A part of a user interface, described by a value.
///
/// Declare a structure that conforms and compute ``body`` from other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that ``body`` computes.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view alive; views written by clients have a node that evaluates
  /// ``body``.
  static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self> {
    CompositeNode(view, in: inputs)
  }
}

/// A view that makes its own node and has no body.
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
  /// Never is reached: there is no value of this type.
  public var body: Never { return preconditionFailure("Never has no values.") }

  public static func _makeNode(_ view: Never, in inputs: _NodeInputs) -> _ViewNode<Never> {
  }
}
