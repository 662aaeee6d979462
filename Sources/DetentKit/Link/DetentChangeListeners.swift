#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The closures that content registers for the detent changes of its presentation.
  @MainActor
  final class DetentChangeListeners {
    private var listeners: [(owner: WeakReference<AnyObject>, call: (DetentChange) -> Void)] = []

    var isEmpty: Bool { listeners.isEmpty }

    /// Adds a closure for as long as its owner lives, or replaces the owner's.
    func listen(_ owner: AnyObject, _ call: @escaping (DetentChange) -> Void) {
      stopListening(owner)
      listeners.append((WeakReference(owner), call))
    }

    func stopListening(_ owner: AnyObject) {
      listeners.removeAll { $0.owner.object == nil || $0.owner.object === owner }
    }

    func notify(_ change: DetentChange) {
      for listener in listeners { listener.call(change) }
    }
  }

  extension View {
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
            link.detentChanges.listen(view, action)
            link.monitor.wake()
          },
          disconnect: { $0.detentChanges.stopListening($1) }))
    }
  }
#endif
