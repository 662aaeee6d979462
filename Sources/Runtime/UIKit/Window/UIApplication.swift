import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is in front.
  public enum State: Int, Sendable {
    /// The app is in front and gets touches.
    case active
    /// The app is in front and gets no touches.
    case inactive
    /// The app is not on the screen.
    case background
  }

  /// The app of the device that runs now.
  public class var shared: UIApplication { DisplayHost.current?.application ?? standIn }

  private static let standIn = UIApplication()

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front.
  open var applicationState: State { state }

  /// The windows that show, back to front.
  open var windows: [UIWindow] { host?.windows ?? [] }

  /// The window that gets the keyboard.
  open var keyWindow: UIWindow? { host?.keyWindow }

  /// The scenes the app shows: one.
  open var connectedScenes: Set<UIScene> { host.map { [$0.scene] } ?? [] }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (host?.traits ?? DisplayHost.defaultTraits).preferredContentSizeCategory
  }

  /// The direction in which the app's language reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    (host?.traits ?? DisplayHost.defaultTraits).layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Sends an action to a target, or along the responder chain from the sender when there is none.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.perform(on: target as AnyObject, with: sender, event)
      return true
    }
    var responder = (sender as? UIResponder)?.next ?? keyWindow?.firstResponder
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) {
        action.perform(on: current, with: sender, event)
        return true
      }
      responder = current.next
    }
    return false
  }

  /// Hands an event to the windows its touches are in.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.orderedTouches {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Has the system open an address, which the app itself may take. There are no other apps: what it
  /// does not take nobody opens.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isTaken = host?.open(url) ?? false
    DisplayHost.afterThisTurn { completion?(isTaken) }
  }

  /// Whether anybody opens addresses like this one: those of the web, of telephones and of mail, as on
  /// a device with the system's apps.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "sms", "mailto", "app-settings"].contains(url.scheme ?? "")
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  package weak var host: DisplayHost?
  package internal(set) var state = State.active
  /// Whom the system made and keeps.
  var keptDelegate: (any UIApplicationDelegate)?
}

extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by an app that takes it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's own settings in the system's.
  public static let openSettingsURLString = "app-settings:"

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To open a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Posted when the app was launched.
  nonisolated public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app gets touches.
  nonisolated public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to get no touches any more.
  nonisolated public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app left the screen.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to come to the screen again.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to end.
  nonisolated public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
}
