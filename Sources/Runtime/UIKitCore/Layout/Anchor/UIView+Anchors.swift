extension UIView: AnchoredItem {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
  /// The anchor of the first baseline; the bottom edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
  /// The anchor of the last baseline; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
}
