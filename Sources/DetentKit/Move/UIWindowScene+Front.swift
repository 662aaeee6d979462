#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIWindowScene {
    /// The view controller in front of all others in the scene: the last one presented over the root of
    /// the window that shows the app. `nil` without such a window.
    ///
    /// That window is the key window if it has a root, else the front-most one at the normal level that
    /// is not hidden. A view controller that is being dismissed is not in front any more.
    public var frontmostViewController: UIViewController? {
      let shown = windows.filter { !$0.isHidden && $0.rootViewController != nil }
      let window =
        shown.first { $0.isKeyWindow && $0.windowLevel == .normal }
        ?? shown.last { $0.windowLevel == .normal }
      guard let root = window?.rootViewController else { return nil }
      return root.presentedControllers.last ?? root
    }

    /// Presents a view controller in front of everything that the scene presents, for code that has no
    /// view controller at hand.
    ///
    /// ```swift
    /// scene.presentInFront(places, style: .pageSheet(properties: properties))
    /// ```
    ///
    /// Without a window that shows the app nothing is presented, which is reported to ``DetentMisuse``.
    ///
    /// - Parameters:
    ///   - controller: the view controller to present.
    ///   - style: the style, with its properties.
    ///   - animated: `true`, the default, animates the transition.
    ///   - completion: called when the presentation has been completed.
    public func presentInFront(
      _ controller: UIViewController, style: ModalPresentationStyle, animated: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      guard let front = frontmostViewController else {
        return DetentMisuse.report(.noFront(controller))
      }
      front.present(controller, style: style, animated: animated, completion: completion)
    }
  }
#endif
