extension UIScrollView {
  /// Shows the indicators of the axes along which the content can scroll.
  func showIndicators() {
    let isVertical = showsVerticalScrollIndicator && isVerticallyScrollable
    let isHorizontal = showsHorizontalScrollIndicator && isHorizontallyScrollable
    guard isVertical || isHorizontal, window != nil else { return }
    if isVertical, verticalIndicator == nil {
      let indicator = ScrollIndicator(isVertical: true)
      verticalIndicator = indicator
      layer.addSublayer(indicator.layer)
    }
    if isHorizontal, horizontalIndicator == nil {
      let indicator = ScrollIndicator(isVertical: false)
      horizontalIndicator = indicator
      layer.addSublayer(indicator.layer)
    }
    if isVertical, verticalIndicator?.isShown == false { verticalIndicator?.show(indicatorColor) }
    if isHorizontal, horizontalIndicator?.isShown == false {
      horizontalIndicator?.show(indicatorColor)
    }
    placeIndicators()
  }

  func hideIndicators() {
    verticalIndicator?.hide(animated: true)
    horizontalIndicator?.hide(animated: true)
  }

  func placeIndicators() {
    guard verticalIndicator != nil || horizontalIndicator != nil else { return }
    let bounds = layer.bounds
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaStorage : .zero
    let corner = ScrollIndicator.margin
    let plain = bounds.inset(
      by: UIEdgeInsets(top: corner, left: corner, bottom: corner, right: 0))
    verticalIndicator?.place(
      along: plain.inset(by: verticalScrollIndicatorInsets + safe), offset: bounds.minY,
      range: verticalRange, viewport: bounds.height)
    horizontalIndicator?.place(
      along: bounds.inset(by: UIEdgeInsets(top: 0, left: corner, bottom: 0, right: corner))
        .inset(by: horizontalScrollIndicatorInsets + safe),
      offset: bounds.minX, range: horizontalRange, viewport: bounds.width)
  }

  /// The colour for the interface style: dark on light and light on dark (tunable: 35 and 50
  /// percent).
  private var indicatorColor: CGColor {
    let isLight =
      switch indicatorStyle {
      case .default: traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35).cgColor
  }
}
