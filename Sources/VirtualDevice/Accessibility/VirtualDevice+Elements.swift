import UIKit

extension VirtualDevice {
  /// The windows with the containers and elements they hold, as VoiceOver reads them: what stands
  /// behind something modal is left out.
  public var elementTree: [ScreenElement] {
    host.accessibilityTree.map { ScreenElement($0, on: self) }
  }

  /// The elements of the screen in the order in which VoiceOver reads them.
  public var elements: [ScreenElement] { elementTree.flatMap(\.elements) }

  /// The first element with a label.
  ///
  /// - Throws: `DeviceError` when there is none, or none that can be reached.
  public func element(label: String) throws(DeviceError) -> ScreenElement {
    try element(named: label) { $0.label == label }
  }

  /// The first element, or else the first container, with an identifier for tests.
  ///
  /// - Throws: `DeviceError` when there is none, or none that can be reached.
  public func element(identifier: String) throws(DeviceError) -> ScreenElement {
    try element(named: identifier) { $0.identifier == identifier }
  }

  /// The first element, or else the first container, with a label or an identifier for tests.
  ///
  /// - Throws: `DeviceError` when there is none, or none that can be reached.
  public func element(named name: String) throws(DeviceError) -> ScreenElement {
    try element(named: name) { $0.label == name || $0.identifier == name }
  }

  /// The smallest element that covers a point of the screen; of equal ones the first.
  ///
  /// - Throws: `DeviceError.noElement` when there is none.
  public func element(at point: CGPoint) throws(DeviceError) -> ScreenElement {
    let found = elements.filter { $0.frame.contains(point) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard let found else { throw .noElement(point) }
    return found
  }

  /// Does what a two-finger scrub does: whoever is in front is asked to get out of the way.
  ///
  /// - Returns: Whether anybody did.
  @discardableResult
  public func performEscape() -> Bool {
    host.makeCurrent()
    defer { step() }
    return host.assistance.escape()
  }

  /// Does what a two-finger double tap does.
  ///
  /// - Returns: Whether anybody did anything.
  @discardableResult
  public func performMagicTap() -> Bool {
    host.makeCurrent()
    defer { step() }
    return host.assistance.magicTap()
  }

  /// What the user asked of the system to see, hear or move more easily.
  public var accessibilitySettings: AccessibilitySettings {
    AccessibilitySettings(host.configuration.assistive)
  }

  /// Changes what the user asked of the system; the app hears of it.
  public func setAccessibilitySettings(_ settings: AccessibilitySettings) {
    guard settings != accessibilitySettings else { return }
    host.reconfigure { $0.assistive = settings.values }
    step()
  }

  /// What the app told assistive technology since the last call, as `announcement: Saved`.
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
