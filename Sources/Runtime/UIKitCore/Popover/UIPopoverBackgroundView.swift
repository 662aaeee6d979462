/// The metrics of a popover's custom chrome, which are used before it is created.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the content from the chrome's body, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow from base to tip, in points.
  static func arrowHeight() -> CGFloat
}

/// The base class of an app's custom popover chrome: subclass it, and set the class as
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a chrome view. Popovers create theirs with it, so an override says `required`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a chrome view for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The offset of the arrow from the middle of its edge, in points to the right or down.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// A Boolean value that indicates whether the content has rounded corners. The default is `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base. Override it; the base class reports and returns 0.
  open class func arrowBase() -> CGFloat {
    reportMissing("arrowBase()")
    return 0
  }

  /// Returns the insets of the content. Override it; the base class reports and returns zero.
  open class func contentViewInsets() -> UIEdgeInsets {
    reportMissing("contentViewInsets()")
    return .zero
  }

  /// Returns the height of the arrow. Override it; the base class reports and returns 0.
  open class func arrowHeight() -> CGFloat {
    reportMissing("arrowHeight()")
    return 0
  }

  private class func reportMissing(_ method: String) {
    Misuse.report(PopoverMisuse.notOverridden(method, by: self))
  }
}
