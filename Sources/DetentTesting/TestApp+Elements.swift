import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// The accessibility elements of the screen in the order in which VoiceOver reads them.
  public var elements: [ScreenElement] { device.elements }

  /// Returns the first accessibility element with a label.
  ///
  /// - Throws: `DeviceError` if there is none, or if VoiceOver cannot reach it.
  public func element(label: String) throws(DeviceError) -> ScreenElement {
    try device.element(label: label)
  }

  /// Returns the first accessibility element with an accessibility identifier.
  ///
  /// - Throws: `DeviceError` if there is none, or if VoiceOver cannot reach it.
  public func element(identifier: String) throws(DeviceError) -> ScreenElement {
    try device.element(identifier: identifier)
  }

  /// Performs VoiceOver's two-finger scrub.
  ///
  /// - Returns: `true` if a view or view controller handled it.
  @discardableResult
  public func performEscape(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    note("perform the escape gesture", at: sourceLocation)
    return device.performEscape()
  }

  /// Performs VoiceOver's two-finger double tap.
  ///
  /// - Returns: `true` if a view or view controller handled it.
  @discardableResult
  public func performMagicTap(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    note("perform the magic tap", at: sourceLocation)
    return device.performMagicTap()
  }
}
