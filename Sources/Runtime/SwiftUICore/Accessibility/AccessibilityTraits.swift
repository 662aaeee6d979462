/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var uiTraits: UIAccessibilityTraits
  /// Indicates whether elements behind the view are ignored.
  var isModalView: Bool

  private init(ui uiTraits: UIAccessibilityTraits, isModal: Bool = false) {
    self.uiTraits = uiTraits
    isModalView = isModal
  }

  /// Creates an empty set of traits.
  public init() {
    self.init(ui: [])
  }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(ui: .button)
  /// The view is a header.
  public static let isHeader = AccessibilityTraits(ui: .header)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(ui: .selected)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(ui: .link)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(ui: .searchField)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(ui: .image)
  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(ui: .playsSound)
  /// The view is a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(ui: .keyboardKey)
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(ui: .staticText)
  /// The view summarises the app at launch.
  public static let isSummaryElement = AccessibilityTraits(ui: .summaryElement)
  /// The content of the view changes often.
  public static let updatesFrequently = AccessibilityTraits(ui: .updatesFrequently)
  /// The view starts a media session.
  public static let startsMediaSession = AccessibilityTraits(ui: .startsMediaSession)
  /// The view allows direct touch interaction.
  public static let allowsDirectInteraction = AccessibilityTraits(ui: .allowsDirectInteraction)
  /// Reading continues with the next page at the end of the view.
  public static let causesPageTurn = AccessibilityTraits(ui: .causesPageTurn)
  /// The view is modal: elements behind it are ignored.
  public static let isModal = AccessibilityTraits(ui: [], isModal: true)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(ui: .toggleButton)

  /// Returns whether the set contains other traits.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    uiTraits.isSuperset(of: member.uiTraits) && (isModalView || !member.isModalView)
  }

  /// Returns the union with other traits.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(ui: uiTraits.union(other.uiTraits), isModal: isModalView || other.isModalView)
  }

  /// Returns the intersection with other traits.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(ui: uiTraits.intersection(other.uiTraits), isModal: isModalView && other.isModalView)
  }

  /// Returns the traits in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(
      ui: uiTraits.symmetricDifference(other.uiTraits), isModal: isModalView != other.isModalView)
  }

  /// Adds other traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps only the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Inserts traits, and returns whether they were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits, and returns those that were present.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    formSymmetricDifference(common)
    return common == AccessibilityTraits() ? nil : common
  }

  /// Inserts traits, and returns those that were present.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common == AccessibilityTraits() ? nil : common
  }
}
