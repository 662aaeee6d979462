/// The layout of a popover as a function of its source, its content and the available space.
struct PopoverLayout: Equatable {
  /// The placement of a popover relative to its source.
  enum Attachment {
    /// Beside the source, with an arrow.
    case arrow
    /// Centred over the source, without an arrow.
    case centered
    /// Over the bar item from which it appears, without an arrow.
    case bar
  }

  var container = CGSize.zero
  /// The margins in the container, in points.
  var insets = UIEdgeInsets.zero
  /// The margins that are kept even if the popover would not fit otherwise.
  var leastInsets = UIEdgeInsets.zero
  /// The source rectangle in the container.
  var source = CGRect.zero
  var content = CGSize.zero
  var permitted = UIPopoverArrowDirection.any
  var attachment = Attachment.arrow
  var canOverlapSource = false
  var isRightToLeft = false
  /// The height of the arrow from base to tip, and its width at the base, in points.
  var arrowHeight: CGFloat = 0
  var arrowBase: CGFloat = 0
  /// The minimum distance of the arrow from a corner, in points.
  var cornerRadius: CGFloat = 0
  /// The insets of the content from the chrome's edges, in points, without the arrow.
  var contentInsets = UIEdgeInsets.zero

  var place: PopoverPlacement {
    switch attachment {
    case .centered: return centered
    case .bar: return atBar
    case .arrow: break
    }
    let directions = order.filter { permitted.contains($0) }
    guard !directions.isEmpty else { return centered }
    let fitting = directions.filter(fits)
    if let best = fitting.first(where: pointsAtSource) ?? fitting.first { return placement(best) }
    if insets != leastInsets {
      var wider = self
      wider.insets = leastInsets
      if let fitting = directions.first(where: wider.fits) { return wider.placement(fitting) }
    }
    if canOverlapSource, let first = directions.first { return overlapping(first) }
    let widest = directions.max { shownArea($0) < shownArea($1) }
    return widest.map { placement($0) } ?? centered
  }

  /// The order in which directions are tried.
  private var order: [UIPopoverArrowDirection] {
    isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
  }

  /// The preferred size without the arrow.
  private var wanted: CGSize {
    CGSize(
      width: content.width + contentInsets.left + contentInsets.right,
      height: content.height + contentInsets.top + contentInsets.bottom)
  }

  private var area: CGRect { CGRect(origin: .zero, size: container).inset(by: insets) }

  /// Returns the space for the body on one side of the source.
  private func room(_ direction: UIPopoverArrowDirection) -> CGSize {
    let area = self.area
    return switch direction {
    case .up: CGSize(width: area.width, height: max(0, area.maxY - source.maxY - arrowHeight))
    case .down: CGSize(width: area.width, height: max(0, source.minY - area.minY - arrowHeight))
    case .left: CGSize(width: max(0, area.maxX - source.maxX - arrowHeight), height: area.height)
    default: CGSize(width: max(0, source.minX - area.minX - arrowHeight), height: area.height)
    }
  }

  private func fits(_ direction: UIPopoverArrowDirection) -> Bool {
    let room = self.room(direction)
    return wanted.width <= room.width && wanted.height <= room.height
  }

  /// Indicates whether the arrow can point at the middle of the source.
  private func pointsAtSource(_ direction: UIPopoverArrowDirection) -> Bool {
    let found = placement(direction)
    let isVertical = direction == .up || direction == .down
    let offset = isVertical ? source.midX - found.frame.midX : source.midY - found.frame.midY
    return abs(offset - found.arrowOffset) < 1
  }

  private func shownArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let room = self.room(direction)
    return min(room.width, wanted.width) * min(room.height, wanted.height)
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> PopoverPlacement {
    let room = self.room(direction)
    let body = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return placement(direction, body: body)
  }

  /// Returns the placement of a body beside the source, completely inside the container's margins
  /// if there is enough space.
  private func placement(
    _ direction: UIPopoverArrowDirection, body: CGSize
  ) -> PopoverPlacement {
    let area = self.area
    let isVertical = direction == .up || direction == .down
    var frame = CGRect(
      x: 0, y: 0, width: body.width + (isVertical ? 0 : arrowHeight),
      height: body.height + (isVertical ? arrowHeight : 0))
    if isVertical {
      frame.origin.x = Self.held(
        source.midX - frame.width / 2, in: area.minX...max(area.minX, area.maxX - frame.width))
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
    } else {
      frame.origin.y = Self.held(
        source.midY - frame.height / 2, in: area.minY...max(area.minY, area.maxY - frame.height))
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
    }
    let along = isVertical ? frame.width : frame.height
    let reach = max(0, along / 2 - cornerRadius - arrowBase / 2)
    let offset = isVertical ? source.midX - frame.midX : source.midY - frame.midY
    return PopoverPlacement(
      frame: frame, direction: direction, arrowHeight: arrowHeight,
      arrowOffset: Self.held(offset, in: -reach...reach))
  }

  /// Returns the placement of the whole body over the source if there is not enough space
  /// elsewhere.
  private func overlapping(_ direction: UIPopoverArrowDirection) -> PopoverPlacement {
    let area = self.area
    let body = CGSize(
      width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    var found = placement(direction, body: body)
    found.frame = Self.held(found.frame, in: area)
    return found
  }

  private var centered: PopoverPlacement {
    let area = self.area
    let size = CGSize(
      width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let frame = CGRect(
      x: (source.midX - size.width / 2).rounded(.down),
      y: (source.midY - size.height / 2).rounded(.down),
      width: size.width, height: size.height)
    return PopoverPlacement(frame: Self.held(frame, in: area), direction: [])
  }

  private var atBar: PopoverPlacement {
    let area = self.area
    let side = PopoverStyle.barSideMargin
    let left = max(area.minX, side)
    let right = min(area.maxX, container.width - side)
    let drop = PopoverStyle.barDrop
    let isBelow = source.midY < container.height / 2
    let room = isBelow ? area.maxY - source.minY - drop : source.maxY - drop - area.minY
    let size = CGSize(
      width: min(wanted.width, right - left), height: min(wanted.height, max(0, room)))
    let x = Self.held(source.midX - size.width / 2, in: left...max(left, right - size.width))
    let y = isBelow ? source.minY + drop : source.maxY - drop - size.height
    return PopoverPlacement(
      frame: CGRect(x: x, y: y, width: size.width, height: size.height),
      direction: isBelow ? .up : .down)
  }

  private static func held(_ value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }

  private static func held(_ frame: CGRect, in area: CGRect) -> CGRect {
    CGRect(
      x: held(frame.minX, in: area.minX...max(area.minX, area.maxX - frame.width)),
      y: held(frame.minY, in: area.minY...max(area.minY, area.maxY - frame.height)),
      width: frame.width, height: frame.height)
  }
}

/// The frame of a popover and the position of its arrow.
struct PopoverPlacement: Equatable {
  /// The frame of body and arrow, in the container.
  var frame = CGRect.zero
  var direction: UIPopoverArrowDirection = .unknown
  /// The height of the arrow from base to tip, in points; 0 without an arrow.
  var arrowHeight: CGFloat = 0
  /// The offset of the arrow from the middle of its edge, in points to the right or down.
  var arrowOffset: CGFloat = 0

  /// The insets of the frame for the arrow.
  var arrowInsets: UIEdgeInsets {
    switch direction {
    case .up: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrowHeight, right: 0)
    case .left: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowHeight)
    default: .zero
    }
  }

  /// The body without the arrow, in the frame's own coordinates.
  var body: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets) }

  /// The arrow's tip, in the frame's own coordinates; the middle without an arrow.
  var tip: CGPoint {
    switch direction {
    case .up: CGPoint(x: frame.width / 2 + arrowOffset, y: 0)
    case .down: CGPoint(x: frame.width / 2 + arrowOffset, y: frame.height)
    case .left: CGPoint(x: 0, y: frame.height / 2 + arrowOffset)
    case .right: CGPoint(x: frame.width, y: frame.height / 2 + arrowOffset)
    default: CGPoint(x: frame.width / 2, y: frame.height / 2)
    }
  }
}
