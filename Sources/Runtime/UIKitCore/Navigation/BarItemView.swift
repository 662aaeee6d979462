/// The control that shows one item of a bar.
@MainActor
final class BarItemView: UIControl, BarItemHolder {
  let item: UIBarButtonItem
  var barItem: UIBarItem { item }
  /// The bar's appearance of items like this one.
  var appearance: UIBarButtonItemAppearance? {
    didSet { if oldValue !== appearance { bringUpToDate() } }
  }
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  /// The platter of the item and its neighbours, which is enlarged under a touch.
  weak var group: BarGroupView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.itemView = self
    label.isAccessibilityElement = false
    picture.contentMode = .center
    picture.isAccessibilityElement = false
    addSubview(label)
    addSubview(picture)
    if let custom = item.customView { addSubview(custom) }
    bringUpToDate()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var presentableMenu: UIMenu? { item.menu }

  override var menuSender: Any? { item }

  override var _naturalAccessibilityTraits: UIAccessibilityTraits { .button }
  override var _primaryTouchEvents: Event { .primaryActionTriggered }

  override var isAccessibilityElement: Bool {
    get { item.customView == nil }
    set {}
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking && menuSession == nil
    super.touchesEnded(touches, with: event)
    guard wasTracking, let touch = touches.first else { return }
    let margin = -UIControl.dragMargin
    if bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self)) {
      item.trigger(event: event)
    }
  }

  override func performPrimaryAction() {
    item.trigger(event: nil)
  }

  override func _controlStateDidChange() {
    super._controlStateDidChange()
    showTitle()
    let alpha = isHighlighted ? BarMetrics.touchedOpacity : 1
    let change = { [self] in
      label.alpha = alpha
      picture.alpha = alpha
    }
    if isHighlighted || window == nil {
      change()
    } else {
      UIView.animate(
        withDuration: ButtonLook.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
    group?.swell(isHighlighted)
  }

  func bringUpToDate() {
    isEnabled = item.isEnabled
    showsMenuAsPrimaryAction =
      item.menu != nil && item.primaryAction == nil && item.action == nil
    menuDidChange()
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    let color = foreground
    let showsImage = item.image != nil
    picture.isHidden = !showsImage || item.customView != nil
    label.isHidden = showsImage || item.customView != nil
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: BarMetrics.symbolSize, weight: .medium)
    picture.image = item.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = color
    showTitle()
  }

  private func showTitle() {
    let state: UIControl.State =
      !item.isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let look = (appearance?.attributes(for: state) ?? [:]).merging(item.titleLook(for: state)) {
      $1
    }
    label.font =
      look[.font] as? UIFont
      ?? .systemFont(
        ofSize: BarMetrics.titleSize, weight: item.style == .done ? .semibold : .medium)
    label.text = item.title
    label.textColor = look[.foregroundColor] as? UIColor ?? foreground
    titleOffset = appearance?.titleOffset(for: state) ?? .zero
    setNeedsLayout()
  }

  private var titleOffset = UIOffset.zero

  private var foreground: UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    if item.style == .done { return tintAdjustmentMode == .dimmed ? .tertiaryLabel : .white }
    if let own = item.tintColor { return own }
    return tintAdjustmentMode == .dimmed ? .secondaryLabel : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    bringUpToDate()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = BarMetrics.platterHeight
    if item.width > 0 { return CGSize(width: item.width, height: height) }
    if let custom = item.customView {
      let fitting = custom.bounds.size == .zero ? custom.sizeThatFits(size) : custom.bounds.size
      return CGSize(
        width: max(height, fitting.width + BarMetrics.customPadding * 2), height: height)
    }
    if item.image != nil {
      return CGSize(width: max(height, picture.sizeThatFits(.zero).width + 16), height: height)
    }
    let width = label.sizeThatFits(.zero).width + BarMetrics.titlePadding * 2
    return CGSize(width: max(height, width), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let scale = max(1, traitCollection.displayScale)
    let text = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: (bounds.width - min(text.width, bounds.width)) / 2 + titleOffset.horizontal,
      y: (bounds.height - text.height) / 2 + titleOffset.vertical,
      width: min(text.width, bounds.width), height: text.height
    ).aligned(to: scale)
    if let custom = item.customView {
      if custom.bounds.size == .zero { custom.frame.size = custom.sizeThatFits(bounds.size) }
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// A view that shows an item of a bar.
package protocol BarItemHolder: UIView {
  var barItem: UIBarItem { get }
}
