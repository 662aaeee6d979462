extension UITextField {
  private var scale: CGFloat { max(1, traitCollection.displayScale) }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: core.editor.length) : core.editor.text
  }

  /// The text's layout on one line.
  var shownLayout: TextLayout {
    if let styled, !isSecureTextEntry {
      return TextLayout.cached(TextSource(styled, font: parts.label.font))
    }
    return TextLayout.cached(shownText, font: parts.label.font)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) }
  private var showsClear: Bool { hasText && isEnabled && shows(clearButtonMode) }

  func textDidChange() {
    let label = parts.label
    label.font = fontStorage
    label.textColor = isEnabled ? colorStorage : .tertiaryLabel
    if let styled, !isSecureTextEntry {
      label.attributedText = styled
    } else {
      label.text = shownText
    }
    parts.placeholder.font = fontStorage
    if let attributedPlaceholder {
      parts.placeholder.attributedText = attributedPlaceholder
    } else {
      parts.placeholder.text = placeholder
    }
    parts.placeholder.isHidden = hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var fittingSize: CGSize {
    let line = TextLayout.ceil(fontStorage.lineHeight, scale: scale)
    let text =
      hasText ? shownLayout.size(scale: scale).width : parts.placeholder.sizeThatFits(.zero).width
    let beside =
      horizontalPadding * 2 + (showsLeft ? besideWidth(leftView) : 0)
      + (showsRight ? besideWidth(rightView) : 0)
    return CGSize(width: text + beside, height: max(line, leastHeight))
  }

  private func besideWidth(_ view: UIView?) -> CGFloat {
    (view?.bounds.width ?? 0) + TextFieldMetrics.gap
  }

  func standardLeftRect(in bounds: CGRect) -> CGRect {
    besideRect(of: leftView, in: bounds, atStart: true)
  }

  func standardRightRect(in bounds: CGRect) -> CGRect {
    besideRect(of: rightView, in: bounds, atStart: false)
  }

  /// The left view is at the leading edge (documented), so it is mirrored with the layout
  /// direction.
  private func besideRect(of view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let x =
      atStart != isRightToLeft
      ? bounds.minX + horizontalPadding : bounds.maxX - horizontalPadding - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func standardClearRect(in bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.clearSide
    let x =
      isRightToLeft
      ? bounds.minX + horizontalPadding / 2 : bounds.maxX - horizontalPadding / 2 - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var (start, end) = (bounds.minX + horizontalPadding, bounds.maxX - horizontalPadding)
    func keepClear(of rect: CGRect, atStart: Bool) {
      if atStart != isRightToLeft {
        start = rect.maxX + TextFieldMetrics.gap
      } else {
        end = rect.minX - TextFieldMetrics.gap
      }
    }
    if showsLeft { keepClear(of: leftViewRect(forBounds: bounds), atStart: true) }
    if showsRight {
      keepClear(of: rightViewRect(forBounds: bounds), atStart: false)
    } else if showsClear {
      keepClear(of: clearButtonRect(forBounds: bounds), atStart: false)
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  func layoutParts() {
    layoutBorder()
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    parts.clear.isHidden = !showsClear || showsRight
    parts.clear.frame = clearButtonRect(forBounds: bounds)
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.clip.frame = area
    parts.placeholder.textAlignment = textAlignment
    let free = placeholderRect(forBounds: bounds)
    parts.placeholder.frame = CGRect(
      x: free.minX - area.minX, y: 0, width: free.width, height: area.height)
    layoutText(in: area.size)
  }

  private func layoutText(in size: CGSize) {
    let text = shownLayout.size(scale: scale)
    let caretWidth = TextLayout.caretWidth
    let room = size.width - text.width
    let start: CGFloat =
      switch textAlignment {
      case .center: max(0, room / 2)
      case .right: max(0, room)
      case .natural, .justified: isRightToLeft ? max(0, room) : 0
      case .left: 0
      }
    let caret = shownLayout.caretRect(at: core.editor.caret)
    if isEditing, text.width + caretWidth > size.width {
      // Text that is too long scrolls just until the caret is visible.
      let x = caret.minX + caretWidth
      scroll = min(max(scroll, x - size.width), max(0, caret.minX))
      scroll = max(0, min(scroll, text.width + caretWidth - size.width))
    } else {
      scroll = 0
    }
    parts.label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    parts.label.frame = CGRect(
      x: start - scroll, y: 0, width: isEditing ? max(text.width, 1) : max(0, size.width - start),
      height: size.height)
    display.update()
  }

  /// Resets the layer properties of the previous border style.
  func borderStyleDidChange(from old: BorderStyle) {
    guard old != borderStyle else { return }
    if borderStyle == .none {
      layer.borderWidth = 0
      layer.cornerRadius = 0
    }
  }

  private func layoutBorder() {
    // Without a border style the layer's properties belong to the app.
    guard borderStyle != .none, !(self is UISearchTextField) else { return }
    layer.borderWidth = 1 / scale
    layer.cornerRadius = borderStyle == .roundedRect ? TextFieldMetrics.radius : 0
    layer.cornerCurve = .continuous
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    if borderStyle == .roundedRect, backgroundColor == nil {
      backgroundColor = .secondarySystemGroupedBackground
    }
  }
}
