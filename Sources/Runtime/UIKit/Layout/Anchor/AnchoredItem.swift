/// What has anchors: a view or a layout guide.
@MainActor
protocol AnchoredItem: NSObject {}

extension AnchoredItem {
  /// The anchor of a vertical edge or middle.
  func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.part(LayoutPoint(self, attribute)))
  }

  /// The anchor of a horizontal edge, middle or baseline.
  func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.part(LayoutPoint(self, attribute)))
  }

  /// The anchor of a size.
  func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(.part(LayoutPoint(self, attribute)))
  }
}
