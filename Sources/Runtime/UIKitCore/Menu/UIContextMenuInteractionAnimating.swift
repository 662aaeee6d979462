/// Animations alongside the presentation or dismissal of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` for a preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Constants that indicate the dismissal of a menu after a tap on its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview animates back to its source.
  case dismiss
  /// The preview expands over the screen and is replaced by the next content.
  case pop
}

/// Animations alongside the dismissal of a context menu after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the dismissal. The default is `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The storage of a menu's alongside animations until they run.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations in the animation block of the caller.
  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}
