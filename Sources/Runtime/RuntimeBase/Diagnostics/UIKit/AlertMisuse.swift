/// The misuses of alerts and action sheets.
package enum AlertMisuse: MisuseCase {
  case secondCancelAction(String?)
  case unknownPreferredAction(String?)
  case textFieldInActionSheet
  case noSource(String?)
  case empty

  package var sentence: String {
    switch self {
    case .secondCancelAction(let title):
      "An alert has at most one cancel action, so \"\(title ?? "")\" is not added; set its style "
        + "to .default or .destructive."
    case .unknownPreferredAction(let title):
      "The preferred action \"\(title ?? "")\" is not among the alert's actions, so it is "
        + "ignored; add it with addAction(_:) first."
    case .textFieldInActionSheet:
      "An action sheet has no text fields, so none is added; use the style .alert."
    case .noSource(let title):
      "The action sheet \"\(title ?? "")\" has no source, so it is not presented; set its "
        + "popoverPresentationController's sourceView and sourceRect, sourceItem or barButtonItem "
        + "before presenting it."
    case .empty:
      "An alert without title, message and actions was not presented; set at least one of them."
    }
  }

  package var exception: String? {
    switch self {
    case .secondCancelAction, .textFieldInActionSheet, .empty:
      "NSInternalInconsistencyException"
    case .noSource:
      "NSGenericException"
    default: nil
    }
  }
}
