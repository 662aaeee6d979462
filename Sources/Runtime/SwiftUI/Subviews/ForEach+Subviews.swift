/// The views that another consists of, as a `ForEach` goes through them.
///
/// They are known once the view is shown; until then the collection is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let source: AnyView

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { 0 }

  /// One of the views; there is none before the view is shown.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The views are known only where they are shown; use Group(subviews:).")
  }
}

extension ForEach {
  /// Creates a view for each of the views that another consists of.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(source: AnyView(view)), content: content,
      id: { element, _ in element.id })
  }
}

extension ForEach where Content: View {
  /// What is shown for the views of another.
  var subviewContent: AnyView {
    guard let data = data as? ForEachSubviewCollection<Content>,
      let content = content as? (Subview) -> Content
    else { return AnyView(EmptyView()) }
    return AnyView(
      Group(subviews: data.source) { subviews in
        ForEach<[Subview], Subview.ID, Content>(
          data: Array(subviews), content: content, id: { element, _ in element.id })
      })
  }
}
