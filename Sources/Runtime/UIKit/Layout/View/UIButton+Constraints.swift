extension UIButton: WidthDependentContent {
  /// A title that breaks into lines makes a narrower button higher.
  package func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    updateLookIfNeeded()
    guard configuration != nil,
      [titleStorage, subtitleStorage].contains(where: {
        $0?.text != nil && $0?.numberOfLines != 1
      })
    else { return nil }
    // A width that the solver found may fall short of the text's own by rounding.
    return fittingSize(within: CGSize(width: width + 1e-3, height: .infinity)).height
  }
}
