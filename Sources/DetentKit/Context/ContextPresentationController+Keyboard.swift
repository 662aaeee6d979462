#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ContextPresentationController {
    /// Keeps the keyboard from insetting an app's own hosting controller while its sheet rests on the
    /// keyboard, and restores the inset afterwards.
    ///
    /// A hosting controller avoids the keyboard by itself, and a frame that comes late would make it
    /// avoid what the sheet has left already. Content that DetentKit hosts ignores the keyboard's safe
    /// area on every version; an app's own can do so from iOS 16.4 on.
    func updateKeyboardInset() {
      guard let host = presentedViewController as? any HostsContent else { return }
      let isCountedTwice = isBegun && style.restsOnKeyboard
      if isCountedTwice, host.isInsetByKeyboard {
        host.isInsetByKeyboard = false
        removesKeyboardInset = true
      } else if !isCountedTwice, removesKeyboardInset {
        removesKeyboardInset = false
        host.isInsetByKeyboard = true
      }
    }
  }

  extension ContextStyle {
    /// Indicates whether the sheet rests on the keyboard while that is shown.
    var restsOnKeyboard: Bool { keyboard == .follows && edge == .bottom }
  }
#endif
