import UIKit

/// An element of the screen as assistive technology has it, or a container with what it holds, at
/// one moment: what happens later is seen by asking the device again.
@MainActor
public struct ScreenElement {
  /// What the element is: `button`, `slider`, `sheet` and so on.
  public let role: String
  /// Whether the element is read and can be used itself; containers only hold others.
  public let isElement: Bool
  /// The name that is read aloud.
  public let label: String?
  /// The value that is read aloud.
  public let value: String?
  /// What the element does, read aloud after a pause.
  public let hint: String?
  /// The name for tests.
  public let identifier: String?
  /// What the element is and in what state.
  public let traits: UIAccessibilityTraits
  /// Where the element is, in points of the screen.
  public let frame: CGRect
  /// The names of what else can be done with it.
  public let actions: [String]
  /// What a container holds, in the order of reading.
  public let children: [ScreenElement]

  private let responder: UIResponder
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

  /// The elements at and below this one, in the order of reading.
  public var elements: [ScreenElement] {
    (isElement ? [self] : []) + children.flatMap(\.elements)
  }

  /// Touches the element at its activation point.
  ///
  /// - Throws: `DeviceError.outside` when that is not inside the screen.
  public func tap() throws(DeviceError) {
    let point = responder.accessibilityActivationPoint
    guard CGRect(origin: .zero, size: device.size).contains(point) else { throw .outside(name) }
    device.tap(at: point)
  }

  /// Does what a double tap of VoiceOver does: the element is asked, then touched.
  ///
  /// - Throws: `DeviceError` when it is disabled, or has to be touched and is not inside the screen.
  public func activate() throws(DeviceError) {
    guard !traits.contains(.notEnabled) else { throw .impossible(name, "it is not enabled") }
    device.host.makeCurrent()
    device.host.assistance.move(to: responder)
    guard responder.accessibilityActivate() else { return try tap() }
    device.step()
  }

  /// Makes an adjustable element larger or later by a step.
  ///
  /// - Throws: `DeviceError.impossible` when it is not adjustable.
  public func increment() throws(DeviceError) {
    try adjust { $0.accessibilityIncrement() }
  }

  /// Makes an adjustable element smaller or earlier by a step.
  ///
  /// - Throws: `DeviceError.impossible` when it is not adjustable.
  public func decrement() throws(DeviceError) {
    try adjust { $0.accessibilityDecrement() }
  }

  /// Scrolls what the element stands in; the nearest that can does.
  ///
  /// - Throws: `DeviceError.impossible` when nothing around it can scroll that way.
  public func scroll(_ direction: UIAccessibilityScrollDirection) throws(DeviceError) {
    device.host.makeCurrent()
    var current: UIResponder? = responder
    while let next = current {
      if next.accessibilityScroll(direction) { return device.step() }
      current = next.next
    }
    throw .impossible(name, "nothing around it scrolls that way")
  }

  /// Does one of its ``actions``.
  ///
  /// - Throws: `DeviceError.impossible` when it has none of that name, or the app refuses.
  public func perform(_ action: String) throws(DeviceError) {
    device.host.makeCurrent()
    let all = responder.accessibilityCustomActions ?? []
    guard let found = all.first(where: { $0.name == action }) else {
      throw .impossible(name, "it has no action \"\(action)\"")
    }
    guard found.perform() else {
      throw .impossible(name, "the app refused the action \"\(action)\"")
    }
    device.step()
  }

  /// Does what the element is asked for by a word: a double tap of VoiceOver when it is nil,
  /// `increment`, `decrement`, or one of its ``actions``.
  ///
  /// - Throws: `DeviceError` as those do.
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
    device.host.makeCurrent()
    device.host.assistance.move(to: responder)
    change(responder)
    device.step()
  }

  private var name: String { label ?? identifier ?? role }
}
