/// Scrolls the first responder into the visible area of its scroll views.
@MainActor
enum FocusReveal {
  /// The distance in points that is kept around the field. Grade: tunable.
  private static let margin: CGFloat = 8

  /// Scrolls the scroll views around the field inside `root`, the innermost first.
  static func reveal(in root: UIView, isAnimated: Bool) {
    guard let field = root.window?.firstResponder as? UIView, field !== root,
      field.isDescendant(of: root)
    else { return }
    var outer = field.superview
    while let view = outer {
      if let scroll = view as? UIScrollView { reveal(field, in: scroll, isAnimated) }
      if view === root { break }
      outer = view.superview
    }
  }

  private static func reveal(_ field: UIView, in scroll: UIScrollView, _ isAnimated: Bool) {
    guard scroll.isScrollEnabled else { return }
    // Of long text only the insertion point is revealed.
    var part = field.bounds
    if let text = field as? UITextView, let end = text.selectedTextRange?.end {
      part = text.caretRect(for: end)
    }
    let place = scroll.convert(part, from: field).insetBy(dx: 0, dy: -margin)
    scroll.scrollRectToVisible(
      CGRect(x: scroll.bounds.minX, y: place.minY, width: 0, height: place.height),
      animated: isAnimated)
  }
}
