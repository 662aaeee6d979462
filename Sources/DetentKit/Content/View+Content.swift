#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  // Settings of a presentation from its SwiftUI content.

  extension View {
    /// Registers the view's lower edge as the marker of a detent,
    /// ``PresentationDetentReference/marker(_:)``, down to which the sheet shows its content.
    public func presentationMarker(_ name: String) -> some View {
      background(
        ContentProbe(
          connect: { $0.measurer.add(marker: name, $1) },
          disconnect: { $0.measurer.remove(marker: $1) }))
    }

    /// Prevents drags that begin in the view from moving the sheet that contains it, for sliders,
    /// maps and drawings.
    public func sheetDragDisabled(_ isDisabled: Bool = true) -> some View {
      background(
        ContentProbe(
          connect: { if isDisabled { $0.exclusion.add($1) } else { $0.exclusion.remove($1) } },
          disconnect: { $0.exclusion.remove($1) }))
    }

    /// Adds an action that is called with each new position of the presentation that contains the
    /// view.
    public func onPresentationPosition(
      _ action: @escaping (PresentationPosition) -> Void
    ) -> some View {
      background(
        ContentProbe(
          connect: { $0.monitor.listen($1, action) },
          disconnect: { $0.monitor.stopListening($1) }))
    }

    /// Adds an action that is called for each change of the selected detent of the presentation that
    /// contains the view: when it is decided, and when the presentation has come to rest there.
    ///
    /// In a sheet that SwiftUI presents, the references in the change are those of its detents;
    /// a detent with a height of its own is ``PresentationDetentReference/height(_:)``.
    public func onPresentationDetentChange(
      _ action: @escaping (DetentChange) -> Void
    ) -> some View {
      background(
        ContentProbe(
          connect: { link, view in
            link.detentChanges.set(action, by: view)
            link.monitor.wake()
          },
          disconnect: { $0.detentChanges.remove($1) }))
    }
  }
#endif
