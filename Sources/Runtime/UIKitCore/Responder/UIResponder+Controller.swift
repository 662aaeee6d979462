extension UIResponder {
  /// The responder itself if it is a controller, or else the first controller up the responder
  /// chain.
  package final var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
