/// A list of actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu stands in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand among the others, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It leads to something that destroys; it is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at most is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand in a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Images in a row.
    case small = 0
    /// Images with titles below in a row.
    case medium
    /// A row each.
    case large
    /// As the system finds best: a row each, and images in a palette.
    case automatic = -1
  }

  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu of cutting, copying and pasting.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// Creates a menu. Without an identifier it gets a unique one.
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

  /// What tells the menu from others.
  public let identifier: Identifier

  /// How the menu stands in another one.
  public let options: Options

  /// How large the elements are. The default is `.automatic`.
  open var preferredElementSize: ElementSize

  /// The elements, the first at the top.
  public let children: [UIMenuElement]

  /// The elements that are chosen, also those of inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  private static var count = 0
}

/// Stands for elements that are made when a menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates an element that asks for its elements once and keeps them.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that asks for its elements whenever its menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let made = UIDeferredMenuElement(elementProvider)
    made.isCached = false
    return made
  }

  /// The elements that are there by now; asks for them otherwise, and calls back when they come.
  func elements(whenThere: @escaping () -> Void) -> [UIMenuElement]? {
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

  /// The menu closed.
  func forget() {
    if !isCached { known = nil }
  }

  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached: Bool
  private var isWaiting = false
  private var known: [UIMenuElement]?
}
