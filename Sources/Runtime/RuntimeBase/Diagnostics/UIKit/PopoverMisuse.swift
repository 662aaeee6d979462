/// The misuses of popovers.
package enum PopoverMisuse: MisuseCase {
  case sourceOutsideWindow(String)
  case noSource(String)
  case backgroundViewClass(Any.Type)
  case notOverridden(String, by: AnyClass)

  package var sentence: String {
    switch self {
    case .sourceOutsideWindow(let presented):
      "The source of the popover of \(presented) is not in the popover's window, so the popover "
        + "is centered; set a sourceView, sourceItem or barButtonItem that is visible."
    case .noSource(let presented):
      "The popover of \(presented) has no source, so it is not presented, and is centered if a "
        + "sheet becomes this popover; set its popoverPresentationController's sourceView and "
        + "sourceRect, sourceItem or barButtonItem before presenting it."
    case .backgroundViewClass(let type):
      "\(type) is no UIPopoverBackgroundView, so the system's background is shown; set "
        + "popoverBackgroundViewClass to a subclass of it."
    case .notOverridden(let method, let type):
      "\(type) does not override \(method), so it is 0; override it in every "
        + "UIPopoverBackgroundView."
    }
  }

  package var exception: String? {
    switch self {
    case .noSource:
      "NSGenericException"
    default: nil
    }
  }
}
