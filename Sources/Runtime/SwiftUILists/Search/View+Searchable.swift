extension View {
  /// Makes this view searchable: adds a search field to the bars around it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchPageModifier(text: text)).modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt?.plain))
  }

  /// Makes this view searchable: adds a search field to the bars around it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Makes this view searchable: adds a search field to the bars around it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Makes this view searchable: adds a search field to the bars around it. The search is active
  /// while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchPageModifier(text: text)).modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt?.plain))
  }

  /// Makes this view searchable: adds a search field to the bars around it. The search is active
  /// while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Makes this view searchable: adds a search field to the bars around it. The search is active
  /// while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
