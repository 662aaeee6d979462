extension UIView {
  /// What ``endEditing(_:)`` does.
  func endEditingBelow(force: Bool) -> Bool {
    guard let responder = containingWindow?.firstResponder, responder.hangs(below: self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.resignByForce()
    return true
  }
}

extension UIResponder {
  /// Whether the responder is a view or anything whose chain leads through it.
  func hangs(below view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === view { return true }
      responder = current.next
    }
    return false
  }
}
