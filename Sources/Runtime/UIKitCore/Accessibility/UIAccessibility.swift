/// The accessibility settings of the user, and the notifications that the app posts to assistive
/// technology.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw number, with Apple's values.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen appeared. The argument is the element that receives the focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed. The argument is the element that receives the focus.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is its text.
    public static let announcement = Notification(rawValue: 1008)
    /// Scrolling ended. The argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology, identified by the argument, should pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Assistive technology, identified by the argument, should resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver, which reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, with which elements are chosen by a switch.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posts a notification to assistive technology; virtual devices record it for tests.
  public static func post(notification: Notification, argument: Any?) {
    DisplayHost.current?.assistance.post(notification, argument)
  }

  /// Returns the element that has the focus of assistive technology; `nil` while none runs.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    DisplayHost.current?.assistance.focus
  }

  /// Converts a rectangle of a view to points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let window = view.containingWindow else { return inWindow }
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
