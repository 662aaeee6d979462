/// What a popover has to know of its chrome before it makes it.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// How far the chrome's body reaches beyond the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// From the arrow's base to its tip, in points.
  static func arrowHeight() -> CGFloat
}

/// A popover's chrome as an app draws it: subclass it, and name the class in
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a chrome. Popovers make theirs with it, so an override says `required`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a chrome for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How far the arrow is from the middle of its edge, in points to the right or down.
  open var arrowOffset: CGFloat = 0
  /// Which way the arrow points.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content gets round corners. The default is `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Override it; the base class reports and has an arrow of no width.
  open class func arrowBase() -> CGFloat {
    reportMissing("arrowBase()")
    return 0
  }

  /// Override it; the base class reports and has no insets.
  open class func contentViewInsets() -> UIEdgeInsets {
    reportMissing("contentViewInsets()")
    return .zero
  }

  /// Override it; the base class reports and has an arrow of no height.
  open class func arrowHeight() -> CGFloat {
    reportMissing("arrowHeight()")
    return 0
  }

  private class func reportMissing(_ method: String) {
    reportMisuse("\(self) does not override \(method); override it to say how its chrome is.")
  }
}
