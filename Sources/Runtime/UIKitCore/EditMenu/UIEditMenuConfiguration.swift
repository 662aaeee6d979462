/// The direction of an edit menu's arrow, which determines the side of its target on which it is
/// placed.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the target if there is room, else below.
  case automatic = 0
  /// The menu is below the target, and the arrow points up.
  case up = 1
  /// The menu is above the target, and the arrow points down.
  case down = 2
  /// The menu is to the right of the target, and the arrow points left.
  case left = 3
  /// The menu is to the left of the target, and the arrow points right.
  case right = 4
}

/// The identifier and source point of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration for a point in the interaction's view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSString(string: "menu")
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// The point of the menu's target, used if the delegate returns no rectangle.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow. The default is `.automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// The object with which a delegate animates along with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods that provide an edit menu and are notified when it opens and closes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show; `nil` for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the target rectangle of the menu, in the interaction's view; `.null` for the source
  /// point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called before the menu closes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns `.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
