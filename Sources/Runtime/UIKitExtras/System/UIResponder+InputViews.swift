extension UIResponder {
  /// The nearest input view up the responder chain, which replaces the keyboard.
  package var inputViewUpTheChain: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current.inputView { return view }
      responder = current.next
    }
    return nil
  }

  /// The nearest input accessory view up the responder chain, which is above the keyboard.
  package var inputAccessoryViewUpTheChain: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current.inputAccessoryView { return view }
      responder = current.next
    }
    return nil
  }

  /// Indicates whether the presentation of the responder keeps the keyboard although there is no
  /// first responder (documented for form sheets, which are cards only in a regular width).
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
