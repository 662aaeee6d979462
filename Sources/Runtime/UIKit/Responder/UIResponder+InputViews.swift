extension UIResponder {
  /// The nearest input view up the chain, which stands in the keyboard's place.
  package var inputViewUpTheChain: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current.inputView { return view }
      responder = current.next
    }
    return nil
  }

  /// The nearest accessory view up the chain, which stands on the keyboard.
  package var inputAccessoryViewUpTheChain: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current.inputAccessoryView { return view }
      responder = current.next
    }
    return nil
  }

  /// Whether the presentation that the responder is in wants the keyboard to stay although nothing
  /// needs it any more (documented for form sheets, which are cards only in a regular width).
  package var keepsKeyboardUp: Bool {
    var controller = nearestController
    while let parent = controller?.parent { controller = parent }
    guard let controller, let presenter = controller.presentingViewController,
      !controller.isBeingDismissed, controller.viewIfLoaded?.window != nil,
      controller.disablesAutomaticKeyboardDismissal
    else { return false }
    return controller.modalPresentationStyle != .formSheet
      || presenter.traitCollection.horizontalSizeClass == .regular
  }
}
