/// A record of what the user does at one moment in the app. The app keeps it: there are no other
/// devices, no search and no suggestions that would receive it.
open class NSUserActivity: NSObject {
  /// The type, in reverse domain name style.
  public let activityType: String
  /// The title. Default `nil`.
  open var title: String?
  /// The values that describe the activity. Default `nil`.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to continue. Default `nil`.
  open var requiredUserInfoKeys: Set<String>?
  /// The page of the web with the same content. Default `nil`.
  open var webpageURL: URL?
  /// The words by which the activity is found. Default none.
  open var keywords: Set<String> = []
  /// An identifier that lasts. Default `nil`.
  open var persistentIdentifier: String?
  /// An identifier of the content. Default `nil`.
  open var targetContentIdentifier: String?
  /// Indicates whether `userInfo` is out of date. Default false.
  open var needsSave = false
  /// Indicates whether another device may continue the activity. Default true.
  open var isEligibleForHandoff = true
  /// Indicates whether the activity may be found by a search. Default false.
  open var isEligibleForSearch = false
  /// Indicates whether the activity may be suggested. Default false.
  open var isEligibleForPrediction = false
  /// Indicates whether everybody may find the activity. Default false.
  open var isEligibleForPublicIndexing = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values to `userInfo`; values for the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the current one of the app, which nobody asks for here.
  open func becomeCurrent() {}

  /// Ends being the current activity.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}
}

/// The type of the activity of a page of the web that the app opens.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Shows what an activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder {
  private enum ActivityKey: AttachedValueKey {
    static var defaultValue: NSUserActivity? { nil }
  }

  /// The activity of the responder. The default is `nil`.
  public var userActivity: NSUserActivity? {
    get { attachedValues[ActivityKey.self] }
    set { attachedValues[ActivityKey.self] = newValue }
  }
}
