import UIKit

/// An accessibility element of the screen, or a container with its elements, at one moment. Ask the
/// device again for a later state.
@MainActor
public struct ScreenElement {
  /// The element's kind: `button`, `slider`, `sheet` and so on.
  public let role: String
  /// Indicates whether this is an accessibility element, which is read and can be used; containers
  /// only have children.
  public let isElement: Bool
  /// The accessibility label, which is read aloud.
  public let label: String?
  /// The accessibility value, which is read aloud.
  public let value: String?
  /// The accessibility hint, read aloud after a pause.
  public let hint: String?
  /// The accessibility identifier, for tests.
  public let identifier: String?
  /// The accessibility traits: the element's kind and state.
  public let traits: UIAccessibilityTraits
  /// The frame in points of the screen.
  public let frame: CGRect
  /// The names of its custom actions.
  public let actions: [String]
  /// The children of a container, in the order of reading.
  public let children: [ScreenElement]

  package let responder: UIResponder
  private let device: VirtualDevice

  init(_ node: AccessibilityNode, on device: VirtualDevice) {
    role = node.role.rawValue
    isElement = node.isElement
    label = node.label
    value = node.value
    hint = node.hint
    identifier = node.identifier
    traits = node.traits
    frame = node.frame
    actions = node.actions
    responder = node.responder
    self.device = device
    children = node.children.map { ScreenElement($0, on: device) }
  }

  /// This element, if it is one, and the elements below it, in the order of reading.
  public var elements: [ScreenElement] {
    (isElement ? [self] : []) + children.flatMap(\.elements)
  }

  /// Taps the element at its activation point.
  ///
  /// - Throws: `DeviceError.outside` if that is outside of the screen.
  public func tap() throws(DeviceError) {
    let point = responder.accessibilityActivationPoint
    guard CGRect(origin: .zero, size: device.size).contains(point) else { throw .outside(name) }
    device.tap(at: point)
  }

  /// Performs VoiceOver's double tap: activates the element, or taps it if it does not handle that.
  ///
  /// - Throws: `DeviceError` if it is disabled, or has to be tapped and is outside of the screen.
  public func activate() throws(DeviceError) {
    guard !traits.contains(.notEnabled) else { throw .impossible(name, "it is not enabled") }
    let isActivated = device.host.enter {
      device.host.assistance.move(to: responder)
      return responder.accessibilityActivate()
    }
    guard isActivated else { return try tap() }
    device.step()
  }

  /// Increments an adjustable element by a step.
  ///
  /// - Throws: `DeviceError.impossible` if it is not adjustable.
  public func increment() throws(DeviceError) {
    try adjust { $0.accessibilityIncrement() }
  }

  /// Decrements an adjustable element by a step.
  ///
  /// - Throws: `DeviceError.impossible` if it is not adjustable.
  public func decrement() throws(DeviceError) {
    try adjust { $0.accessibilityDecrement() }
  }

  /// Scrolls the nearest container of the element that can scroll in a direction.
  ///
  /// - Throws: `DeviceError.impossible` if none can.
  public func scroll(_ direction: UIAccessibilityScrollDirection) throws(DeviceError) {
    var current: UIResponder? = responder
    while let next = current {
      if device.host.enter({ next.accessibilityScroll(direction) }) { return device.step() }
      current = next.next
    }
    throw .impossible(name, "nothing around it scrolls that way")
  }

  /// Performs one of its ``actions``.
  ///
  /// - Throws: `DeviceError.impossible` if it has none of that name, or the app refuses.
  public func perform(_ action: String) throws(DeviceError) {
    let host = device.host
    let all = host.enter { responder.accessibilityCustomActions ?? [] }
    guard let found = all.first(where: { $0.name == action }) else {
      throw .impossible(name, "it has no action \(Excerpt.quoted(action))")
    }
    guard host.enter({ found.perform() }) else {
      throw .impossible(name, "the app refused the action \(Excerpt.quoted(action))")
    }
    device.step()
  }

  /// Performs an action by its name: VoiceOver's double tap for `nil`, `increment`, `decrement`, or
  /// one of its ``actions``.
  ///
  /// - Throws: `DeviceError` as the methods for these do.
  public func use(_ action: String?) throws(DeviceError) {
    switch action {
    case nil: try activate()
    case "increment": try increment()
    case "decrement": try decrement()
    case .some(let name): try perform(name)
    }
  }

  private func adjust(_ change: (UIResponder) -> Void) throws(DeviceError) {
    guard traits.contains(.adjustable), !traits.contains(.notEnabled) else {
      throw .impossible(name, "it is not adjustable")
    }
    device.host.enter {
      device.host.assistance.move(to: responder)
      change(responder)
    }
    device.step()
  }

  private var name: String { label ?? identifier ?? role }
}
