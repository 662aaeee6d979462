extension UIView {
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The baseline of the first line of text; the bottom edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(.part(LayoutPoint(self, .width)))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(.part(LayoutPoint(self, .height)))
  }

  private func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.part(LayoutPoint(self, attribute)))
  }

  private func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.part(LayoutPoint(self, attribute)))
  }
}
