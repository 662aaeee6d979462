#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  @MainActor
  extension ModalPresentationStyle {
    /// Reads the bindings of the selected detent.
    ///
    /// A body that calls this depends on them, so that it is evaluated when the app sets them, also if
    /// nothing else in it does.
    func readSelection() {
      switch kind {
      case .native(_, let properties): properties?.readSelection()
      case .popover(let popover):
        #if !os(visionOS)
          popover.adaptiveSheet?.readSelection()
        #endif
      case .custom, .adaptive: break
      case .context(let style, _): _ = style.selection?.wrappedValue
      }
    }
  }

  extension SheetProperties {
    @MainActor
    fileprivate func readSelection() {
      _ = selection?.wrappedValue
      #if !os(visionOS)
        _ = selectedDetentIdentifier?.wrappedValue
      #endif
    }
  }
#endif
