/// Arranges the views of a list in lines along an axis, of which only those near the visible area
/// are created and placed.
package final class LazyStackItem: LayoutItem, ScrollFollower {
  private var layout: LazyLayout
  private var items: [LayoutItem] = []
  /// The items that were placed last, from back to front.
  private var shown: [LayoutItem] = []
  private var shownElements: [LazyElement] = []
  /// The part of the list along its axis that the placed lines cover.
  private var covered: ClosedRange<CGFloat> = 0...0
  private var lastLength: CGFloat = 0

  /// The estimated length of an element before any has been measured, in points.
  private static let defaultLength: CGFloat = 44
  /// The length beyond the visible area for which views are created, as a share of the area's
  /// length.
  private static let margin: CGFloat = 0.25
  /// The number of times that estimates may turn out wrong in one layout pass.
  private static let maximumRounds = 12

  init(_ layout: LazyLayout, node: Node) {
    self.layout = layout
    super.init(node: node)
  }

  package override var arranges: Bool { true }
  package override var stackOrientation: Axis? { layout.axis }

  func setLayout(_ new: LazyLayout) {
    guard layout != new else { return }
    layout = new
    invalidateLayout()
  }

  func setItems(_ new: [LayoutItem]) {
    items = new
    adopt(new)
    invalidateLayout()
  }

  private func adopt(_ items: [LayoutItem]) {
    items.forEachCell { cell, _ in cell.item?.superitem = self }
    for item in items where item is LazyRunItem { item.superitem = self }
  }

  // Lines

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    /// Indicates whether the line is one view of the list's full breadth.
    var isWhole: Bool
  }

  /// Visits the lines from first to last; returns their total length.
  private func walk(
    tracks: [LazyLayout.Track], cross: CGFloat?,
    _ body: (Line, ArraySlice<LazyCell>, ListRole) -> Void
  ) -> CGFloat {
    let axis = layout.axis
    var position: CGFloat = 0
    var isFirst = true
    var pending: [LazyCell] = []
    var pendingRole = ListRole()
    var sums: [ObjectIdentifier: (run: LazyRunItem, length: CGFloat, count: Int)] = [:]

    func length(_ cell: LazyCell, _ breadth: CGFloat?) -> CGFloat {
      guard let item = cell.item else {
        return cell.run?.estimate(default: Self.defaultLength) ?? 0
      }
      var proposal = ProposedViewSize.unspecified
      proposal[axis.other] = breadth
      let length = item.size(proposal)[axis]
      if let run = cell.run {
        let id = ObjectIdentifier(run)
        sums[id, default: (run, 0, 0)].length += length
        sums[id, default: (run, 0, 0)].count += 1
      }
      return length
    }

    func flush(isWhole: Bool = false) {
      guard !pending.isEmpty else { return }
      var most: CGFloat = 0
      for (index, cell) in pending.enumerated() {
        let breadth = isWhole ? cross : tracks[index].length ?? cross
        most = max(most, length(cell, breadth))
      }
      if !isFirst { position += layout.spacing }
      isFirst = false
      body(Line(start: position, length: most, isWhole: isWhole), pending[...], pendingRole)
      position += most
      pending.removeAll(keepingCapacity: true)
    }

    items.forEachCell { cell, role in
      if role.kind != .row {
        flush()
        pendingRole = role
        pending.append(cell)
        flush(isWhole: true)
        return
      }
      if role.section != pendingRole.section { flush() }
      pendingRole = role
      pending.append(cell)
      if pending.count == tracks.count { flush() }
    }
    flush()
    for (run, length, count) in sums.values {
      run.measuredLength = length
      run.measuredCount = count
    }
    return position
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = layout.axis
    let cross = proposal[axis.other] ?? naturalBreadth()
    var size = CGSize.zero
    size[axis.other] = cross
    size[axis] = walk(tracks: layout.tracks(in: cross), cross: cross) { _, _, _ in }
    return size
  }

  /// The breadth of the views created so far, for a list of unlimited breadth.
  private func naturalBreadth() -> CGFloat {
    var breadth: CGFloat = 0
    items.forEachCell { cell, _ in
      if let item = cell.item {
        breadth = max(breadth, item.size(.unspecified)[layout.axis.other])
      }
    }
    return layout.breadth(ofWidest: breadth)
  }

  // Placing

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let cross = frame.size[layout.axis.other]
    let tracks = layout.tracks(in: cross)
    let visible = visibleRange(in: frame)
    covered = widened(visible)
    var rounds = 0
    while realise(tracks: tracks, cross: cross), rounds < Self.maximumRounds { rounds += 1 }
    let (oldItems, oldElements) = (shown, shownElements)
    shown = []
    shownElements = []
    var pinned: [Pinned] = []
    let length = walk(tracks: tracks, cross: cross) { line, cells, role in
      note(line, role, cells, in: &pinned)
      guard line.start <= covered.upperBound, line.start + line.length >= covered.lowerBound
      else { return }
      if line.isWhole, layout.pins(role.kind) { return }
      place(cells, in: line, tracks: tracks, cross: cross, frame: frame)
    }
    place(pinned, visible: visible, cross: cross, end: length, frame: frame)
    updateElements(from: oldElements)
    if !shown.elementsEqual(oldItems, by: ===) { node.context.container.setNeedsOrder() }
    // Measured lengths replaced estimates: views that depend on the size must be laid out again.
    if length != frame.size[layout.axis], length != lastLength { invalidateLayout() }
    lastLength = length
  }

  /// Creates the missing views in the covered part; returns whether there were any.
  private func realise(tracks: [LazyLayout.Track], cross: CGFloat) -> Bool {
    var missing: [(LazyRunItem, Int)] = []
    _ = walk(tracks: tracks, cross: cross) { line, cells, _ in
      guard line.start <= covered.upperBound, line.start + line.length >= covered.lowerBound
      else { return }
      for cell in cells where cell.item == nil {
        if let run = cell.run { missing.append((run, cell.index)) }
      }
    }
    guard !missing.isEmpty else { return false }
    let updater = node.context.host.updater
    updater.performUpdate(transaction: updater.transaction) {
      for (run, index) in missing { adopt(run.source?.realise(index).items ?? []) }
    }
    return true
  }

  private func place(
    _ cells: ArraySlice<LazyCell>, in line: Line, tracks: [LazyLayout.Track], cross: CGFloat,
    frame: CGRect
  ) {
    let axis = layout.axis
    for (index, cell) in cells.enumerated() {
      guard let item = cell.item else { continue }
      let track = line.isWhole ? LazyLayout.Track(start: 0, length: cross) : tracks[index]
      var proposal = ProposedViewSize.unspecified
      proposal[axis.other] = track.length ?? cross
      var room = CGSize.zero
      room[axis] = line.length
      room[axis.other] = track.length ?? cross
      var origin = item.origin(in: room, track.alignment ?? layout.alignment, proposal)
      if axis == .vertical {
        origin.x += track.start
        origin.y += line.start
      } else {
        origin.y += track.start
        origin.x += line.start
      }
      placeTurned(item, at: origin, proposal: proposal, in: frame)
      shown.append(item)
      if let element = cell.element { shownElements.append(element) }
    }
  }

  private func updateElements(from old: [LazyElement]) {
    guard !old.elementsEqual(shownElements, by: ===) else { return }
    for element in shownElements { element.setNear(true) }
    let near = Set(shownElements.map(ObjectIdentifier.init))
    for element in old where !near.contains(ObjectIdentifier(element)) {
      if element.node.isMounted { element.setNear(false) }
    }
  }

  // Pinned headers and footers

  private struct Pinned {
    var section: ObjectIdentifier?
    var start: CGFloat
    var end: CGFloat
    var header: (line: Line, cells: ArraySlice<LazyCell>)?
    var footer: (line: Line, cells: ArraySlice<LazyCell>)?
  }

  private func note(
    _ line: Line, _ role: ListRole, _ cells: ArraySlice<LazyCell>, in pinned: inout [Pinned]
  ) {
    guard layout.pinsAny else { return }
    let end = line.start + line.length
    if pinned.last?.section != role.section || pinned.isEmpty {
      pinned.append(Pinned(section: role.section, start: line.start, end: end))
    }
    pinned[pinned.count - 1].end = end
    if role.kind == .header, layout.pins(.header) {
      pinned[pinned.count - 1].header = (line, cells)
    }
    if role.kind == .footer, layout.pins(.footer) {
      pinned[pinned.count - 1].footer = (line, cells)
    }
  }

  private func place(
    _ pinned: [Pinned], visible: ClosedRange<CGFloat>, cross: CGFloat, end: CGFloat, frame: CGRect
  ) {
    for section in pinned {
      guard section.end >= covered.lowerBound, section.start <= covered.upperBound else { continue }
      if case (var line, let cells)? = section.header {
        line.start = max(line.start, min(visible.lowerBound, section.end - line.length))
        place(cells, in: line, tracks: [], cross: cross, frame: frame)
      }
      if case (var line, let cells)? = section.footer {
        line.start = min(line.start, max(visible.upperBound - line.length, section.start))
        place(cells, in: line, tracks: [], cross: cross, frame: frame)
      }
    }
  }

  // Visible area

  /// The visible part of the list, along its axis.
  private func visibleRange(in frame: CGRect) -> ClosedRange<CGFloat> {
    guard let scroll = enclosingScroll else { return 0...frame.size[layout.axis] }
    scroll.add(follower: self)
    let port = scroll.visibleRect
    let origin = originInScroll(frame.origin, up: scroll)
    var start: CGFloat
    if layout.axis == .vertical {
      start = port.minY - origin.y
    } else if node.isRightToLeft {
      start = origin.x + frame.width - port.maxX
    } else {
      start = port.minX - origin.x
    }
    if !start.isFinite { start = 0 }
    return start...(start + max(0, port.size[layout.axis]))
  }

  private func widened(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let extra = (range.upperBound - range.lowerBound) * Self.margin
    return (range.lowerBound - extra)...(range.upperBound + extra)
  }

  package func scrollDidMove() {
    guard let frame = placement?.frame else { return }
    let visible = visibleRange(in: frame)
    let isCovered =
      covered.lowerBound <= max(visible.lowerBound, 0)
      && covered.upperBound >= min(visible.upperBound, frame.size[layout.axis])
    if !isCovered || layout.pinsAny { setNeedsPlacing() }
  }

  /// The frame that a cell would have, as a scroll target, in the scroll view's coordinates.
  func frameInScroll(where isMatch: (LazyCell) -> Bool) -> CGRect? {
    framesInScroll().first { isMatch($0.cell) }?.frame
  }

  /// The frames that all cells would have, in the scroll view's coordinates.
  func framesInScroll() -> [(cell: LazyCell, frame: CGRect)] {
    guard let frame = placement?.frame, let scroll = enclosingScroll else { return [] }
    let axis = layout.axis
    let origin = originInScroll(frame.origin, up: scroll)
    let cross = frame.size[axis.other]
    let tracks = layout.tracks(in: cross)
    var found: [(LazyCell, CGRect)] = []
    _ = walk(tracks: tracks, cross: cross) { line, cells, _ in
      for (index, cell) in cells.enumerated() {
        let track = line.isWhole ? LazyLayout.Track(start: 0, length: cross) : tracks[index]
        var size = CGSize.zero
        size[axis] = line.length
        size[axis.other] = track.length ?? cross
        var rect = CGRect(
          x: axis == .vertical ? track.start : line.start,
          y: axis == .vertical ? line.start : track.start, width: size.width,
          height: size.height)
        if node.isRightToLeft { rect.origin.x = frame.width - rect.maxX }
        found.append((cell, rect.offsetBy(dx: origin.x, dy: origin.y)))
      }
    }
    return found
  }

  package override func appendViews(to views: inout [UIView]) {
    for item in shown { item.appendViews(to: &views) }
  }
}

extension CGRect {
  /// The minimum and maximum edge along an axis.
  func range(along axis: Axis) -> (CGFloat, CGFloat) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
