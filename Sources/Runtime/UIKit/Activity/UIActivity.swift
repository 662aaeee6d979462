import Foundation

/// Something that can be done with what is shared; subclasses say what.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity stands in the sheet.
  public enum Category: Int, Sendable {
    /// Below the system's actions.
    case action = 0
    /// With the apps; the sheet has no row of apps here, and shows it below the actions.
    case share = 1
  }

  /// What kind of activity it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copying.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saving a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeping a page for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Giving a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// An activity; only subclasses do something.
  public override init() {
    super.init()
  }

  /// Where activities of the class stand. The default is `.action`.
  open class var activityCategory: Category { .action }
  /// The kind of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title in the sheet. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The picture beside the title. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// A controller that takes the activity over; it is presented in place of ``perform()``. The
  /// default is `nil`.
  open var activityViewController: UIViewController? { nil }

  /// Whether something can be done with the items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items before the activity begins. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it, and calls ``activityDidFinish(_:)`` at its end. The default only ends.
  open func perform() { activityDidFinish(true) }

  /// To be called when the activity is over.
  open func activityDidFinish(_ completed: Bool) {
    let end = didFinish
    didFinish = nil
    end?(completed)
  }

  var didFinish: ((Bool) -> Void)?
}

/// Copies texts and addresses.
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

/// What is known of something that is shared.
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
