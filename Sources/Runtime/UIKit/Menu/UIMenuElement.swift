/// Something that can be chosen: what it is called and looks like.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen.
    case on
    /// Some of what it stands for is chosen.
    case mixed
  }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something; it is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String { titleStorage }
  /// A line under the title. The default is `nil`.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage? { imageStorage }

  init(title: String, subtitle: String?, image: UIImage?) {
    titleStorage = title
    self.subtitle = subtitle
    imageStorage = image
    super.init()
  }

  var titleStorage: String
  var imageStorage: UIImage?
}
