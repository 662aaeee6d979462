import Foundation

/// An abstract base class of the services that a share sheet offers for its items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The group of the share sheet in which an activity appears.
  public enum Category: Int, Sendable {
    /// An action, listed below those of the system.
    case action = 0
    /// A service of an app; share sheets here have no row of apps and list it below the actions.
    case share = 1
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public var rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends the items to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// Creates an activity; the base class itself offers no service.
  public override init() {
    super.init()
  }

  /// The category of the class's activities. The default is `.action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title in the share sheet. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The image beside the title. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// A view controller that performs the activity; it is presented instead of a call of
  /// ``perform()``. The default is `nil`.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can use the items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity with the items before it is performed. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity, and calls ``activityDidFinish(_:)`` when it is done. The default only
  /// calls that.
  open func perform() { activityDidFinish(true) }

  /// Notifies the share sheet that the activity has finished.
  open func activityDidFinish(_ completed: Bool) {
    let end = didFinish
    didFinish = nil
    end?(completed)
  }

  var didFinish: ((Bool) -> Void)?
}

/// The activity that copies texts and links.
final class CopyActivity: UIActivity {
  private var texts: [String] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { SharedItem($0).text != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    texts = activityItems.compactMap { SharedItem($0).text }
  }

  override func perform() {
    UIPasteboard.general.strings = texts
    activityDidFinish(true)
  }
}

/// The title and image that are known of a shared item.
@MainActor
struct SharedItem {
  let text: String?
  let title: String
  let subtitle: String?
  let image: UIImage?

  private init(text: String? = nil, title: String, subtitle: String?, image: UIImage? = nil) {
    self.text = text
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  init(_ item: Any) {
    switch item {
    case let url as URL:
      self.init(
        text: url.absoluteString, title: url.host ?? url.lastPathComponent,
        subtitle: url.isFileURL ? nil : url.absoluteString)
    case let url as NSURL: self.init(url as URL)
    case let string as NSAttributedString: self.init(string.string)
    case let string as String: self.init(text: string, title: string, subtitle: "Plain Text")
    case let picture as UIImage:
      let size = (Int(picture.size.width * picture.scale), Int(picture.size.height * picture.scale))
      self.init(title: "Image", subtitle: "\(size.0) × \(size.1)", image: picture)
    default: self.init(title: String(describing: type(of: item)), subtitle: nil)
    }
  }
}
