extension UIViewController {
  func titleDidChange() {}
  func preferredContentSizeDidChange() {}
  func childWasRemoved(_ child: UIViewController) {}
  func dismissEverything() {}
}

extension UIWindow {
  func willReconfigure(to size: CGSize, traits: UITraitCollection?, apply: () -> Void) {
    apply()
  }
}
