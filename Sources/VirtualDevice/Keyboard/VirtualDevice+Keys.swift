import UIKit

extension DeviceKey {
  var stroke: KeyStroke.Key {
    switch self {
    case .character(let text): .character(text)
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .delete: .delete
    case .forwardDelete: .forwardDelete
    case .return: .return
    case .tab: .tab
    case .escape: .escape
    }
  }
}

extension VirtualDevice {
  /// Presses and releases a key of a hardware keyboard.
  ///
  /// - Returns: `true` if a responder handled the key.
  @discardableResult
  public func press(_ key: DeviceKey, _ modifiers: DeviceKeyModifiers = []) -> Bool {
    let result = host.press(
      KeyStroke(
        key.stroke, isShifted: modifiers.contains(.shift),
        isAlternate: modifiers.contains(.alternate),
        isCommand: !modifiers.isDisjoint(with: [.command, .control])))
    step()
    return result
  }
}
