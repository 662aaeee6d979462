extension UILabel: WidthDependentContent, BaselineProviding {
  package func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    // A width from the solver may be smaller than the text's own by rounding.
    return measure(width: width + 1e-3).height
  }

  /// Returns the offsets of the baselines, which lie on device pixels (B15).
  package func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let layout = layout(within: size, lines: numberOfLines) else { return (0, 0) }
    let top = textRect(
      forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines
    ).minY
    func snap(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }
    return (
      snap(top + layout.firstBaseline), snap(size.height - top - layout.lastBaseline)
    )
  }
}
