/// The item of a tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image for its selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the item is selected. The default is the image.
  open var selectedImage: UIImage? {
    get { selectedImageStorage ?? image }
    set {
      selectedImageStorage = newValue
      changed()
    }
  }

  /// The text of the badge at the image; `nil`, the default, for none.
  open var badgeValue: String? {
    didSet { if oldValue != badgeValue { changed() } }
  }

  /// The colour of the badge. The default is `nil`: red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  private var selectedImageStorage: UIImage?
}
