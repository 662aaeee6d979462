/// An object with layout anchors: a view or a layout guide.
@MainActor
protocol AnchoredItem: NSObject {}

extension AnchoredItem {
  /// Returns the anchor of a vertical edge or the horizontal centre.
  func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.part(LayoutPoint(self, attribute)))
  }

  /// Returns the anchor of a horizontal edge, the vertical centre or a baseline.
  func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.part(LayoutPoint(self, attribute)))
  }

  /// Returns the anchor of a size.
  func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(.part(LayoutPoint(self, attribute)))
  }
}
