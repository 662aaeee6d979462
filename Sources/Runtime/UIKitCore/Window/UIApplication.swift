import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Constants that indicate the state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground and receives no events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The app of the current device.
  public class var shared: UIApplication { DisplayHost.current?.application ?? standIn }

  private static let standIn = UIApplication()

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the app.
  open var applicationState: State { state }

  /// The visible windows, back to front.
  open var windows: [UIWindow] { host?.windows ?? [] }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { host?.keyWindow }

  /// The scenes of the app: one.
  open var connectedScenes: Set<UIScene> { host.map { [$0.scene] } ?? [] }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (host?.traits ?? DisplayHost.defaultTraits).preferredContentSizeCategory
  }

  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    (host?.traits ?? DisplayHost.defaultTraits).layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Sends an action to a target, or up the responder chain from the sender if there is none.
  ///
  /// - Returns: `true` if an object handled it.
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

  /// Dispatches an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    if event.orderedTouches.count == 1 {
      event.orderedTouches[0].window?.sendEvent(event)
      return
    }
    var notified: [UIWindow] = []
    for touch in event.orderedTouches {
      guard let window = touch.window, !notified.contains(where: { $0 === window }) else {
        continue
      }
      notified.append(window)
      window.sendEvent(event)
    }
  }

  /// Opens a URL, which the app itself may handle. There are no other apps: a URL that it does not
  /// handle is not opened.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isTaken = host?.open(url) ?? false
    DisplayHost.afterThisTurn { completion?(isTaken) }
  }

  /// Returns a Boolean value that indicates whether there is an app for URLs with the scheme: those
  /// of the web, telephone and mail, as on a device with the system's apps.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "sms", "mailto", "app-settings"].contains(url.scheme ?? "")
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  package weak var host: DisplayHost?
  package internal(set) var state = State.active
  /// The delegate that the system created and retains.
  var keptDelegate: (any UIApplicationDelegate)?
}

extension UIApplication {
  /// The keys of options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL only in an app that handles it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The keys of the reasons for a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a `URL` to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The notification that is posted when the app was launched.
  nonisolated public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// The notification that is posted when the app became active.
  nonisolated public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The notification that is posted when the app will become inactive.
  nonisolated public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// The notification that is posted when the app entered the background.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The notification that is posted when the app will enter the foreground.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The notification that is posted when the app will be terminated.
  nonisolated public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
}
