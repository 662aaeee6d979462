/// What a tab bar shows for one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// What the user likes.
    case favorites
    /// What the makers chose.
    case featured
    /// What many like.
    case topRated
    /// What was used lately.
    case recents
    /// People.
    case contacts
    /// What happened.
    case history
    /// Places to come back to.
    case bookmarks
    /// A search.
    case search
    /// What is being loaded.
    case downloads
    /// What is new.
    case mostRecent
    /// What most people look at.
    case mostViewed
  }

  /// Creates an item that shows nothing.
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

  /// Creates an item with another image for the time it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
  }

  /// The image while the item is selected. The default is the image.
  open var selectedImage: UIImage? {
    get { selectedImageStorage ?? image }
    set {
      selectedImageStorage = newValue
      changed()
    }
  }

  /// Text in a small capsule at the image; `nil`, the default, shows none.
  open var badgeValue: String? {
    didSet { if oldValue != badgeValue { changed() } }
  }

  /// The capsule's colour. The default is `nil`: red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  private var selectedImageStorage: UIImage?
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
