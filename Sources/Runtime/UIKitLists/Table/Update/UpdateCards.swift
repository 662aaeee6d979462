/// The backgrounds of rounded cards while their rows move: without them the table's background
/// would be visible between rows that pass each other.
@MainActor
struct UpdateCards {
  private var cards: [(view: UIView, end: CGRect)] = []

  /// Adds a background behind the rows of a card that animates from `start` to `end`.
  mutating func add(
    to list: UIView, above back: UIView?, from start: CGRect, to end: CGRect
  ) {
    guard start.height > 0, end.height > 0 else { return }
    let view = UIView(frame: start)
    view.isUserInteractionEnabled = false
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = ListMetrics.cardRadius
    view.layer.cornerCurve = .continuous
    list.insertSubview(view, at: back?.superview === list ? 1 : 0)
    cards.append((view, end))
  }

  func moveToEnds() {
    for card in cards { card.view.frame = card.end }
  }

  func remove() {
    for card in cards { card.view.removeFromSuperview() }
  }
}

/// The corners of a row, which may change with its position in a card.
@MainActor
struct UpdateCorners {
  let radius: CGFloat
  let corners: CACornerMask

  init(of view: UIView) {
    radius = view.layer.cornerRadius
    corners = view.layer.maskedCorners
  }

  /// Restores the previous look of a view, with all corners that are rounded before or after;
  /// returns the radius that it has at the end.
  func restore(on view: UIView) -> CGFloat? {
    let end = view.layer.cornerRadius
    guard end != radius || (end > 0 && view.layer.maskedCorners != corners) else { return nil }
    let before = radius > 0 ? corners : []
    let after = end > 0 ? view.layer.maskedCorners : []
    view.layer.maskedCorners = before.union(after)
    view.layer.cornerCurve = .continuous
    view.layer.cornerRadius = radius
    return end
  }
}
