/// The swipe over a row that shows its actions.
@MainActor
final class TableSwipe {
  let pan = UIPanGestureRecognizer()
  var isOpen: Bool { false }
  var mayBegin: Bool { false }

  func forget(_ cell: UITableViewCell) {}
  func close(animated: Bool) {}
}

extension UITableView {
  func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }
}
