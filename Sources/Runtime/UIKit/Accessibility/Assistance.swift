/// The side of a device that assistive technology talks to: what the app told it, and where it is.
@MainActor
package final class Assistance {
  /// A notification of the app, for tests to read.
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

  /// How many notifications are kept; tunable.
  private static let limit = 256

  /// What was posted, the oldest first.
  package private(set) var posted: [Posted] = []
  /// The element that is read; followed only while a technology runs.
  package private(set) weak var focus: UIResponder?

  weak var host: DisplayHost?

  package init() {}

  /// The notifications so far, which are forgotten.
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
      // A new screen is read from its first element, once it is laid out.
      DisplayHost.afterThisTurn { [weak self] in self?.move(to: self?.host?.firstElementInFront) }
    }
  }

  private var isFollowing: Bool {
    guard let settings = host?.configuration.assistive else { return false }
    return settings.voiceOver || settings.switchControl
  }

  /// The user wants out: the element in focus and its responders are asked, then those of what
  /// stands in front.
  package func escape() -> Bool {
    ask { $0.accessibilityPerformEscape() }
  }

  /// The user wants what matters most; asked as for ``escape()``.
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

  /// Goes to an element and tells it and the one before.
  package func move(to element: UIResponder?) {
    guard focus !== element else { return }
    let old = focus
    focus = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
  }
}

extension DisplayHost {
  /// What holds the controller in front: the container of the last presentation, or the window.
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

  /// A menu stands in front of everything in its window.
  private var menuInFront: MenuContainerView? {
    (keyWindow ?? windows.last)?.subviews.last as? MenuContainerView
  }

  /// Where a question begins that no element in focus can be asked.
  var responderInFront: UIResponder? {
    guard let element = firstElementInFront else { return viewInFront }
    guard menuInFront == nil else { return element }
    // A grabber's responders are those of the sheet, not of what the sheet shows.
    var presentation = (keyWindow ?? windows.last)?.rootViewController?.ownPresentation
    while let next = presentation?.presented.ownPresentation { presentation = next }
    guard let content = presentation?.presented.viewIfLoaded else { return element }
    return AccessibilityTree().nodes(of: content).lazy.flatMap(\.elements).first?.responder
      ?? content
  }

  /// The element that is read first in what stands in front.
  var firstElementInFront: UIResponder? {
    guard let view = viewInFront else { return nil }
    return AccessibilityTree().nodes(of: view).lazy.flatMap(\.elements).first?.responder
  }
}
