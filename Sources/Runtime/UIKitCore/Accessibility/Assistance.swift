/// The assistive technology of a device: the notifications that the app posted, and the focused
/// element.
@MainActor
package final class Assistance {
  /// A notification posted by the app, recorded for tests.
  package struct Posted {
    package var notification: UIAccessibility.Notification
    package var argument: Any?

    /// The argument's text or the label of the argument's element.
    @MainActor
    package var text: String? {
      if let text = argument as? String { return text }
      if let text = argument as? NSAttributedString { return text.string }
      return (argument as? UIResponder)?.accessibilityLabel
    }
  }

  /// The number of notifications that are kept; tunable.
  private static let limit = 256

  /// The posted notifications, the oldest first.
  package private(set) var posted: [Posted] = []
  /// The focused element; tracked only while an assistive technology runs.
  package private(set) weak var focus: UIResponder?

  weak var host: DisplayHost?

  package init() {}

  /// Returns the notifications so far and clears them.
  package func takePosted() -> [Posted] {
    defer { posted = [] }
    return posted
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    posted.append(Posted(notification: notification, argument: argument))
    if posted.count > Self.limit { posted.removeFirst(posted.count - Self.limit) }
    guard isFollowing else { return }
    if let element = argument as? UIResponder,
      notification == .screenChanged || notification == .layoutChanged
    {
      move(to: element)
    } else if notification == .screenChanged {
      // A new screen is read from its first element, after layout.
      DisplayHost.afterThisTurn { [weak self] in self?.move(to: self?.host?.firstElementInFront) }
    }
  }

  private var isFollowing: Bool {
    guard let settings = host?.configuration.assistive else { return false }
    return settings.voiceOver || settings.switchControl
  }

  /// Performs the escape gesture: calls the focused element and its responders, else those of the
  /// frontmost view.
  package func escape() -> Bool {
    ask { $0.accessibilityPerformEscape() }
  }

  /// Performs the magic tap; the responders are those of ``escape()``.
  package func magicTap() -> Bool {
    ask { $0.accessibilityPerformMagicTap() }
  }

  private func ask(_ question: (UIResponder) -> Bool) -> Bool {
    var responder = focus ?? host?.responderInFront
    while let current = responder {
      if question(current) { return true }
      responder = current.next
    }
    return false
  }

  /// Moves the focus to an element and notifies it and the previous one.
  package func move(to element: UIResponder?) {
    guard focus !== element else { return }
    let old = focus
    focus = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
  }
}

extension DisplayHost {
  /// The container view of the frontmost view controller: that of the last presentation, or the
  /// window.
  var viewInFront: UIView? {
    let window = keyWindow ?? windows.last
    var container: UIView?
    var presentation = window?.rootViewController?.ownPresentation
    while let current = presentation {
      container = current.container ?? container
      presentation = current.presented.ownPresentation
    }
    return menuInFront ?? container ?? window
  }

  /// The open menu, which is in front of everything in its window.
  private var menuInFront: MenuContainerView? {
    (keyWindow ?? windows.last)?.subviews.last as? MenuContainerView
  }

  /// The responder that handles a gesture if no element has the focus.
  var responderInFront: UIResponder? {
    guard let element = firstElementInFront else { return viewInFront }
    guard menuInFront == nil else { return element }
    // The responders of a grabber belong to the sheet, not to the sheet's content.
    var presentation = (keyWindow ?? windows.last)?.rootViewController?.ownPresentation
    while let next = presentation?.presented.ownPresentation { presentation = next }
    guard let content = presentation?.presented.viewIfLoaded else { return element }
    return AccessibilityTree().nodes(of: content).lazy.flatMap(\.elements).first?.responder
      ?? content
  }

  /// The first element of the frontmost view in reading order.
  var firstElementInFront: UIResponder? {
    guard let view = viewInFront else { return nil }
    return AccessibilityTree().nodes(of: view).lazy.flatMap(\.elements).first?.responder
  }
}
