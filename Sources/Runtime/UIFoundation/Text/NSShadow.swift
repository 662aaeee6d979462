/// The shadow of a text, as the value of its attribute `shadow`.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a shadow without offset and blur, in black of one third alpha.
  public override init() {
    super.init()
  }

  /// The offset of the shadow from the text, in points. Positive heights are below the text. The default is zero.
  open var shadowOffset = CGSize.zero

  /// The radius of the blur, in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0

  /// The colour of the shadow, a `UIColor`. The default is black of one third alpha; `nil` draws none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash value of the offset and the blur.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
