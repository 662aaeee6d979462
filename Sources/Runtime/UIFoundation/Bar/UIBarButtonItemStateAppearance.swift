/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  package override init() {
    super.init()
  }

  /// The attributes of the title, which override the bar's font and colour; what the item itself sets
  /// comes before them. The default is empty. The other states have those of the normal state for
  /// attributes that they do not set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title, in points. The default is zero: for the other states, that of the normal
  /// state.
  open var titlePositionAdjustment = UIOffset.zero

  package func become(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
