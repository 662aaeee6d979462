/// The subviews of another view, as the collection of a `ForEach`.
///
/// They are known once the view is in the hierarchy; until then the collection is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let source: AnyView

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { 0 }

  /// Returns the subview at an index; there is none before the view is in the hierarchy.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The views are known only where they are shown; use Group(subviews:).")
  }
}

extension ForEach {
  /// Creates a view for each subview of another view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(source: AnyView(view)), content: content,
      id: { element, _ in element.id })
  }
}

extension ForEach where Content: View {
  /// The content that is shown for the subviews of another view.
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
