/// A menu element that contains actions and submenus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options for the display of a menu in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown inline, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu contains destructive actions; it is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the elements is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a palette of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// Constants that indicate the size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Several images in a row.
    case small = 0
    /// Several images with titles below in a row.
    case medium
    /// One element in a row.
    case large
    /// The system's choice: one element in a row, or several images in a palette.
    case automatic = -1
  }

  /// The type of identifiers of menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu with cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// Creates a menu. Without an identifier it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIMenu.count += 1
      self.identifier = Identifier("com.apple.menu.dynamic.\(UIMenu.count)")
    }
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The identifier of the menu.
  public let identifier: Identifier

  /// The options for the display of the menu.
  public let options: Options

  /// The preferred size of the elements. The default is `.automatic`.
  open var preferredElementSize: ElementSize

  /// The elements, the first at the top.
  public let children: [UIMenuElement]

  /// The selected elements, including those of inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  private static var count = 0
}

/// A placeholder for elements that are provided when a menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates an element that requests its elements once and keeps them.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that requests its elements whenever its menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let made = UIDeferredMenuElement(elementProvider)
    made.isCached = false
    return made
  }

  /// Returns the provided elements, or requests them and calls back when they are provided.
  package func elements(whenThere: @escaping () -> Void) -> [UIMenuElement]? {
    if let known { return known }
    guard !isWaiting else { return nil }
    isWaiting = true
    var isSync = true
    provider { [weak self] elements in
      self?.known = elements
      self?.isWaiting = false
      if !isSync { whenThere() }
    }
    isSync = false
    return known
  }

  /// Discards elements that are not cached after the menu was closed.
  package func forget() {
    if !isCached { known = nil }
  }

  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached: Bool
  private var isWaiting = false
  private var known: [UIMenuElement]?
}
