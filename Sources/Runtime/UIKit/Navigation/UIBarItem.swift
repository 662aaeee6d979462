/// What bars show: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// The title. The default is `nil`.
  open var title: String? {
    didSet { if oldValue != title { changed() } }
  }

  /// The image, shown instead of the title. The default is `nil`.
  open var image: UIImage? {
    didSet { if oldValue != image { changed() } }
  }

  /// Whether the item can be used. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { changed() } }
  }

  /// A number to find the item by. The default is 0.
  open var tag = 0

  /// A string that names the item for tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  /// A short name of the item, read aloud. The default is the title, or
  /// the name of the image's symbol.
  open var accessibilityLabel: String? {
    get { labelStorage ?? title ?? image?.spokenName }
    set {
      labelStorage = newValue
      changed()
    }
  }

  /// What the item does, read aloud after a pause. The default is `nil`.
  open var accessibilityHint: String? {
    didSet { changed() }
  }

  /// The item's value, read aloud. The default is `nil`.
  open var accessibilityValue: String? {
    didSet { changed() }
  }

  /// Called when something about the item changed; whoever shows it brings itself up to date.
  package var didChange: (() -> Void)?

  private var labelStorage: String?

  func changed() {
    didChange?()
  }
}
