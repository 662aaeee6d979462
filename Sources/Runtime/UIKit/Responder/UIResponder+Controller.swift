extension UIResponder {
  /// The controller that the responder is or belongs to: the first one on the way up.
  package final var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
