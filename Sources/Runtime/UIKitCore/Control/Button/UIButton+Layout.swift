/// The frames of a button's parts.
struct ButtonParts {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  var size = CGSize.zero
}

extension UIButton {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var insets: UIEdgeInsets {
    configuration?.contentInsets.resolved(rightToLeft: isRightToLeft) ?? contentEdgeInsets
  }

  private var hasTitle: Bool { titleStorage?.text?.isEmpty == false }

  func fittingSize(within limit: CGSize) -> CGSize {
    if buttonTypeStorage == .close, configuration == nil {
      return CGSize(width: ButtonMetrics.closeSide, height: ButtonMetrics.closeSide)
    }
    let insets = insets
    let width = limit.width > 0 ? limit.width - insets.horizontalSum : .infinity
    let parts = parts(width: max(0, width))
    var size = CGSize(
      width: parts.size.width + insets.horizontalSum, height: parts.size.height + insets.verticalSum
    )
    if configuration == nil {
      if hasTitle, contentEdgeInsets == .zero {
        size.height = max(size.height, parts.title.height + ButtonMetrics.titleMargin * 2)
        size.width = max(size.width, ButtonMetrics.leastWidth)
      }
      if let background = backgroundPicture?.image {
        size.width = max(size.width, background.size.width)
        size.height = max(size.height, background.size.height)
      }
    } else if configuration?.resolvedCornerStyle == .capsule, !hasTitle, parts.size != .zero {
      // The background of an image alone is a circle, not an upright oval.
      size.width = max(size.width, size.height)
    }
    return size
  }

  func layoutContent() {
    let area = bounds.inset(by: insets)
    var parts = parts(width: max(0, area.width))
    place(&parts, in: area)
    let scale = max(1, traitCollection.displayScale)
    titleStorage?.frame = parts.title.offsetBy(titleOffset).aligned(to: scale)
    subtitleStorage?.frame = parts.subtitle.aligned(to: scale)
    imageStorage?.frame = parts.image.offsetBy(imageOffset).aligned(to: scale)
    spinner?.center = CGPoint(x: parts.image.midX, y: parts.image.midY)
    backgroundPicture?.frame = bounds
    layoutBackdrop()
  }

  private var titleOffset: CGPoint {
    configuration == nil ? titleEdgeInsets.displacement : .zero
  }

  private var imageOffset: CGPoint {
    configuration == nil ? imageEdgeInsets.displacement : .zero
  }

  private func layoutBackdrop() {
    guard let backdrop else { return }
    let inner =
      configuration?.background.backgroundInsets.resolved(rightToLeft: isRightToLeft) ?? .zero
    let outset = configuration?.background.strokeOutset ?? 0
    backdrop.frame = bounds.inset(by: inner).insetBy(dx: -outset, dy: -outset)
    let capsule = min(backdrop.bounds.width, backdrop.bounds.height) / 2
    let radius = configuration?.cornerRadius(capsule: capsule) ?? capsule
    if let glass = backdrop as? GlassPlatterView {
      glass.radius = radius
    } else {
      backdrop.layer.cornerRadius = radius
      backdrop.layer.cornerCurve = radius < capsule ? .continuous : .circular
    }
  }

  /// Returns the parts around an origin of zero, before they are aligned in the bounds.
  private func parts(width: CGFloat) -> ButtonParts {
    let edge = configuration?.imagePlacement.single ?? .leading
    let gap = configuration?.imagePadding ?? 0
    let image = imageSize
    let isBeside = edge == .leading || edge == .trailing
    let hasImage = image != .zero
    let room = hasImage && isBeside ? max(0, width - image.width - gap) : width
    var text = textParts(width: room)
    guard hasImage else { return text }
    guard text.size != .zero else {
      text.image = CGRect(origin: .zero, size: image)
      text.size = image
      return text
    }
    return combine(text, image: image, edge: edge, gap: gap)
  }

  private var imageSize: CGSize {
    if let spinner { return spinner.bounds.size }
    guard let imageStorage, imageStorage.image != nil else { return .zero }
    return imageStorage.sizeThatFits(.zero)
  }

  private func textParts(width: CGFloat) -> ButtonParts {
    var parts = ButtonParts()
    let limit = CGSize(width: width, height: .infinity)
    if hasTitle, let titleStorage {
      let size = titleStorage.sizeThatFits(limit)
      parts.title.size = CGSize(width: min(size.width, width), height: size.height)
      parts.size = parts.title.size
    }
    if let subtitleStorage, subtitleStorage.text != nil {
      let size = subtitleStorage.sizeThatFits(limit)
      parts.subtitle.size = CGSize(width: min(size.width, width), height: size.height)
      let gap = parts.size == .zero ? 0 : configuration?.titlePadding ?? 0
      parts.subtitle.origin.y = parts.size.height + gap
      parts.size.height = parts.subtitle.maxY
      parts.size.width = max(parts.size.width, parts.subtitle.width)
      let alignment = configuration?.textAlignment ?? .natural
      parts.title.origin.x = offset(of: parts.title.width, in: parts.size.width, alignment)
      parts.subtitle.origin.x = offset(of: parts.subtitle.width, in: parts.size.width, alignment)
    }
    return parts
  }

  private func offset(of width: CGFloat, in room: CGFloat, _ alignment: NSTextAlignment) -> CGFloat
  {
    switch alignment {
    case .center: (room - width) / 2
    case .left: 0
    case .right: room - width
    case .natural, .justified: isRightToLeft ? room - width : 0
    }
  }

  private func combine(
    _ text: ButtonParts, image: CGSize, edge: NSDirectionalRectEdge, gap: CGFloat
  ) -> ButtonParts {
    var parts = text
    if edge == .top || edge == .bottom {
      parts.size.width = max(text.size.width, image.width)
      parts.size.height = text.size.height + gap + image.height
      let left = (parts.size.width - text.size.width) / 2
      parts.moveText(by: CGPoint(x: left, y: edge == .top ? image.height + gap : 0))
      parts.image = CGRect(
        x: (parts.size.width - image.width) / 2, y: edge == .top ? 0 : text.size.height + gap,
        width: image.width, height: image.height)
    } else {
      let isLeft = (edge == .leading) != isRightToLeft
      parts.size.width = text.size.width + gap + image.width
      parts.size.height = max(text.size.height, image.height)
      let top = (parts.size.height - text.size.height) / 2
      parts.moveText(by: CGPoint(x: isLeft ? image.width + gap : 0, y: top))
      parts.image = CGRect(
        x: isLeft ? 0 : text.size.width + gap, y: (parts.size.height - image.height) / 2,
        width: image.width, height: image.height)
    }
    return parts
  }

  private func place(_ parts: inout ButtonParts, in area: CGRect) {
    let room = CGSize(width: area.width - parts.size.width, height: area.height - parts.size.height)
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: room.width
      case .center, .fill, .leading, .trailing: room.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: room.height
      case .center, .fill: room.height / 2
      }
    let shift = CGPoint(x: area.minX + x, y: area.minY + y)
    parts.moveText(by: shift)
    parts.image = parts.image.offsetBy(shift)
  }
}

extension UIButton.Configuration {
  /// The corner style, with `.dynamic` replaced by the system's choice.
  var resolvedCornerStyle: CornerStyle { cornerStyle == .dynamic ? .capsule : cornerStyle }

  /// Returns the corner radius in points; that of small, medium and large corners is tunable.
  func cornerRadius(capsule: CGFloat) -> CGFloat {
    switch resolvedCornerStyle {
    case .fixed: min(background.cornerRadius, capsule)
    case .small: min(5, capsule)
    case .medium: min(8, capsule)
    case .large: min(12, capsule)
    case .dynamic, .capsule: capsule
    }
  }
}

extension ButtonParts {
  fileprivate mutating func moveText(by shift: CGPoint) {
    title = title.offsetBy(shift)
    subtitle = subtitle.offsetBy(shift)
  }
}

extension CGRect {
  package func offsetBy(_ shift: CGPoint) -> CGRect { offsetBy(dx: shift.x, dy: shift.y) }

  /// Returns the rectangle with its origin on whole device pixels.
  func aligned(to scale: CGFloat) -> CGRect {
    CGRect(
      x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale,
      width: size.width, height: size.height)
  }
}

extension UIEdgeInsets {
  /// The displacement of the content's centre by the insets.
  fileprivate var displacement: CGPoint {
    CGPoint(x: (left - right) / 2, y: (top - bottom) / 2)
  }
}

extension NSDirectionalRectEdge {
  /// The edge, if it is a single one; leading otherwise.
  fileprivate var single: NSDirectionalRectEdge {
    switch self {
    case .top, .bottom, .trailing: self
    default: .leading
    }
  }
}
