extension UIListContentView {
  /// The frames of the parts of a row for a width, measured from the leading edge.
  struct Arrangement {
    var image: CGRect?
    var text: CGRect?
    var secondary: CGRect?
    /// The height of the whole row.
    var height: CGFloat
  }

  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  func snapped(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }

  /// The effective margins: along the axes that the configuration names at least the superview's.
  var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.role == .row, traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      let factor = ListMetrics.accessibleRowInset / ListMetrics.rowInset
      margins.top *= factor
      margins.bottom *= factor
    }
    guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else {
      return margins
    }
    let outer = superview.directionalLayoutMargins
    margins.leading = max(margins.leading, outer.leading)
    margins.trailing = max(margins.trailing, outer.trailing)
    return margins
  }

  /// The size reserved for the image; `nil` without one.
  var imageSpace: CGSize? {
    guard hasImage, let image = imageView.image else { return nil }
    let size = shownImageSize
    let reserved = content.imageProperties.reservedLayoutSize
    let isSymbol = image.isSymbolImage
    let standard = isSymbol ? ListMetrics.symbolWidth : 0
    let isStandard = reserved.width == UIListContentConfiguration.ImageProperties.standardDimension
    let width = isStandard ? ListMetrics.symbolWidth : reserved.width
    return CGSize(
      width: width > 0 ? max(width, isStandard ? size.width : 0) : max(size.width, standard),
      height: isStandard || reserved.height <= 0 || !reserved.height.isFinite
        ? size.height : min(reserved.height, 1e4))
  }

  private var shownImageSize: CGSize {
    let size = imageView.intrinsicContentSize
    let most = content.imageProperties.maximumSize
    guard size.width > 0, size.height > 0 else { return .zero }
    let scale = min(
      1, most.width > 0 ? most.width / size.width : 1,
      most.height > 0 ? most.height / size.height : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  func arrangement(width: CGFloat) -> Arrangement {
    let margins = margins
    var parts = Arrangement(height: 0)
    var start = margins.leading
    var height: CGFloat = 0
    if let space = imageSpace {
      let size = shownImageSize
      parts.image = CGRect(
        x: snapped(start + (space.width - size.width) / 2), y: 0, width: size.width,
        height: size.height)
      start += space.width + content.imageToTextPadding
      let spare = max(0, ListMetrics.rowInset - ListMetrics.imageInset)
      height = space.height - (content.role == .row ? 2 * spare : 0)
    }
    let room = max(0, width - start - margins.trailing)
    let texts = arrangeTexts(room: room, start: start)
    parts.text = texts.text
    parts.secondary = texts.secondary
    height = max(height, texts.height)
    centre(&parts, textHeight: texts.height, in: height, top: margins.top)
    parts.height = height + margins.top + margins.bottom
    return parts
  }

  private func centre(
    _ parts: inout Arrangement, textHeight: CGFloat, in height: CGFloat, top: CGFloat
  ) {
    let textTop = top + (height - textHeight) / 2
    if let text = parts.text { parts.text?.origin.y = snapped(textTop + text.minY) }
    if let second = parts.secondary {
      parts.secondary?.origin.y = snapped(textTop + second.minY)
    }
    if let image = parts.image {
      parts.image?.origin.y = snapped(top + (height - image.height) / 2)
    }
  }

  private func arrangeTexts(
    room: CGFloat, start: CGFloat
  ) -> (text: CGRect?, secondary: CGRect?, height: CGFloat) {
    let showsText = hasText && textLabel.text?.isEmpty == false
    let showsSecondary = hasSecondary && secondaryLabel.text?.isEmpty == false
    let wide = CGSize(width: room, height: .greatestFiniteMagnitude)
    let text = showsText ? textLabel.sizeThatFits(wide) : .zero
    guard showsSecondary else {
      guard showsText else { return (nil, nil, 0) }
      return (CGRect(x: start, y: 0, width: room, height: text.height), nil, text.height)
    }
    let secondary = secondaryLabel.sizeThatFits(wide)
    guard showsText else {
      return (nil, CGRect(x: start, y: 0, width: room, height: secondary.height), secondary.height)
    }
    let gap = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText,
      text.width + gap + secondary.width <= room + 0.01,
      text.height <= textLabel.font.lineHeight + 1
    {
      let height = max(text.height, secondary.height)
      let textWidth = room - gap - secondary.width
      return (
        CGRect(x: start, y: (height - text.height) / 2, width: textWidth, height: text.height),
        CGRect(
          x: start + room - secondary.width, y: (height - secondary.height) / 2,
          width: secondary.width, height: secondary.height), height
      )
    }
    let between = content.textToSecondaryTextVerticalPadding
    return (
      CGRect(x: start, y: 0, width: room, height: text.height),
      CGRect(x: start, y: text.height + between, width: room, height: secondary.height),
      text.height + between + secondary.height
    )
  }
}
