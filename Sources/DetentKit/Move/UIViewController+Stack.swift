#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  // Presentations over each other, from the view controller that presents the first.

  extension UIViewController {
    /// The view controllers that are presented over this one, each by the one before. The last is the
    /// front-most.
    ///
    /// Presentations in contexts are those of the contexts that the view controller or one that presents
    /// in its name defines. A view controller that is being dismissed is not among them.
    public var presentedControllers: [UIViewController] {
      var found: [UIViewController] = []
      var next = presentedViewController
      while let current = next, !current.isBeingDismissed {
        // The invisible controller that keeps a presentation in its context is none of the app's.
        if !(current is ContextHelperController) { found.append(current) }
        next = current.presentedViewController
      }
      return found
    }

    /// Dismisses everything that is presented over this view controller.
    ///
    /// Only the front-most view controller moves; those below it are gone with it.
    ///
    /// - Parameters:
    ///   - animated: `true`, the default, animates the dismissal.
    ///   - completion: called when the presentations have ended, at once if there are none.
    public func dismissAll(animated: Bool = true, completion: (() -> Void)? = nil) {
      dismiss(from: 0, of: presentedControllers, animated, completion)
    }

    /// Dismisses the front-most view controllers that are presented over this one.
    ///
    /// - Parameters:
    ///   - count: their number. 0 and less dismiss nothing, more than there are all of them.
    ///   - animated: `true`, the default, animates the dismissal.
    ///   - completion: called when the presentations have ended, at once if there are none.
    public func dismissPresented(
      count: Int, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      let stack = presentedControllers
      let first = stack.count - min(max(count, 0), stack.count)
      dismiss(from: first, of: stack, animated, completion)
    }

    /// Dismisses everything that is presented over a view controller, which stays: this one, or one that
    /// is presented over it.
    ///
    /// - Parameters:
    ///   - controller: the view controller that is in front afterwards. Nothing is dismissed if it is not
    ///     among ``presentedControllers``.
    ///   - animated: `true`, the default, animates the dismissal.
    ///   - completion: called when the presentations have ended, at once if there are none.
    public func dismissPresented(
      downTo controller: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      let stack = presentedControllers
      let place = controller === self ? -1 : stack.firstIndex { $0 === controller }
      dismiss(from: place.map { $0 + 1 } ?? stack.count, of: stack, animated, completion)
    }

    /// The view controller that presents this one, or the one that it is a child of, in the app's
    /// terms.
    var presentingController: UIViewController? {
      var presenting = presentingViewController
      while let helper = presenting as? ContextHelperController {
        presenting = helper.presentingViewController
      }
      return presenting
    }

    private func dismiss(
      from first: Int, of stack: [UIViewController], _ animated: Bool, _ completion: (() -> Void)?
    ) {
      guard stack.indices.contains(first), let presenting = stack[first].presentingViewController
      else {
        completion?()
        return
      }
      presenting.dismiss(animated: animated, completion: completion)
    }
  }
#endif
