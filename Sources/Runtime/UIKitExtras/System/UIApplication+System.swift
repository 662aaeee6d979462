import Foundation

/// The identifier of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private enum IdleKey: AttachedValueKey {
    static var defaultValue: Bool { false }
  }

  private enum BadgeKey: AttachedValueKey {
    static var defaultValue: Int { 0 }
  }

  private enum ActivityKey: AttachedValueKey {
    static var defaultValue: Bool { false }
  }

  private enum TasksKey: AttachedValueKey {
    static var defaultValue: BackgroundTasks { BackgroundTasks() }
  }

  private struct BackgroundTasks {
    var last = 0
    var running: Set<UIBackgroundTaskIdentifier> = []
  }

  /// A Boolean value that indicates whether the screen stays on without touches. The default is
  /// `false`. A virtual device never turns its screen off.
  public var isIdleTimerDisabled: Bool {
    get { attachedValues[IdleKey.self] }
    set { attachedValues[IdleKey.self] = newValue }
  }

  /// The number on the app's icon. The default is 0. There is no home screen that would show it.
  public var applicationIconBadgeNumber: Int {
    get { attachedValues[BadgeKey.self] }
    set { attachedValues[BadgeKey.self] = max(0, newValue) }
  }

  /// A Boolean value that indicates whether the network is in use. The default is `false`. Nothing
  /// is visible, as on devices without a home button.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { attachedValues[ActivityKey.self] }
    set { attachedValues[ActivityKey.self] = newValue }
  }

  /// A Boolean value that indicates whether protected files are available: always.
  public var isProtectedDataAvailable: Bool { true }

  /// A Boolean value that indicates whether the app can change its icon: `false`.
  public var supportsAlternateIcons: Bool { false }

  /// The time that is left in the background, in seconds: no limit, as long as the app is in the
  /// foreground; a virtual device sets no limit in the background either.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Marks the beginning of work that goes on in the background; pair it with
  /// ``endBackgroundTask(_:)``. The time is not limited here, so the handler is not called.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    var tasks = attachedValues[TasksKey.self]
    tasks.last += 1
    let task = UIBackgroundTaskIdentifier(rawValue: tasks.last)
    tasks.running.insert(task)
    attachedValues[TasksKey.self] = tasks
    return task
  }

  /// Marks the end of work that went on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    attachedValues[TasksKey.self].running.remove(identifier)
  }

  /// The notification that is posted when memory is short: on a device, when a test says so.
  nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The notification that is posted when the day or the time zone changes; not posted here.
  nonisolated public class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The notification that is posted when the user takes a screenshot with the device's buttons;
  /// not posted here.
  nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
}
