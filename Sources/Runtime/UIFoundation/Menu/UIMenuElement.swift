/// The base class of menu elements, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Constants that indicate the state of an element.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On, with a check mark.
    case on
    /// A mixture of both.
    case mixed
  }

  /// Attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive; it is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String { titleStorage }
  /// The subtitle below the title. The default is `nil`.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage? { imageStorage }

  package init(title: String, subtitle: String?, image: UIImage?) {
    titleStorage = title
    self.subtitle = subtitle
    imageStorage = image
    super.init()
  }

  package var titleStorage: String
  package var imageStorage: UIImage?
}
