/// Lays out the groups of a section one after the other.
@MainActor
struct GroupSolver {
  /// The frame of an item, relative to the group's origin.
  struct Place {
    var frame: CGRect
    let sizesItself: UIAxis
  }

  /// Returns the size that an item chose for itself, by its index in the section.
  let chosen: (Int) -> CGSize?
  /// The index of the next item, and the number of items.
  private(set) var next: Int
  let count: Int
  private(set) var places: [Place] = []

  init(from first: Int, count: Int, chosen: @escaping (Int) -> CGSize?) {
    next = first
    self.count = count
    self.chosen = chosen
  }

  /// Lays out the items of a group at an origin in a container; returns the group's size.
  mutating func place(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in container: CGSize
  ) -> CGSize {
    var size = group.layoutSize.points(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let start = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let used = fill(group, at: start, inner)
    let open = group.layoutSize.sizesItself
    if open.contains(.vertical) { size.height = used.height + insets.top + insets.bottom }
    if open.contains(.horizontal) { size.width = used.width + insets.leading + insets.trailing }
    return size
  }

  /// Lays out subitems along the group's axis; returns the size they take.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at start: CGPoint, _ inner: CGSize
  ) -> CGSize {
    let isHorizontal = group.axis == .horizontal
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? inner.width : inner.height
    let isOpen = group.layoutSize.sizesItself.contains(isHorizontal ? .horizontal : .vertical)
    var along: CGFloat = 0
    var across: CGFloat = 0
    var steps = 0
    let firstPlace = places.count
    var ends: [Int] = []
    while next < count, !group.subitems.isEmpty {
      if let most = group.count, steps >= most { break }
      let item = group.subitems[steps % group.subitems.count]
      if isOpen, group.count == nil, steps >= group.subitems.count { break }
      var container = inner
      if group.sharesEvenly, let copies = group.count {
        let share = (length - gap * CGFloat(copies - 1)) / CGFloat(copies)
        if isHorizontal { container.width = share } else { container.height = share }
      }
      var wish = item.layoutSize.points(in: group.sharesEvenly ? container : inner)
      if group.sharesEvenly {
        if isHorizontal { wish.width = container.width } else { wish.height = container.height }
      }
      let step = isHorizontal ? wish.width : wish.height
      let lead = steps > 0 ? gap : 0
      if steps > 0, group.count == nil, along + lead + step > length + 0.01 { break }
      along += lead
      let corner = CGPoint(
        x: start.x + (isHorizontal ? along : 0), y: start.y + (isHorizontal ? 0 : along))
      let size = place(item, at: corner, wish, in: group.sharesEvenly ? container : inner)
      along += isHorizontal ? size.width : size.height
      across = max(across, isHorizontal ? size.height : size.width)
      ends.append(places.count)
      steps += 1
      if step <= 0, group.count == nil { break }
    }
    spread(group, from: firstPlace, ends, spare: length - along, isHorizontal)
    return isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at corner: CGPoint, _ wish: CGSize, in container: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: corner, in: container)
    }
    var size = wish
    let open = item.layoutSize.sizesItself
    if let own = chosen(next) {
      if open.contains(.vertical) { size.height = own.height }
      if open.contains(.horizontal) { size.width = own.width }
    }
    let insets = item.contentInsets
    places.append(
      Place(
        frame: CGRect(
          x: corner.x + insets.leading, y: corner.y + insets.top,
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - (open.contains(.vertical) ? 0 : insets.top + insets.bottom))),
        sizesItself: open))
    next += 1
    if open.contains(.vertical) { size.height += insets.top + insets.bottom }
    return size
  }

  /// Distributes the remaining length over flexible spacing.
  private mutating func spread(
    _ group: NSCollectionLayoutGroup, from first: Int, _ ends: [Int], spare: CGFloat,
    _ isHorizontal: Bool
  ) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, ends.count > 1, spare > 0 else {
      return
    }
    let extra = spare / CGFloat(ends.count - 1)
    for step in 1..<ends.count {
      for index in ends[step - 1]..<ends[step] {
        if isHorizontal {
          places[index].frame.origin.x += extra * CGFloat(step)
        } else {
          places[index].frame.origin.y += extra * CGFloat(step)
        }
      }
    }
  }
}
