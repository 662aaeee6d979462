/// What a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var uiTraits: UIAccessibilityTraits
  /// What stands behind the view is out of reach.
  var isModalView: Bool

  private init(ui uiTraits: UIAccessibilityTraits, isModal: Bool = false) {
    self.uiTraits = uiTraits
    isModalView = isModal
  }

  /// No traits.
  public init() {
    self.init(ui: [])
  }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits(ui: .button)
  /// It is a title.
  public static let isHeader = AccessibilityTraits(ui: .header)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(ui: .selected)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(ui: .link)
  /// One can search in it.
  public static let isSearchField = AccessibilityTraits(ui: .searchField)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(ui: .image)
  /// It makes a sound of its own when it is touched.
  public static let playsSound = AccessibilityTraits(ui: .playsSound)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(ui: .keyboardKey)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(ui: .staticText)
  /// It sums up the app when that starts.
  public static let isSummaryElement = AccessibilityTraits(ui: .summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(ui: .updatesFrequently)
  /// It starts something to hear or see.
  public static let startsMediaSession = AccessibilityTraits(ui: .startsMediaSession)
  /// It takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(ui: .allowsDirectInteraction)
  /// Reading goes on with the next page at its end.
  public static let causesPageTurn = AccessibilityTraits(ui: .causesPageTurn)
  /// What stands behind it is out of reach.
  public static let isModal = AccessibilityTraits(ui: [], isModal: true)
  /// It turns something on and off.
  public static let isToggle = AccessibilityTraits(ui: .toggleButton)

  /// Whether all of some traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    uiTraits.isSuperset(of: member.uiTraits) && (isModalView || !member.isModalView)
  }

  /// These traits and others.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(ui: uiTraits.union(other.uiTraits), isModal: isModalView || other.isModalView)
  }

  /// The traits that are also among others.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(ui: uiTraits.intersection(other.uiTraits), isModal: isModalView && other.isModalView)
  }

  /// The traits that are here or there, not both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(
      ui: uiTraits.symmetricDifference(other.uiTraits), isModal: isModalView != other.isModalView)
  }

  /// Adds other traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps only what is also among others.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps what is here or there, not both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Adds traits, and says whether they were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes traits away, and says which were there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    formSymmetricDifference(common)
    return common == AccessibilityTraits() ? nil : common
  }

  /// Adds traits, and says which were there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common == AccessibilityTraits() ? nil : common
  }
}
