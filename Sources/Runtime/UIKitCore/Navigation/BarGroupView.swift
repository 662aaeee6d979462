/// A group of bar items on one platter.
@MainActor
final class BarGroupView: UIView {
  private let platter: GlassPlatterView?
  let itemViews: [BarItemView]
  /// The height of the platter, which is also the minimum width of an item.
  var height = BarMetrics.platterHeight

  init(_ views: [BarItemView]) {
    itemViews = views
    let first = views.first?.item
    platter = first?.hidesSharedBackground == true ? nil : GlassPlatterView()
    super.init(frame: .zero)
    if let platter { addSubview(platter) }
    for view in views {
      view.group = self
      addSubview(view)
    }
    colorPlatter()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorPlatter()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    // A sheet moves as one layer, which glass that samples the content behind the sheet would have
    // to leave.
    platter?.kind = nearestView(UIDropShadowView.self) == nil ? .clear : .drawn
  }

  private func colorPlatter() {
    guard let item = itemViews.first?.item, item.style == .done, item.isEnabled else {
      platter?.fill = nil
      return
    }
    platter?.fill =
      tintAdjustmentMode == .dimmed ? .secondarySystemFill : item.tintColor ?? tintColor
  }

  /// Gives the items the looks of a bar's buttons.
  func adopt(_ looks: BarButtonLooks?, back: UIBarButtonItem? = nil) {
    for view in itemViews {
      view.appearance = looks?.look(of: view.item, isBack: view.item === back)
    }
    setNeedsLayout()
  }

  func bringUpToDate() {
    for view in itemViews { view.bringUpToDate() }
    colorPlatter()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: itemViews.reduce(0) { $0 + width(of: $1, in: size) }, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    platter?.frame = bounds
    var x: CGFloat = 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in isRightToLeft ? itemViews.reversed() : itemViews {
      let width = width(of: view, in: bounds.size)
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  private func width(of view: BarItemView, in size: CGSize) -> CGFloat {
    max(height, view.sizeThatFits(size).width)
  }

  /// Enlarges the platter under a touch and springs back.
  func swell(_ isTouched: Bool) {
    guard platter != nil, window != nil else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      let scale = isTouched ? BarMetrics.swelling : 1
      self.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Groups items in reading order: images that share a background are on one platter, all others
  /// on their own. A space starts a new platter.
  static func groups(of items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
    var groups: [[UIBarButtonItem]] = []
    var isOpen = false
    for item in items where !item.isHidden {
      if item.isSpace {
        isOpen = false
        continue
      }
      let joins =
        item.image != nil && item.customView == nil && item.style == .plain
        && item.sharesBackground && !item.hidesSharedBackground
      if joins, isOpen {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
      isOpen = joins
    }
    return groups
  }
}
