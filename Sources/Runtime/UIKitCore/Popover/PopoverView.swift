/// The chrome of a popover: a body with rounded corners, an arrow, and the presented view inside.
@MainActor
package final class PopoverView: UIView {
  let style: PopoverStyle
  let content = UIView()
  private let body = PopoverBodyView()
  private let arrow = PopoverArrowView(frame: .zero)
  private(set) weak var held: UIView?
  /// The client's chrome, which replaces body and arrow.
  let clientChrome: UIPopoverBackgroundView?
  private let contentInsets: UIEdgeInsets

  private(set) var placement = PopoverPlacement()

  init(style: PopoverStyle, chrome: UIPopoverBackgroundView?, contentInsets: UIEdgeInsets) {
    self.style = style
    clientChrome = chrome
    self.contentInsets = contentInsets
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    content.clipsToBounds = true
    if let chrome {
      addSubview(chrome)
      if type(of: chrome).wantsDefaultContentAppearance {
        content.layer.cornerRadius = Self.innerRadius
      }
    } else {
      setUpBody()
    }
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of the content in a client's chrome, in points. Grade: tunable.
  private static let innerRadius: CGFloat = 6

  private func setUpBody() {
    for layer in [body.layer, content.layer] {
      layer.cornerCurve = .continuous
      layer.cornerRadius = style.cornerRadius
    }
    body.isUserInteractionEnabled = false
    body.layer.shadowColor = .black
    body.layer.shadowOpacity = style.shadowOpacity
    body.layer.shadowRadius = style.shadowRadius
    body.layer.shadowOffset = CGSize(width: 0, height: style.shadowOffset)
    // The arrow's shadow is behind the body.
    addSubview(arrow)
    addSubview(body)
    bringUpToDate()
  }

  /// The colour of body and arrow; `nil` for the style's glass or colour.
  var fill: UIColor? {
    didSet { bringUpToDate() }
  }

  private func bringUpToDate() {
    let look = fill == nil ? style.glass?.look(isDark: isDark) : nil
    (body.layer as? BackdropLayer)?.look = look
    body.backgroundColor = look == nil ? fill ?? style.fill : nil
    arrow.color = fill ?? style.glass?.color(isDark: isDark) ?? style.fill
    body.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    body.layer.borderColor = style.ring.resolvedColor(with: traitCollection).cgColor
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if clientChrome == nil { bringUpToDate() }
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  package override var _accessibilityRole: _AccessibilityRole? {
    held is AlertView ? .alert : .popover
  }

  /// Adds the presented view.
  func hold(_ view: UIView) {
    held = view
    view.autoresizingMask = []
    content.addSubview(view)
    arrange()
  }

  /// Sets the placement in the container.
  func move(to placement: PopoverPlacement) {
    self.placement = placement
    if transform.isIdentity {
      frame = placement.frame
    } else {
      bounds.size = placement.frame.size
      center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    }
    arrange()
  }

  /// Lays out the subviews. They depend only on the placement, so that animations include all of
  /// them.
  private func arrange() {
    let whole = CGRect(origin: .zero, size: placement.frame.size)
    let bodyFrame = placement.body
    let contentFrame = bodyFrame.inset(by: contentInsets)
    content.frame = contentFrame
    // The content extends below the arrow, which is outside its safe area; a client's chrome
    // surrounds the content.
    let reach = clientChrome == nil ? whole : contentFrame
    held?.frame = reach.offsetBy(dx: -contentFrame.minX, dy: -contentFrame.minY)
    held?.safeAreaOverride = clientChrome == nil ? placement.arrowInsets : .zero
    if let clientChrome {
      clientChrome.frame = whole
      clientChrome.arrowDirection = placement.direction
      clientChrome.arrowOffset = placement.arrowOffset
      return
    }
    body.frame = bodyFrame
    body.layer.shadowPath = nil
    arrow.isHidden = placement.arrowHeight == 0
    guard !arrow.isHidden else { return }
    arrow.frame = arrowFrame
    arrow.show(placement.direction)
  }

  private var arrowFrame: CGRect {
    let height = placement.arrowHeight
    let base = style.arrowBase
    let tip = placement.tip
    return switch placement.direction {
    case .up: CGRect(x: tip.x - base / 2, y: 0, width: base, height: height)
    case .down: CGRect(x: tip.x - base / 2, y: tip.y - height, width: base, height: height)
    case .left: CGRect(x: 0, y: tip.y - base / 2, width: height, height: base)
    default: CGRect(x: tip.x - height, y: tip.y - base / 2, width: height, height: base)
    }
  }

  /// Returns the transform that scales the popover towards its source.
  func transform(scale: CGFloat, towards point: CGPoint) -> CGAffineTransform {
    let x = (point.x - placement.frame.width / 2) * (1 - scale)
    let y = (point.y - placement.frame.height / 2) * (1 - scale)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }
}

/// The body, with the background visible through it.
@MainActor
private final class PopoverBodyView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
