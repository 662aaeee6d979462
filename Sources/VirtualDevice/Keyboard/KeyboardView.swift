import UIKit

/// The keys of a keyboard: drawn in one picture, touched one by one.
final class KeyboardView: UIView {
  /// Called with the key on which a finger was lifted.
  var press: ((KeyboardKey.Kind) -> Void)?

  private var input = KeyboardInput.plain
  private var page = KeyboardPage.letters
  private var isShifted = false
  private var layout: KeyboardLayout?
  private var keys: [KeyboardKey] = []

  private static let cornerRadius: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = Self.cornerRadius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.14, green: 0.14, blue: 0.15, alpha: 1)
        : UIColor(red: 0.86, green: 0.87, blue: 0.89, alpha: 1)
    }
    accessibilityIdentifier = "keyboard"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the keys for a text.
  func show(_ input: KeyboardInput) {
    let isOther =
      input.isPad != self.input.isPad
      || input.startsWithNumbers != self.input.startsWithNumbers
    if isOther || page == .letters && input.startsWithNumbers && window == nil {
      page = input.startsWithNumbers ? .numbers : .letters
    }
    self.input = input
    isShifted = input.typesCapital
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  private func update() {
    let layout = KeyboardLayout(
      size: bounds.size, safeArea: safeAreaInsets,
      isTablet: traitCollection.userInterfaceIdiom == .pad, page: page,
      isShifted: isShifted && page == .letters, input: input)
    guard layout != self.layout, bounds.height > 0 else { return }
    self.layout = layout
    keys = layout.keys
    placeCaps()
    setNeedsDisplay()
  }

  private func placeCaps() {
    let caps = subviews.compactMap { $0 as? KeyboardCap }
    for (index, key) in keys.enumerated() {
      let cap = index < caps.count ? caps[index] : makeCap()
      cap.key = key
      cap.isEnabled = key.kind != .return || input.isReturnEnabled
    }
    for cap in caps.dropFirst(keys.count) { cap.removeFromSuperview() }
  }

  private func makeCap() -> KeyboardCap {
    let cap = KeyboardCap(frame: .zero)
    cap.addAction(
      UIAction { [weak self, weak cap] _ in
        if let kind = cap?.key?.kind { self?.pressed(kind) }
      }, for: .touchUpInside)
    addSubview(cap)
    return cap
  }

  private func pressed(_ kind: KeyboardKey.Kind) {
    switch kind {
    case .shift: isShifted.toggle()
    case .page(let other): page = other
    case .text: isShifted = false
    case .space, .delete, .return, .hide: break
    }
    update()
    press?(kind)
  }

  override func draw(_ rect: CGRect) {
    guard let context = GraphicsContextStack.current else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    for key in keys { draw(key, isDark, in: context) }
  }

  private func draw(_ key: KeyboardKey, _ isDark: Bool, in context: CGContext) {
    let isOff = key.kind == .return && !input.isReturnEnabled
    let light: CGFloat = key.isSpecial ? 0.93 : 1
    let dark: CGFloat = key.isSpecial ? 0.27 : 0.36
    context.setFillColor(UIColor(white: isDark ? dark : light, alpha: 1).cgColor)
    context.addPath(
      CGPath(
        roundedRect: key.frame, cornerWidth: key.cornerRadius, cornerHeight: key.cornerRadius,
        transform: nil))
    context.fillPath()
    let ink = UIColor(white: isDark ? 1 : 0, alpha: isOff ? 0.3 : 1)
    if let glyph = KeyGlyph(key.kind, isShifted: isShifted) {
      glyph.draw(in: key.frame, ink: ink, context)
      return
    }
    let size: CGFloat = key.isSpecial || key.kind == .space ? 16 : input.isPad ? 25 : 22
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: ink,
    ]
    let box = key.title.size(withAttributes: attributes)
    key.title.draw(
      at: CGPoint(x: key.frame.midX - box.width / 2, y: key.frame.midY - box.height / 2),
      withAttributes: attributes)
  }
}

/// The control of a key, which highlights the key's picture while it is pressed.
final class KeyboardCap: UIControl {
  var key: KeyboardKey? {
    didSet {
      guard oldValue != key, let key else { return }
      frame = key.frame
      layer.cornerRadius = key.cornerRadius
      accessibilityLabel = key.name
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }
}
