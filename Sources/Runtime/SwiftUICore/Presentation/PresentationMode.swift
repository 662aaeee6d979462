/// The presentation state of a view; superseded by ``DismissAction``.
public struct PresentationMode {
  /// Indicates whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation; it has no effect if the view is not presented.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// A binding to the presentation state of the view.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss.action
    let mode = PresentationMode(isPresented: isPresented)
    return Binding(
      get: { mode },
      set: { new in
        guard mode.isPresented, !new.isPresented else { return }
        Evaluation.onMain { dismiss?() }
      })
  }
}
