/// The implementation of `UITextInput`.
extension TextInputCore {
  package var selectedTextRange: UITextRange? {
    get { owner.allowsSelection || owner.isFirstResponder ? TextSpan(editor.selection) : nil }
    set {
      guard let newValue else { return }
      select(range(newValue))
    }
  }

  package func text(in textRange: UITextRange) -> String? {
    guard textRange is TextSpan else { return nil }
    return editor.string(in: range(textRange))
  }

  package func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (one, two) = (offset(start), offset(end))
    return TextSpan(NSRange(location: min(one, two), length: abs(two - one)))
  }

  package func setMarkedText(_ text: String?, selectedRange: NSRange) {
    let text = text ?? ""
    let old = marked ?? editor.selection
    replace(old, with: text)
    guard !text.isEmpty else { return }
    marked = NSRange(location: old.location, length: text.utf16.count)
    select(
      NSRange(location: old.location + selectedRange.location, length: selectedRange.length))
    owner.announceEdit()
  }

  package func position(_ position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...editor.length).contains(place) ? TextOffset(place) : nil
  }

  package func position(
    _ position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var place = self.offset(position)
    var x: CGFloat?
    let isReverse = offset < 0
    for _ in 0..<abs(offset) {
      let next: Int
      switch (direction, isReverse) {
      case (.right, false), (.left, true): next = editor.after(place)
      case (.left, false), (.right, true): next = editor.before(place)
      case (.down, false), (.up, true): next = line(from: place, by: 1, x: &x)
      case (.up, false), (.down, true): next = line(from: place, by: -1, x: &x)
      }
      guard next != place else { return nil }
      place = next
    }
    return TextOffset(place)
  }

  /// Returns the position one or more lines above or below another, at the same horizontal position
  /// or at `x`.
  func line(from place: Int, by step: Int, x: inout CGFloat?) -> Int {
    let layout = owner.shownLines
    let lines = layout.lines
    guard let index = lines.lastIndex(where: { $0.range.location <= place }) else { return place }
    let column = x ?? layout.caretRect(at: place).minX
    x = column
    let other = index + step
    if other < 0 { return 0 }
    if other >= lines.count { return editor.length }
    let line = lines[other]
    let found = layout.characterIndex(at: CGPoint(x: column, y: line.frame.midY))
    return editor.aligned(staying(found, on: other, of: lines))
  }

  /// Keeps a position at the end of a wrapped line on that line; it is also the start of the next
  /// one.
  private func staying(_ place: Int, on index: Int, of lines: [TextLayout.Line]) -> Int {
    guard index + 1 < lines.count, place >= lines[index + 1].range.location, place > 0 else {
      return place
    }
    return editor.before(place)
  }

  /// The range of the visual line that contains a position.
  func lineRange(at place: Int) -> NSRange {
    let lines = owner.shownLines.lines
    guard let index = lines.lastIndex(where: { $0.range.location <= place }) else {
      return editor.all
    }
    let range = lines[index].range
    let end = staying(range.location + range.length, on: index, of: lines)
    return NSRange(location: range.location, length: max(0, end - range.location))
  }

  package func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange {
    let place = offset(position)
    let line = lineRange(at: place)
    switch direction {
    case .left:
      return TextSpan(NSRange(location: line.location, length: place - line.location))
    case .right:
      return TextSpan(
        NSRange(location: place, length: max(0, line.location + line.length - place)))
    case .up: return TextSpan(NSRange(location: 0, length: place))
    case .down: return TextSpan(NSRange(location: place, length: editor.length - place))
    }
  }

  package func firstRect(for textRange: UITextRange) -> CGRect {
    let range = range(textRange)
    return rects(of: range).first ?? caretRect(at: range.location)
  }

  package func selectionRects(for textRange: UITextRange) -> [UITextSelectionRect] {
    let boxes = rects(of: range(textRange))
    return boxes.enumerated().map { index, box in
      TextSelectionRect(box, isFirst: index == 0, isLast: index == boxes.count - 1)
    }
  }

  package func closestPosition(to point: CGPoint, within textRange: UITextRange) -> UITextPosition {
    let range = range(textRange)
    return TextOffset(min(max(place(at: point), range.location), range.location + range.length))
  }

  package func characterRange(at point: CGPoint) -> UITextRange? {
    let place = place(at: point)
    for start in [place, editor.before(place)] where start < editor.length {
      let range = NSRange(location: start, length: editor.after(start) - start)
      if rects(of: range).contains(where: { $0.contains(point) }) { return TextSpan(range) }
    }
    return nil
  }

  package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position), offset(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  package func baseDirection() -> NSWritingDirection {
    owner.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  package func setBaseDirection(_ direction: NSWritingDirection) {
    switch direction {
    case .leftToRight: owner.semanticContentAttribute = .forceLeftToRight
    case .rightToLeft: owner.semanticContentAttribute = .forceRightToLeft
    default: owner.semanticContentAttribute = .unspecified
    }
  }
}
