/// Runs with a context menu's coming or going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is lifted; `nil` where a view is.
  var previewViewController: UIViewController? { get }
  /// Runs changes alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs when it is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu goes after a tap on what it lifted.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// What is lifted goes back to where it came from.
  case dismiss
  /// What is lifted grows over the screen and gives way to what is shown then.
  case pop
}

/// Runs with a context menu's going after a tap on what it lifted.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu goes. The default is `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps what runs with a menu until it runs.
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

  /// Runs the changes, in the animation that surrounds the call.
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
