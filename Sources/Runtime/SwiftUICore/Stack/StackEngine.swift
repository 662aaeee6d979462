/// The algorithm of HStack and VStack: space is allocated by priority, then from the least flexible
/// view; each view is proposed an equal share of the remainder.
@MainActor
package struct StackEngine {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  nonisolated init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cached results of a stack. Main thread only.
  final class Cache: @unchecked Sendable {
    /// The distances between the views, one fewer than views; empty if all are `gap`.
    @exclusivity(unchecked) var gaps: [CGFloat] = []
    @exclusivity(unchecked) var gap: CGFloat = 0
    /// The sum of the distances.
    @exclusivity(unchecked) var gapSum: CGFloat = 0
    /// The first result, without an array: most stacks are measured for one proposal.
    @exclusivity(unchecked) var first: Result?
    @exclusivity(unchecked) var others: [Result] = []

    /// Adds the distance after `count` views.
    func append(_ distance: CGFloat, after count: Int) {
      gapSum += distance
      if count == 1 { gap = distance }
      if !gaps.isEmpty {
        gaps.append(distance)
      } else if distance != gap {
        gaps.append(contentsOf: repeatElement(gap, count: count - 1))
        gaps.append(distance)
      }
    }

    /// Returns the distance between a view and the one before it.
    func gap(before index: Int) -> CGFloat { gaps.isEmpty ? gap : gaps[index - 1] }

    /// Returns the result for a proposal.
    func result(for proposal: ProposedViewSize) -> Result? {
      if let first, first.proposal == proposal { return first }
      for other in others where other.proposal == proposal { return other }
      return nil
    }

    /// Adds a result. The two before it are kept as well.
    func add(_ result: Result) {
      guard first != nil else {
        first = result
        return
      }
      if others.count == 2 { first = others.removeFirst() }
      others.append(result)
    }
  }

  /// Unused storage of claims, for the next arrangement. Nested stacks are measured recursively, so
  /// there is at most one for each level.
  @exclusivity(unchecked) private static var spareClaims: [[Claim]] = []

  /// A view that waits for its share of the space.
  fileprivate struct Claim {
    let index: Int
    let priority: Double
    let least: CGFloat
    let flexibility: CGFloat

    /// Returns whether this claim precedes another: higher priorities first, then the least
    /// flexible.
    func comes(before other: Claim) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  struct Result {
    let proposal: ProposedViewSize
    var size: CGSize
    /// The positions of the views, relative to the stack.
    var places: [Place]
  }

  struct Place {
    var proposal: ProposedViewSize
    var origin = CGPoint.zero
  }

  func makeCache(_ items: [LayoutItem]) -> Cache {
    let cache = Cache()
    update(cache, items)
    return cache
  }

  /// Updates the cache after the views or their sizes changed.
  func update(_ cache: Cache, _ items: [LayoutItem]) {
    cache.first = nil
    cache.others.removeAll(keepingCapacity: true)
    cache.gaps.removeAll(keepingCapacity: true)
    cache.gapSum = 0
    if let spacing {
      // No view needs to be measured.
      cache.gap = spacing
      cache.gapSum = spacing * CGFloat(max(0, items.count - 1))
      return
    }
    var before: ViewSpacing?
    for (index, item) in items.enumerated() {
      let own = item.spacing
      if let before { cache.append(before.distance(to: own, along: axis), after: index) }
      before = own
    }
  }

  func size(
    _ proposal: ProposedViewSize, _ items: [LayoutItem], _ cache: Cache
  ) -> CGSize {
    result(for: proposal, items, cache).size
  }

  private func result(
    for proposal: ProposedViewSize, _ items: [LayoutItem], _ cache: Cache
  ) -> Result {
    if let result = cache.result(for: proposal) { return result }
    var places = proposeLengths(proposal, items, cache)
    let size = arrange(&places, items, cache)
    let result = Result(proposal: proposal, size: size, places: places)
    cache.add(result)
    return result
  }

  private func proposal(_ length: CGFloat?, _ whole: ProposedViewSize) -> ProposedViewSize {
    var proposal = whole
    proposal[axis] = length
    return proposal
  }

  private func proposeLengths(
    _ whole: ProposedViewSize, _ items: [LayoutItem], _ cache: Cache
  ) -> [Place] {
    var places = Array(repeating: Place(proposal: whole), count: items.count)
    guard let room = whole[axis], room != .infinity, items.count > 1 else { return places }
    var claims = Self.spareClaims.popLast() ?? []
    defer {
      claims.removeAll(keepingCapacity: true)
      Self.spareClaims.append(claims)
    }
    collectClaims(whole, items, &claims)
    var left = room - cache.gapSum
    var start = 0
    while start < claims.count {
      var end = start
      while end < claims.count, claims[end].priority == claims[start].priority { end += 1 }
      // The minimum lengths of views with lower priorities are reserved.
      var groupRoom = left
      for later in claims[end...] { groupRoom -= later.least }
      for index in start..<end {
        let share = max(0, groupRoom / CGFloat(end - index))
        let own = proposal(share, whole)
        places[claims[index].index].proposal = own
        let length = items[claims[index].index].size(own)[axis]
        groupRoom -= length
        left -= length
      }
      start = end
    }
    return places
  }

  private func collectClaims(
    _ whole: ProposedViewSize, _ items: [LayoutItem], _ claims: inout [Claim]
  ) {
    let (none, all) = (proposal(0, whole), proposal(.infinity, whole))
    claims.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let least = item.size(none)[axis]
      let claim = Claim(
        index: index, priority: item.layoutPriority, least: least,
        flexibility: item.size(all)[axis] - least)
      // An insertion sort: views are few, and mostly in order.
      var place = claims.count
      while place > 0, claim.comes(before: claims[place - 1]) { place -= 1 }
      claims.insert(claim, at: place)
    }
  }

  /// Sets the origins of the views; returns the total size.
  private func arrange(
    _ places: inout [Place], _ items: [LayoutItem], _ cache: Cache
  ) -> CGSize {
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, item) in items.enumerated() {
      let dimensions = item.dimensions(places[index].proposal)
      let guide = dimensions[alignment]
      let breadth = dimensions.size[axis.other]
      if breadth.isFinite || index == 0 {
        before = index == 0 ? guide : max(before, guide)
        after = index == 0 ? breadth - guide : max(after, breadth - guide)
      }
      if index > 0 { position += cache.gap(before: index) }
      // The position is relative to the guide until the guide's common position is known.
      places[index].origin =
        axis == .horizontal ? CGPoint(x: position, y: -guide) : CGPoint(x: -guide, y: position)
      position += dimensions.size[axis]
    }
    for index in places.indices {
      if axis == .horizontal {
        places[index].origin.y += before
      } else {
        places[index].origin.x += before
      }
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    return size
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ items: [LayoutItem], _ cache: Cache,
    by arranger: LayoutArranger
  ) {
    let result = result(for: proposal, items, cache)
    for (index, item) in items.enumerated() {
      let place = result.places[index]
      arranger.place(
        item, at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        anchor: .topLeading, proposal: place.proposal)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ items: [LayoutItem],
    _ cache: Cache
  ) -> CGFloat? {
    guard ExplicitGuides.mayExist(for: key) else { return nil }
    let result = result(for: proposal, items, cache)
    var values: [CGFloat] = []
    for (index, item) in items.enumerated() {
      let origin = result.places[index].origin
      let dimensions = item.dimensions(result.places[index].proposal)
      guard let value = dimensions.explicit(key) else { continue }
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combine(values)
  }

  func spacing(_ items: [LayoutItem]) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let first = items.first, let last = items.last else { return spacing }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for item in items { spacing.formUnion(item.spacing, edges: sides) }
    return spacing
  }
}

extension AlignmentKey {
  /// Returns the guide of several views: the first baseline, the last baseline, or the average of
  /// all.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
