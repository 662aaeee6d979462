import UIKit
import VirtualDevice

extension TestApp {
  /// The elements of the screen in the order in which VoiceOver reads them.
  public var elements: [ScreenElement] { device.elements }

  /// The first element with a label.
  ///
  /// - Throws: `DeviceError` when there is none, or none that can be reached.
  public func element(label: String) throws(DeviceError) -> ScreenElement {
    try device.element(label: label)
  }

  /// The first element with an identifier for tests.
  ///
  /// - Throws: `DeviceError` when there is none, or none that can be reached.
  public func element(identifier: String) throws(DeviceError) -> ScreenElement {
    try device.element(identifier: identifier)
  }

  /// Does what a two-finger scrub does; returns whether anybody did anything.
  @discardableResult
  public func performEscape() -> Bool { device.performEscape() }
}
