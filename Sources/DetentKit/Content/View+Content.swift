#if canImport(UIKit)
  import SwiftUI

  // What content says about the presentation that it is in.

  extension View {
    /// Whether the user cannot dismiss the presentation that the view is in, and what happens when the
    /// user tries.
    ///
    /// Attempts are heard in presentations of DetentKit's; in SwiftUI's own sheets nobody is told.
    public func interactiveDismissDisabled(
      _ isDisabled: Bool = true, onAttempt: (() -> Void)?
    ) -> some View {
      interactiveDismissDisabled(isDisabled).background(
        ContentProbe(
          connect: { $0.setDismissal(isDisabled: isDisabled, onAttempt: onAttempt, by: $1) },
          disconnect: { $0.removeDismissal(by: $1) }))
    }

    /// Marks the view's lower edge as a place down to which a sheet can rest:
    /// ``PresentationDetentReference/marker(_:)``.
    public func presentationMarker(_ name: String) -> some View {
      background(
        ContentProbe(
          connect: { $0.measurer.add(marker: name, $1) },
          disconnect: { $0.measurer.remove(marker: $1) }))
    }

    /// Whether fingers on the view leave the sheet that it is in where it is: for sliders, maps,
    /// drawings.
    public func sheetDragDisabled(_ isDisabled: Bool = true) -> some View {
      background(
        ContentProbe(
          connect: { if isDisabled { $0.exclusion.add($1) } else { $0.exclusion.remove($1) } },
          disconnect: { $0.exclusion.remove($1) }))
    }

    /// Calls a closure with each new position of the presentation that the view is in.
    public func onPresentationPosition(
      _ action: @escaping (PresentationPosition) -> Void
    ) -> some View {
      background(
        ContentProbe(
          connect: { $0.monitor.listen($1, action) },
          disconnect: { $0.monitor.stopListening($1) }))
    }
  }
#endif
