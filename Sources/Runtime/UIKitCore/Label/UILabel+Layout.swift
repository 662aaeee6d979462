extension UILabel {
  /// The step by which the font size is reduced to fit text, as a fraction. Grade: tunable.
  private static let scaleStep: CGFloat = 0.01
  /// The opacity of the text of a disabled label. Grade: tunable.
  private static let disabledOpacity: CGFloat = 0.5

  /// The number of device pixels per point on the label's screen.
  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Indicates whether the text may be drawn in the tint colour: plain text in another colour is
  /// not redrawn when a presentation dims the tint colour.
  var showsTint: Bool {
    switch content {
    case nil: false
    case .plain:
      // Without the casts of an object comparison, as every label is checked when it is added.
      textColorStorage.source == UIColor.tintColor.source
        || highlightedTextColor?.source == UIColor.tintColor.source
    case .attributed: true
    }
  }

  /// Returns the text for the layout engine, its fonts scaled by `factor`; `nil` when there is
  /// none.
  private func source(scaledBy factor: CGFloat = 1) -> TextSource? {
    guard let content, !content.isEmpty else { return nil }
    let paragraph = ParagraphValues(alignment: textAlignment, lineBreakMode: lineBreakMode)
    let font = factor == 1 ? fontStorage : fontStorage.withSize(fontStorage.pointSize * factor)
    switch content {
    case .plain(let string):
      return TextSource(string, font: font, paragraph: paragraph)
    case .attributed(let text):
      return TextSource(
        factor == 1 ? text : text.scalingFonts(by: factor), font: font, paragraph: paragraph)
    }
  }

  /// Returns the lines of the text within `size`, in a smaller font if the label permits.
  package func layout(within size: CGSize, lines: Int) -> TextLayout? {
    guard let source = source() else { return nil }
    let options = TextLayout.Options(
      width: size.width, height: size.height, maximumLines: lines, isRightToLeft: isRightToLeft)
    let layout = TextLayout.cached(source, options: options)
    guard adjustsFontSizeToFitWidth, lines > 0, size.width > 0, isTooLarge(layout, for: size) else {
      return layout
    }
    return shrunk(layout, options: options, within: size)
  }

  private func isTooLarge(_ layout: TextLayout, for size: CGSize) -> Bool {
    layout.isTruncated || layout.size.width > size.width + 0.01
  }

  /// Returns the layout with the largest fraction of the font size that fits, found by bisection.
  private func shrunk(
    _ full: TextLayout, options: TextLayout.Options, within size: CGSize
  ) -> TextLayout {
    let minimum = min(max(minimumScaleFactor, Self.scaleStep), 1)
    var fits = minimum
    var fails: CGFloat = 1
    var best: TextLayout?
    func attempt(_ factor: CGFloat) -> Bool {
      guard let source = source(scaledBy: factor) else { return false }
      let layout = TextLayout.cached(source, options: options)
      guard !isTooLarge(layout, for: size) else { return false }
      best = layout
      return true
    }
    guard attempt(minimum) else {
      return source(scaledBy: minimum).map { TextLayout.cached($0, options: options) } ?? full
    }
    while fails - fits > Self.scaleStep {
      let middle = (fits + fails) / 2
      if attempt(middle) { fits = middle } else { fails = middle }
    }
    return best ?? full
  }

  /// Returns the size of the text with lines broken at `width`, in points, rounded up to device
  /// pixels.
  func measure(width: CGFloat) -> CGSize {
    guard let source = source() else { return .zero }
    let options = TextLayout.Options(
      width: width, maximumLines: max(0, numberOfLines), isRightToLeft: isRightToLeft)
    return TextLayout.cached(source, options: options).size(scale: pixelScale)
  }

  /// The distance from the top of the bounds to the first baseline, in points.
  package var firstBaselineOffset: CGFloat {
    guard let layout = layout(within: bounds.size, lines: numberOfLines) else { return 0 }
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).minY - bounds.minY
      + layout.firstBaseline
  }

  func drawContent(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0,
      let layout = layout(within: rect.size, lines: numberOfLines),
      let context = GraphicsContextStack.current
    else { return }
    let room = rect.height - layout.size.height
    let top = (max(0, room) / 2 * pixelScale).rounded() / pixelScale
    var color = textColorStorage
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * Self.disabledOpacity) }
    let origin = CGPoint(x: rect.minX, y: rect.minY + top)
    if let shadowColor {
      layout.draw(
        in: context,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        color: shadowColor)
    }
    layout.draw(in: context, at: origin, color: color)
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Updates the font to the same text style in the current text size.
  func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let old = fontStorage.face
    let size: CGFloat
    if let style = old.textStyle {
      size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
    } else if let scaling = old.scaling {
      size = scaling.size(in: traitCollection)
    } else {
      return
    }
    guard size != old.size else { return }
    var face = old.resized(to: size)
    face.textStyle = old.textStyle
    face.scaling = old.scaling
    font = UIFont(face: face)
  }
}

extension NSAttributedString {
  /// Returns the text with all its fonts scaled.
  fileprivate func scalingFonts(by factor: CGFloat) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return copy
  }
}
