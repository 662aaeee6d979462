/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates the default appearance of navigation bars.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of navigation bars for a device idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of another appearance, including titles only if it is a navigation bar's.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }

  /// The attributes of the inline title, which override the bar's font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, which override the bar's font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the inline title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates the default appearance of toolbars.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of toolbars for a device idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
