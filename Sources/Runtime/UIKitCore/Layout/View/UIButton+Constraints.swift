extension UIButton: WidthDependentContent {
  /// Returns the height at a width, which is larger for a title that breaks into lines.
  package func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    updateLookIfNeeded()
    guard configuration != nil,
      [titleStorage, subtitleStorage].contains(where: {
        $0?.text != nil && $0?.numberOfLines != 1
      })
    else { return nil }
    // A width from the solver may be smaller than the text's own by rounding.
    return fittingSize(within: CGSize(width: width + 1e-3, height: .infinity)).height
  }
}
