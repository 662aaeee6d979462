/// The base class of items in bars, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an item without content.
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

  /// A Boolean value that indicates whether the item is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { changed() } }
  }

  /// A number that identifies the item. The default is 0.
  open var tag = 0

  /// A string that identifies the item in tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  /// A short name of the item for assistive technologies. The default is the title, or the name of
  /// the image's symbol.
  open var accessibilityLabel: String? {
    get { labelStorage ?? title ?? image?.spokenName }
    set {
      labelStorage = newValue
      changed()
    }
  }

  /// A description of the item's action for assistive technologies. The default is `nil`.
  open var accessibilityHint: String? {
    didSet { changed() }
  }

  /// The value of the item for assistive technologies. The default is `nil`.
  open var accessibilityValue: String? {
    didSet { changed() }
  }

  /// Sets the attributes of the title in a state: its font and colour are used. States without
  /// attributes have those of the normal state; `nil` restores the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleLooks[state.rawValue] = attributes
    changed()
  }

  /// Returns the attributes that were set for the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleLooks[state.rawValue]
  }

  /// Returns the attributes with which the title is shown in a state.
  func titleLook(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    titleLooks[state.rawValue] ?? titleLooks[UIControl.State.normal.rawValue] ?? [:]
  }

  /// The attributes of the title that were set, by the states' raw values.
  package private(set) var titleLooks: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// A closure that is called when the item changed, so that its bar updates.
  package var didChange: (() -> Void)?

  private var labelStorage: String?

  func changed() {
    didChange?()
  }
}
