extension UIViewController {
  /// Performs the segue of the storyboard with a name. Storyboards are not loaded, so there is none:
  /// it is reported, and nothing is shown.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    Misuse.report(ContentMisuse.segueOfStoryboard(identifier))
  }
}
