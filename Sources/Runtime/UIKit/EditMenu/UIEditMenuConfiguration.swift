/// Where an edit menu stands in relation to what it is for.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is room: above, else below.
  case automatic = 0
  /// Below, pointing up.
  case up = 1
  /// Above, pointing down.
  case down = 2
  /// At the right, pointing left.
  case left = 3
  /// At the left, pointing right.
  case right = 4
}

/// Says which edit menu to show, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration for a point in the interaction's view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSString(string: "menu")
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// What tells the menu from others.
  public let identifier: any NSCopying
  /// The point the menu is for, where the delegate gives no rectangle.
  public let sourcePoint: CGPoint
  /// Where the menu should stand. The default is `.automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Runs with an edit menu's coming or going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs changes alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs when it is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives an edit menu its elements and place, and hears of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to show; `nil` for what is suggested.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The rectangle the menu is for, in the interaction's view; `.null` for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// The menu is about to show.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// `nil` by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// `.null` by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
