/// Whether a view is presented; the older way to dismiss it.
public struct PresentationMode {
  /// Whether the view stands in a presentation.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation; nothing happens where nothing is presented.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and a way to dismiss it.
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
