import Foundation

/// The view controllers of a storyboard. Storyboards are not loaded: using one is reported, and its controllers
/// are plain ones without content.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Creates an object for a storyboard in a bundle; `nil` means the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Reports that storyboards are not loaded, and returns nil.
  open func instantiateInitialViewController() -> UIViewController? {
    Misuse.report(ContentMisuse.storyboard(name, identifier: nil))
    return nil
  }

  /// Reports that storyboards are not loaded, and returns a controller without content.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Misuse.report(ContentMisuse.storyboard(name, identifier: identifier))
    return UIViewController()
  }

  /// Reports that storyboards are not loaded, and returns the controller that `creator` makes with a decoder
  /// without values.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    Misuse.report(ContentMisuse.storyboard(name, identifier: identifier))
    if let creator {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      if let made = creator(coder) { return made }
    }
    return _makeObject(ViewController.self)
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from: none, as storyboards are not loaded.
  public var storyboard: UIStoryboard? { nil }
}
