/// The buttons that a swipe shows, the first one outermost.
@MainActor
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  let isRight: Bool
  /// The revealed width, in points.
  var revealed: CGFloat = 0
  private let buttons: [SwipeButton]

  init(
    _ configuration: UISwipeActionsConfiguration, isRight: Bool,
    tapped: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isRight = isRight
    buttons = configuration.actions.map { action in
      SwipeButton(action) { button in tapped(action, button) }
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  var width: CGFloat { CGFloat(buttons.count) * SwipeLaw.actionWidth + SwipeLaw.gap }

  func isFull(in width: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe && revealed > width * SwipeLaw.full
  }

  /// Distributes the revealed width; a swipe that will perform the first action gives it the whole
  /// width.
  func layoutActions(cellWidth: CGFloat) {
    let isFull = isFull(in: cellWidth)
    let gap = SwipeLaw.gap
    let share = max(0, revealed - gap) / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let order = CGFloat(index)
      var width = max(share, SwipeLaw.actionWidth)
      var distance = order * share
      if isFull {
        distance = index == 0 ? 0 : revealed
        if index == 0 { width = revealed - gap }
      } else if index == 0, revealed > self.width {
        width = share
      }
      let x = isRight ? revealed - distance - width : distance
      button.frame = CGRect(
        x: x + (isRight ? -0 : 0), y: 0, width: width, height: bounds.height)
      button.alpha = isFull && index > 0 ? 0 : min(1, revealed / (SwipeLaw.actionWidth / 2))
    }
  }
}

/// The button of one action: a capsule in its colour with its image or title.
@MainActor
final class SwipeButton: UIControl {
  private let pill = UIView()
  private let image: UIImageView?
  private let label = UILabel()

  init(_ action: UIContextualAction, tapped: @escaping (UIView) -> Void) {
    image = action.image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
    super.init(frame: .zero)
    pill.backgroundColor = action.backgroundColor
    pill.isUserInteractionEnabled = false
    pill.layer.cornerCurve = .continuous
    addSubview(pill)
    image?.tintColor = .white
    if let image { pill.addSubview(image) }
    label.text = action.title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    if image == nil { pill.addSubview(label) }
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addAction(
      UIAction { [weak self] _ in
        if let self { tapped(self) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.frame = bounds.insetBy(dx: SwipeLaw.gap / 2, dy: min(6, bounds.height / 8))
    pill.layer.cornerRadius = min(pill.bounds.height, pill.bounds.width) / 2
    image?.center = CGPoint(x: pill.bounds.midX, y: pill.bounds.midY)
    label.frame = pill.bounds.insetBy(dx: 4, dy: 0)
  }
}
