import Foundation

/// An item of the menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates an item that sends an action to the first responder.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// The title.
  open var title: String
  /// The action.
  open var action: Selector
}

/// The menu with editing actions from before there was ``UIEditMenuInteraction``: a bar with the standard actions
/// that the first responder can perform, and the app's items.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Constants that indicate the side of the target to which the menu points.
  public enum ArrowDirection: Int, Sendable {
    /// The side with room.
    case `default`
    /// The menu is below and points up.
    case up
    /// The menu is above and points down.
    case down
    /// The menu is to the right and points left.
    case left
    /// The menu is to the left and points right.
    case right
  }

  /// The menu.
  public class var shared: UIMenuController { sharedController }

  private static let sharedController = UIMenuController()

  /// A Boolean value that indicates whether the menu is shown. Setting it shows the menu at the rectangle of
  /// ``setTargetRect(_:in:)``, or hides it.
  open var isMenuVisible: Bool {
    get { interaction != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The items beside the standard ones. The default is `nil`. An item is shown if the first responder, or a
  /// responder above it, can perform its action.
  open var menuItems: [UIMenuItem]?

  /// The side of the target to which the menu points. The default is `default`.
  open var arrowDirection = ArrowDirection.default

  /// The frame of the menu in the screen's coordinates; empty while it is hidden. It is that of the target.
  open var menuFrame: CGRect {
    guard isMenuVisible, let target else { return .zero }
    return target.view.convert(target.rect, to: nil)
  }

  /// Sets the rectangle beside which the menu is shown, in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = Target(view: targetView, rect: targetRect)
  }

  /// Shows the menu at the rectangle that was set, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Shows the menu beside a rectangle in a view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu if it is shown from a view.
  open func hideMenu(from targetView: UIView) {
    if target?.view === targetView { hide() }
  }

  /// Hides the menu.
  open func hideMenu() { hide() }

  /// Asks the responders again which actions they can perform.
  open func update() { interaction?.reloadVisibleMenu() }

  private struct Target {
    var view: UIView
    var rect: CGRect
  }

  private var target: Target?
  private var interaction: UIEditMenuInteraction?
  private lazy var provider = MenuProvider()

  private func show() {
    guard let target, target.view.window != nil else { return }
    if interaction != nil { hide() }
    provider.onClose = { [weak self] in self?.didHide() }
    provider.actions = { [weak self] in self?.elements(from: target.view, suggested: $0) ?? [] }
    provider.rect = target.rect
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: target.rect.origin)
    configuration.preferredArrowDirection =
      UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    let made = UIEditMenuInteraction(delegate: provider)
    target.view.addInteraction(made)
    provider.isOpen = false
    post(Self.willShowMenuNotification)
    made.presentEditMenu(with: configuration)
    guard provider.isOpen else { return target.view.removeInteraction(made) }
    interaction = made
    post(Self.didShowMenuNotification)
  }

  private func hide() {
    interaction?.dismissMenu()
  }

  private func didHide() {
    guard let closed = interaction else { return }
    interaction = nil
    post(Self.willHideMenuNotification)
    closed.view?.removeInteraction(closed)
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The standard actions and the items that a responder performs.
  private func elements(from view: UIView, suggested: [UIMenuElement]) -> [UIMenuElement] {
    let start = view.window?.firstResponder ?? view
    return suggested
      + (menuItems ?? []).compactMap { item in
        var responder: UIResponder? = start
        while let current = responder {
          if current.canPerformAction(item.action, withSender: self) {
            return UIAction(title: item.title) { [weak current] _ in
              UIApplication.shared.sendAction(item.action, to: current, from: self, for: nil)
            }
          }
          responder = current.next
        }
        return nil
      }
  }
}

extension UIMenuController {
  /// The notification that is posted before the menu is shown.
  nonisolated public class var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// The notification that is posted when the menu is shown.
  nonisolated public class var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// The notification that is posted before the menu is hidden.
  nonisolated public class var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// The notification that is posted when the menu is hidden.
  nonisolated public class var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

/// Provides the menu's elements to the interaction that shows it.
@MainActor
private final class MenuProvider: NSObject, UIEditMenuInteractionDelegate {
  var actions: ([UIMenuElement]) -> [UIMenuElement] = { $0 }
  var rect = CGRect.zero
  var onClose: () -> Void = {}
  var isOpen = false

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: actions(suggestedActions)) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { isOpen = true }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isOpen = false
    onClose()
  }
}
