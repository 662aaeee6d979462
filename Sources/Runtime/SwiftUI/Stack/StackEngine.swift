/// The law of HStack and VStack: room goes to views by priority, then to the least flexible first;
/// each is offered an equal share of what is left.
@MainActor
struct StackEngine {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  nonisolated init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What a stack remembers of its views. Main thread only.
  final class Cache: @unchecked Sendable {
    /// The distances between the views, one fewer than views, and their sum.
    var gaps: [CGFloat] = []
    var gapSum: CGFloat = 0
    var results: [Result] = []
    /// Room for the claims of one arrangement after the other.
    fileprivate var claims: [Claim] = []
  }

  /// A view that waits for its share of the room.
  fileprivate struct Claim {
    let index: Int
    let priority: Double
    let least: CGFloat
    let flexibility: CGFloat

    /// Claims with priority come first, then those that give way least.
    func comes(before other: Claim) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  struct Result {
    let proposal: ProposedViewSize
    var size: CGSize
    /// Of the views, relative to the stack.
    var places: [Place]
  }

  struct Place {
    var proposal: ProposedViewSize
    var origin = CGPoint.zero
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let cache = Cache()
    update(cache, subviews)
    return cache
  }

  /// The views, or their sizes, are others now.
  func update(_ cache: Cache, _ subviews: LayoutSubviews) {
    cache.results.removeAll(keepingCapacity: true)
    cache.gaps.removeAll(keepingCapacity: true)
    cache.gapSum = 0
    if let spacing {
      // Nobody needs to be asked.
      let count = max(0, subviews.count - 1)
      cache.gaps.append(contentsOf: repeatElement(spacing, count: count))
      cache.gapSum = spacing * CGFloat(count)
      return
    }
    var before: ViewSpacing?
    for item in subviews.items {
      let own = item.spacing
      if let before {
        let gap = before.distance(to: own, along: axis)
        cache.gaps.append(gap)
        cache.gapSum += gap
      }
      before = own
    }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> CGSize {
    cache.results[index(of: proposal, subviews, cache)].size
  }

  /// Where in the cache the result for a proposal is.
  private func index(
    of proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> Int {
    for index in cache.results.indices where cache.results[index].proposal == proposal {
      return index
    }
    let places = proposeLengths(proposal, subviews, cache)
    let result = arrange(places, proposal, subviews, cache)
    if cache.results.count == 3 { cache.results.removeFirst() }
    cache.results.append(result)
    return cache.results.count - 1
  }

  private func proposal(_ length: CGFloat?, _ whole: ProposedViewSize) -> ProposedViewSize {
    var proposal = whole
    proposal[axis] = length
    return proposal
  }

  private func proposeLengths(
    _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> [Place] {
    var places = Array(repeating: Place(proposal: whole), count: subviews.count)
    guard let room = whole[axis], room != .infinity, subviews.count > 1 else { return places }
    collectClaims(whole, subviews, cache)
    let claims = cache.claims
    var left = room - cache.gapSum
    var start = 0
    while start < claims.count {
      var end = start
      while end < claims.count, claims[end].priority == claims[start].priority { end += 1 }
      // What views of less priority need at the least is kept for them.
      var groupRoom = left
      for later in claims[end...] { groupRoom -= later.least }
      for index in start..<end {
        let share = max(0, groupRoom / CGFloat(end - index))
        let own = proposal(share, whole)
        places[claims[index].index].proposal = own
        let length = subviews.items[claims[index].index].size(own)[axis]
        groupRoom -= length
        left -= length
      }
      start = end
    }
    return places
  }

  private func collectClaims(
    _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) {
    let (none, all) = (proposal(0, whole), proposal(.infinity, whole))
    cache.claims.removeAll(keepingCapacity: true)
    for (index, item) in subviews.items.enumerated() {
      let least = item.size(none)[axis]
      cache.claims.append(
        Claim(
          index: index, priority: item.trait(LayoutPriorityTrait.self), least: least,
          flexibility: item.size(all)[axis] - least))
    }
    cache.claims.sort { $0.comes(before: $1) }
  }

  private func arrange(
    _ proposed: [Place], _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> Result {
    var places = proposed
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, item) in subviews.items.enumerated() {
      let dimensions = item.dimensions(places[index].proposal)
      let guide = dimensions[alignment]
      let breadth = dimensions.size[axis.other]
      if breadth.isFinite || index == 0 {
        before = index == 0 ? guide : max(before, guide)
        after = index == 0 ? breadth - guide : max(after, breadth - guide)
      }
      if index > 0 { position += cache.gaps[index - 1] }
      // The guide is moved to where all guides are as soon as that is known.
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
    return Result(proposal: whole, size: size, places: places)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: Cache
  ) {
    let result = cache.results[index(of: proposal, subviews, cache)]
    for (index, item) in subviews.items.enumerated() {
      let place = result.places[index]
      subviews.arranger.place(
        item, at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        anchor: .topLeading, proposal: place.proposal)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: Cache
  ) -> CGFloat? {
    guard ExplicitGuides.mayExist(for: key) else { return nil }
    let result = cache.results[index(of: proposal, subviews, cache)]
    var values: [CGFloat] = []
    for (index, item) in subviews.items.enumerated() {
      let origin = result.places[index].origin
      let dimensions = item.dimensions(result.places[index].proposal)
      guard let value = dimensions.explicit(key) else { continue }
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combine(values)
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let first = subviews.items.first, let last = subviews.items.last else { return spacing }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for item in subviews.items { spacing.formUnion(item.spacing, edges: sides) }
    return spacing
  }
}

extension AlignmentKey {
  /// One guide from those of several views: the first baseline, the last baseline, or the middle of
  /// all.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
