/// The metrics of edit menus, in points; by the look of iOS 26, tunable.
enum EditMenuMetrics {
  static let height: CGFloat = 44
  static let heightBefore26: CGFloat = 38
  static let radiusBefore26: CGFloat = 9
  /// The padding beside each title.
  static let padding: CGFloat = 14
  /// The padding at the ends of the capsule.
  static let endPadding: CGFloat = 6
  static let titleSize: CGFloat = 15
  static let symbolSize: CGFloat = 13
  static let pagerWidth: CGFloat = 40
  /// The height of the separators, as a fraction of the bar's.
  static let lineShare: CGFloat = 0.45
  /// The distance from the target.
  static let gap: CGFloat = 10
  /// The distance from the edges of the screen.
  static let margin: CGFloat = 8
  /// The duration of the fade in seconds.
  static let fade = 0.2
}

/// The bar of an edit menu: titles side by side on glass; those that do not fit are on further
/// pages.
@MainActor
final class EditMenuBar: UIView {
  weak var session: EditMenuSession?
  var onChoose: ((UIMenuElement) -> Void)?
  private let platter = GlassPlatterView()
  private var elements: [UIMenuElement] = []
  private var items: [EditMenuItem] = []
  private var lines: [UIView] = []
  private var page = 0
  private var pages: [Range<Int>] = []
  private var width: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    platter.kind = .thick
    addSubview(platter)
    // Behind a sheet that dims, the window's tint colour is gray.
    tintAdjustmentMode = .normal
  }

  required init?(coder: NSCoder) { nil }

  func show(_ elements: [UIMenuElement]) {
    self.elements = elements
    page = 0
    width = 0
  }

  private var isNew: Bool {
    (DisplayHost.host(of: self)?.configuration ?? DisplayConfiguration()).hasFloatingBars
  }

  private var height: CGFloat {
    isNew ? EditMenuMetrics.height : EditMenuMetrics.heightBefore26
  }

  /// Lays out the visible page for a width, and returns its size.
  func fit(width: CGFloat) -> CGSize {
    if self.width != width {
      self.width = width
      paginate()
    }
    fill()
    let total = items.reduce(2 * EditMenuMetrics.endPadding) { $0 + $1.naturalWidth }
    return CGSize(width: min(width, total), height: height)
  }

  private func paginate() {
    let widths = elements.map { EditMenuItem(title: $0.title, image: $0.image).naturalWidth }
    let room = width - 2 * EditMenuMetrics.endPadding
    pages = []
    if widths.reduce(0, +) <= room {
      pages = [elements.indices]
      return
    }
    let free = room - 2 * EditMenuMetrics.pagerWidth
    var start = 0
    while start < widths.count {
      var end = start + 1
      var used = widths[start]
      while end < widths.count, used + widths[end] <= free {
        used += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
  }

  private func fill() {
    for view in items as [UIView] + lines { view.removeFromSuperview() }
    items = []
    lines = []
    guard pages.indices.contains(page) else { return }
    if page > 0 { addPager("chevron.backward", "Previous", to: page - 1) }
    for element in elements[pages[page]] {
      let item = EditMenuItem(title: element.title, image: element.image)
      item.isDestructive = element.shownAttributes.contains(.destructive)
      item.addAction(
        UIAction { [weak self] _ in self?.onChoose?(element) }, for: .touchUpInside)
      add(item)
    }
    if page < pages.count - 1 { addPager("chevron.forward", "Next", to: page + 1) }
    setNeedsLayout()
  }

  private func addPager(_ symbol: String, _ name: String, to other: Int) {
    let item = EditMenuItem(title: "", image: UIImage(systemName: symbol))
    item.accessibilityLabel = name
    item.addAction(
      UIAction { [weak self] _ in
        self?.page = other
        self?.session?.place(animated: false)
      }, for: .touchUpInside)
    add(item)
  }

  private func add(_ item: EditMenuItem) {
    if !items.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    items.append(item)
    addSubview(item)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    platter.radius = isNew ? nil : EditMenuMetrics.radiusBefore26
    platter.frame = bounds
    let hair = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = EditMenuMetrics.endPadding
    for (index, item) in items.enumerated() {
      let width = item.naturalWidth
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      item.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      if index > 0 {
        let height = bounds.height * EditMenuMetrics.lineShare
        lines[index - 1].frame = CGRect(
          x: isMirrored ? bounds.width - x : x, y: (bounds.height - height) / 2, width: hair,
          height: height)
      }
      x += width
    }
  }

  override var _accessibilityRole: _AccessibilityRole? { .menu }

  override var accessibilityRank: Int { AccessibilityRank.dismissRegion + 1 }

  override func accessibilityPerformEscape() -> Bool {
    session?.close(animated: true)
    return true
  }
}

/// A title or an image in an edit menu.
@MainActor
private final class EditMenuItem: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let cover = UIView()

  var isDestructive = false {
    didSet { label.textColor = isDestructive ? .systemRed : .label }
  }

  init(title: String, image: UIImage?) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: EditMenuMetrics.titleSize)
    label.textAlignment = .center
    picture.image = title.isEmpty ? image : nil
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: EditMenuMetrics.symbolSize, weight: .semibold)
    picture.contentMode = .center
    picture.tintColor = .label
    cover.backgroundColor = .quaternarySystemFill
    cover.isHidden = true
    for part in [cover, label, picture] as [UIView] {
      part.isAccessibilityElement = false
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = title.isEmpty ? image?.spokenName : title
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    label.text?.isEmpty ?? true
      ? EditMenuMetrics.pagerWidth
      : label.sizeThatFits(.zero).width.rounded(.up) + 2 * EditMenuMetrics.padding
  }

  override var isHighlighted: Bool {
    didSet { cover.isHidden = !isHighlighted }
  }

  override var _naturalAccessibilityTraits: UIAccessibilityTraits { .button }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    cover.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(0, bounds.height - 8))
    cover.layer.cornerRadius = cover.bounds.height / 2
  }
}
