/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of navigation bars by default.
  public override init() {
    super.init()
  }

  /// The appearance of navigation bars by default on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// An appearance with what another one says, of titles only if it is a navigation bar's.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }

  /// The attributes of the inline title, over the bar's own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, over the bar's own font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the inline title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of toolbars by default.
  public override init() {
    super.init()
  }

  /// The appearance of toolbars by default on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// An appearance with what another one says.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
