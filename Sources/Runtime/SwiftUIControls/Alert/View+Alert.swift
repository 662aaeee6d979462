extension View {
  nonisolated private func ask<A: View, M: View>(
    isDialog: Bool = false, _ title: Text, showsTitle: Bool = true, _ isPresented: Binding<Bool>,
    hasSubject: Bool = true, _ actions: A, _ message: M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: isDialog, title: title, showsTitle: showsTitle, isPresented: isPresented,
        hasSubject: hasSubject, actions: actions, message: message))
  }

  /// Presents an alert while `isPresented` is true. Each button dismisses it; without buttons it
  /// has an OK button.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    ask(Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents an alert while `isPresented` is true. Each button dismisses it; without buttons it
  /// has an OK button.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    ask(Text(title), isPresented, actions(), EmptyView())
  }

  /// Presents an alert while `isPresented` is true. Each button dismisses it; without buttons it
  /// has an OK button.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    ask(title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    ask(Text(titleKey), isPresented, actions(), message())
  }

  /// Presents an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    ask(Text(title), isPresented, actions(), message())
  }

  /// Presents an alert with a message while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    ask(title, isPresented, actions(), message())
  }

  /// Presents an alert for data while `isPresented` is true and the data are not `nil`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    ask(
      Text(titleKey), isPresented, hasSubject: data != nil, data.map { actions($0) }, EmptyView())
  }

  /// Presents an alert for data while `isPresented` is true and the data are not `nil`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    ask(Text(title), isPresented, hasSubject: data != nil, data.map { actions($0) }, EmptyView())
  }

  /// Presents an alert for data while `isPresented` is true and the data are not `nil`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    ask(title, isPresented, hasSubject: data != nil, data.map { actions($0) }, EmptyView())
  }

  /// Presents an alert with a message for data while `isPresented` is true and the data are not
  /// `nil`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      Text(titleKey), isPresented, hasSubject: data != nil, data.map { actions($0) },
      data.map { message($0) })
  }

  /// Presents an alert with a message for data while `isPresented` is true and the data are not
  /// `nil`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      Text(title), isPresented, hasSubject: data != nil, data.map { actions($0) },
      data.map { message($0) })
  }

  /// Presents an alert with a message for data while `isPresented` is true and the data are not
  /// `nil`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      title, isPresented, hasSubject: data != nil, data.map { actions($0) },
      data.map { message($0) })
  }

  /// Presents an alert for an error while `isPresented` is true and the error is not `nil`; its
  /// description is the title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    ask(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, hasSubject: error != nil,
      actions(), EmptyView())
  }

  /// Presents an alert with a message for an error while `isPresented` is true and the error is not
  /// `nil`; its description is the title.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    ask(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, hasSubject: error != nil,
      error.map { actions($0) }, error.map { message($0) })
  }
}

extension View {
  /// Presents a confirmation dialog while `isPresented` is true. A missing Cancel button is added.
  /// The title is visible only if `titleVisibility` requires it.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    choose(Text(titleKey), isPresented, titleVisibility, true, actions(), EmptyView())
  }

  /// Presents a confirmation dialog while `isPresented` is true. A missing Cancel button is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    choose(Text(title), isPresented, titleVisibility, true, actions(), EmptyView())
  }

  /// Presents a confirmation dialog while `isPresented` is true. A missing Cancel button is added.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    choose(title, isPresented, titleVisibility, true, actions(), EmptyView())
  }

  /// Presents a confirmation dialog with a message while `isPresented` is true. A missing Cancel
  /// button is added.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    choose(Text(titleKey), isPresented, titleVisibility, true, actions(), message())
  }

  /// Presents a confirmation dialog with a message while `isPresented` is true. A missing Cancel
  /// button is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    choose(Text(title), isPresented, titleVisibility, true, actions(), message())
  }

  /// Presents a confirmation dialog with a message while `isPresented` is true. A missing Cancel
  /// button is added.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    choose(title, isPresented, titleVisibility, true, actions(), message())
  }

  /// Presents a confirmation dialog for data while `isPresented` is true and the data are not
  /// `nil`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    choose(
      Text(titleKey), isPresented, titleVisibility, data != nil, data.map { actions($0) },
      EmptyView())
  }

  /// Presents a confirmation dialog with a message for data while `isPresented` is true and the
  /// data are not `nil`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choose(
      Text(titleKey), isPresented, titleVisibility, data != nil, data.map { actions($0) },
      data.map { message($0) })
  }

  nonisolated private func choose<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ hasSubject: Bool,
    _ actions: A, _ message: M
  ) -> some View {
    ask(
      isDialog: true, title, showsTitle: visibility == .visible, isPresented,
      hasSubject: hasSubject, actions, message)
  }
}
