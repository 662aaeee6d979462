import UIKit

extension VirtualDevice {
  /// The windows with their containers and elements, as VoiceOver reads them: the views behind a
  /// modal one are left out.
  public var elementTree: [ScreenElement] {
    host.accessibilityTree.map { ScreenElement($0, on: self) }
  }

  /// The accessibility elements of the screen in the order in which VoiceOver reads them.
  public var elements: [ScreenElement] { elementTree.flatMap(\.elements) }

  /// Returns the first element with a label.
  ///
  /// - Throws: `DeviceError` if there is none, or if VoiceOver cannot reach it.
  public func element(label: String) throws(DeviceError) -> ScreenElement {
    try element(named: label) { $0.label == label }
  }

  /// Returns the first element, or else the first container, with an accessibility identifier.
  ///
  /// - Throws: `DeviceError` if there is none, or if VoiceOver cannot reach it.
  public func element(identifier: String) throws(DeviceError) -> ScreenElement {
    try element(named: identifier) { $0.identifier == identifier }
  }

  /// Returns the first element, or else the first container, with a label or an accessibility
  /// identifier.
  ///
  /// - Throws: `DeviceError` if there is none, or if VoiceOver cannot reach it.
  public func element(named name: String) throws(DeviceError) -> ScreenElement {
    try element(named: name) { $0.label == name || $0.identifier == name }
  }

  /// Returns the smallest element that covers a point of the screen; of equal ones the first.
  ///
  /// - Throws: `DeviceError.noElement` if there is none.
  public func element(at point: CGPoint) throws(DeviceError) -> ScreenElement {
    let found = elements.filter { $0.frame.contains(point) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard let found else { throw .noElement(point) }
    return found
  }

  /// Performs VoiceOver's two-finger scrub, which asks the front view or presentation to dismiss
  /// itself.
  ///
  /// - Returns: `true` if a view or view controller handled it.
  @discardableResult
  public func performEscape() -> Bool {
    defer { step() }
    return host.enter { host.assistance.escape() }
  }

  /// Performs VoiceOver's two-finger double tap.
  ///
  /// - Returns: `true` if a view or view controller handled it.
  @discardableResult
  public func performMagicTap() -> Bool {
    defer { step() }
    return host.enter { host.assistance.magicTap() }
  }

  /// The accessibility settings of the user.
  public var accessibilitySettings: AccessibilitySettings {
    AccessibilitySettings(host.configuration.assistive)
  }

  /// Changes the accessibility settings, and notifies the app.
  public func setAccessibilitySettings(_ settings: AccessibilitySettings) {
    guard settings != accessibilitySettings else { return }
    host.reconfigure { $0.assistive = settings.values }
    step()
  }

  /// Returns the accessibility notifications that the app posted since the last call, as
  /// `announcement: Saved`.
  public func takeAnnouncements() -> [String] {
    host.assistance.takePosted().map { posted in
      let name =
        switch posted.notification {
        case .screenChanged: "screenChanged"
        case .layoutChanged: "layoutChanged"
        case .announcement: "announcement"
        case .pageScrolled: "pageScrolled"
        default: "notification \(posted.notification.rawValue)"
        }
      return posted.text.map { "\(name): \($0)" } ?? name
    }
  }

  private func element(
    named name: String, _ condition: (ScreenElement) -> Bool
  ) throws(DeviceError) -> ScreenElement {
    let tree = elementTree
    let all = tree.flatMap(\.elements)
    if let found = all.first(where: condition) { return found }
    for window in tree {
      if let found = window.container(condition) { return found }
    }
    if (try? find(name)) != nil { throw .unreachable(name) }
    let names = all.flatMap { [$0.label, $0.identifier].compactMap { $0 } }
    throw .notFound(name, near: NearName.find(name, in: names))
  }
}

extension ScreenElement {
  fileprivate func container(_ condition: (ScreenElement) -> Bool) -> ScreenElement? {
    if !isElement, condition(self) { return self }
    for child in children {
      if let found = child.container(condition) { return found }
    }
    return nil
  }
}
