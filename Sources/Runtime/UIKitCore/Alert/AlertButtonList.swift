/// The list of an alert's buttons. A touch can begin on one and end on another.
@MainActor
final class AlertButtonList: UIView {
  private let style: AlertStyle
  private let buttons: [AlertButton]
  private let pairs: Bool
  private let choose: (UIAlertAction) -> Void
  private var touched: AlertButton? {
    didSet {
      guard oldValue !== touched else { return }
      oldValue?.isTouched = false
      touched?.isTouched = true
    }
  }

  init(
    _ actions: [UIAlertAction], preferred: UIAlertAction?, style: AlertStyle, pairs: Bool,
    choose: @escaping (UIAlertAction) -> Void
  ) {
    self.style = style
    self.pairs = pairs
    self.choose = choose
    buttons = actions.map { AlertButton($0, style: style, isPreferred: $0 === preferred) }
    super.init(frame: .zero)
    for button in buttons {
      button.choose = choose
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether the actions are side by side: two that fit, with the cancel action on the
  /// left.
  private func isPair(width: CGFloat) -> Bool {
    guard pairs, buttons.count == 2 else { return false }
    let half = (width - 2 * style.actionInset - style.actionGap) / 2
    return buttons.allSatisfy { $0.fittingWidth <= half }
  }

  /// Returns the buttons in their order on the screen: the cancel action first in a pair, else
  /// last.
  private func ordered(isPair: Bool) -> [AlertButton] {
    let cancel = buttons.filter { $0.action.style == .cancel }
    let others = buttons.filter { $0.action.style != .cancel }
    return isPair ? cancel + others : others + cancel
  }

  func shownActions(width: CGFloat) -> [UIAlertAction] {
    ordered(isPair: isPair(width: width)).map(\.action)
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    guard !buttons.isEmpty else { return style.shape == .pills ? style.actionInset : 0 }
    let lines = isPair(width: width) ? 1 : CGFloat(buttons.count)
    return 2 * style.actionInset + lines * style.actionHeight + (lines - 1) * style.actionGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isPair = isPair(width: bounds.width)
    let shown = ordered(isPair: isPair)
    let inset = style.actionInset
    let width = bounds.width - 2 * inset
    var place = CGPoint(x: inset, y: inset)
    let size = CGSize(
      width: isPair ? (width - style.actionGap) / 2 : width, height: style.actionHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isPair && isRightToLeft ? shown.reversed() : shown).enumerated() {
      button.frame = CGRect(origin: place, size: size)
      if isPair {
        place.x += size.width + style.actionGap
      } else {
        place.y += size.height + style.actionGap
      }
      guard style.shape != .pills else { continue }
      button.separator = isPair && index > 0 ? .before : isPair || index == 0 ? .none : .above
    }
  }

  /// Updates the buttons after actions were enabled or disabled.
  func bringUpToDate() {
    for button in buttons { button.bringUpToDate() }
  }

  // Touches

  private func button(under touch: UITouch?) -> AlertButton? {
    guard let touch else { return nil }
    return buttons.first {
      $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0))
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = button(under: touches.first)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = button(under: touches.first)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = button(under: touches.first)
    touched = nil
    if let chosen { choose(chosen.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = nil
  }
}
