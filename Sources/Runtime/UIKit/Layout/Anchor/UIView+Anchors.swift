extension UIView: AnchoredItem {
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
  /// The baseline of the first line of text; the bottom edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
}
