#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Prevents the user from dismissing the presentation of this view controller without a question.
    ///
    /// ```swift
    /// editor.setDismissalConfirmation { _ in await editor.asksToDiscard() }
    /// ```
    ///
    /// The closure is called after each attempt, on the main actor. While it runs the content stays, and
    /// further attempts are ignored. If it returns `true`, the presentation is dismissed.
    ///
    /// - Parameter confirm: the closure; `nil` lets the user dismiss again.
    public func setDismissalConfirmation(_ confirm: ((DismissalCause) async -> Bool)?) {
      let link = PresentationLink.attached(to: self)
      let attempts = link.attempts
      if let confirm {
        link.ownsModality = true
        attempts.set(.init(isDisabled: true, confirm: confirm), by: self)
      } else {
        attempts.remove(self)
      }
    }

    /// Dismisses the presentation of this view controller, unless the dismissal is prevented. Then it
    /// counts as an attempt with the cause ``DismissalCause/code``.
    ///
    /// UIKit's `dismiss(animated:completion:)` dismisses without a question.
    ///
    /// - Parameter animated: `true`, the default, animates the dismissal.
    /// - Returns: `true` if the dismissal has begun.
    @discardableResult
    public func attemptDismissal(animated: Bool = true) -> Bool {
      let presented = outermostContainer
      guard let presenter = presented.presentingViewController,
        let presentation = presented.presentationController
      else { return false }
      if presentation.allowsDismissal {
        presenter.dismiss(animated: animated)
        return true
      }
      PresentationLink.attached(to: presented).attempts.attempt(.code, on: presentation)
      return false
    }
  }
#endif
