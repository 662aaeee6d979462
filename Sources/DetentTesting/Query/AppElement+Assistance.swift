import Testing
import UIKit
import VirtualDevice

extension AppElement {
  /// Performs VoiceOver's double tap on the element.
  ///
  /// - Throws: `DeviceError` if assistive technology does not reach it, or it is not enabled.
  public func activate(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("activate \(self)", at: sourceLocation)
    try reached().activate()
  }

  /// Increments an adjustable element by a step.
  public func increment(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("increment \(self)", at: sourceLocation)
    try reached().increment()
  }

  /// Decrements an adjustable element by a step.
  public func decrement(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("decrement \(self)", at: sourceLocation)
    try reached().decrement()
  }

  /// Performs a custom action of the element by its name.
  public func perform(
    _ action: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("perform \"\(action)\" of \(self)", at: sourceLocation)
    try reached().perform(action)
  }

  /// Scrolls the nearest container of the element that can scroll in a direction, as VoiceOver does
  /// with three fingers.
  public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("scroll \(self)", at: sourceLocation)
    try reached().scroll(direction)
  }

  private func reached() throws(DeviceError) -> ScreenElement {
    guard let element = try state().screenElement else { throw .unreachable(description) }
    return element
  }
}
