extension UIView {
  /// Implements ``endEditing(_:)``.
  func endEditingBelow(force: Bool) -> Bool {
    guard let responder = containingWindow?.firstResponder, responder.hangs(below: self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder._resignByForce()
    return true
  }
}

extension UIResponder {
  /// Indicates whether the responder chain of the receiver contains a view.
  func hangs(below view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === view { return true }
      responder = current.next
    }
    return false
  }
}
