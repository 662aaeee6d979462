/// What the user asked of the system, and what the app tells assistive technology.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that assistive technology should know.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, Apple's values.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen shows. The argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed. The argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say: the argument's text.
    public static let announcement = Notification(rawValue: 1008)
    /// Scrolling ended. The argument says where, in words.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology, named by the argument, should wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Assistive technology, named by the argument, should go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// A technology that elements are read or reached by.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a technology from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Reaches elements with a switch.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells assistive technology about something; virtual devices keep it for tests.
  public static func post(notification: Notification, argument: Any?) {
    DisplayHost.current?.assistance.post(notification, argument)
  }

  /// The element that assistive technology is at; `nil` while none runs.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    DisplayHost.current?.assistance.focus
  }

  /// A rectangle of a view in points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let window = view.containingWindow else { return inWindow }
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
