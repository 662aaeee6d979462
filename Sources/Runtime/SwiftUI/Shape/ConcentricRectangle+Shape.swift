extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners of the same style; uniform ones all take the greatest radius of the
  /// four.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle. Corners, each of its own.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle. The two corners at the top are alike, and so are the two at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle. The two leading corners are alike, and so are the two trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle. The two corners at the top are alike.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle. The two corners at the bottom are alike.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle. The two leading corners are alike.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle. The two trailing corners are alike.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
