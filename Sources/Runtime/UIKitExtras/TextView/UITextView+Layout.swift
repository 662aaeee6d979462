extension UITextView: WidthDependentContent {
  private var scale: CGFloat { max(1, traitCollection.displayScale) }

  private var sideSpace: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  func lines(width: CGFloat) -> TextLayout {
    let paragraph = ParagraphValues(
      alignment: textAlignment, lineBreakMode: textContainer.lineBreakMode)
    let options = TextLayout.Options(
      width: max(0, width - sideSpace), maximumLines: textContainer.maximumNumberOfLines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let font = fontStorage ?? Self.defaultFont
    return TextLayout.cached(
      TextSource(styledText, font: font, paragraph: paragraph), options: options)
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let text = lines(width: width).size(scale: scale)
    return CGSize(
      width: text.width + sideSpace,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  package func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width + 1e-3).height
  }

  func layoutText() {
    let size = fittingSize(width: bounds.width)
    let content = CGSize(width: bounds.width, height: size.height)
    if contentSize != content { contentSize = content }
    let area = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(content.height, bounds.height))
    if canvas.frame != area { canvas.frame = area }
    display.update()
  }

  func containerDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  func textDidChange() {
    containerDidChange()
    containingWindow?.host?.keyboard?.textDidChange()
  }

  func reveal(_ range: NSRange, animated: Bool) {
    guard bounds.height > 0, isScrollEnabled else { return }
    layoutText()
    let end = caretRect(for: TextOffset(range.location + range.length))
    let start = range.length > 0 ? caretRect(for: TextOffset(range.location)) : end
    // The container inset belongs to the first and last line.
    let box = start.union(end).insetBy(dx: 0, dy: -textContainerInset.top)
    scrollRectToVisible(box, animated: animated)
  }

  func followContentSize() {
    guard adjustsFontForContentSizeCategory, let old = fontStorage,
      let style = old.face.textStyle
    else { return }
    let new = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if new.pointSize != old.pointSize { font = new }
  }
}
