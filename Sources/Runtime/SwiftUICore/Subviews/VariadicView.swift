/// A view whose root arranges the subviews of its content; superseded by `Group(subviews:)`.
public enum _VariadicView {
  /// The subviews of the content, in order.
  public typealias Children = SubviewsCollection
  /// A type that arranges subviews.
  public typealias Root = _VariadicView_Root
  /// A type that arranges subviews in a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose body is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose body is as many views as it returns.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with its content.
  public struct Tree<Root, Content> {
    /// The root.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a tree from a root and the content that it arranges.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view's content.
  public var body: some View {
    Group(subviews: content) { root.body(children: $0) }
  }
}

/// A type that arranges subviews.
public protocol _VariadicView_Root {}

/// A type that arranges subviews in a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that ``body(children:)`` returns.
  associatedtype Body: View
  /// Returns the view that arranges the subviews.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is as many views as it returns.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
