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
  }

  /// A view that waits for its share of the room.
  private struct Claim {
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
    /// Proposals and places of the views, relative to the stack.
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let cache = Cache()
    cache.gaps.reserveCapacity(subviews.count)
    var before: ViewSpacing?
    for item in subviews.items {
      let own = item.spacing
      if let before {
        let gap = spacing ?? before.distance(to: own, along: axis)
        cache.gaps.append(gap)
        cache.gapSum += gap
      }
      before = own
    }
    return cache
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
    let proposals = proposeLengths(proposal, subviews, cache)
    let result = arrange(proposals, proposal, subviews, cache)
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
  ) -> [ProposedViewSize] {
    var proposals = Array(repeating: whole, count: subviews.count)
    guard let room = whole[axis], room != .infinity, subviews.count > 1 else { return proposals }
    let claims = claims(whole, subviews)
    var left = room - cache.gapSum
    // What views of less priority need at the least is kept for them.
    var later = claims.reduce(0) { $0 + $1.least }
    var start = 0
    while start < claims.count {
      var end = start
      while end < claims.count, claims[end].priority == claims[start].priority {
        later -= claims[end].least
        end += 1
      }
      if end == claims.count { later = 0 }
      var groupRoom = left - later
      for index in start..<end {
        let share = max(0, groupRoom / CGFloat(end - index))
        let own = proposal(share, whole)
        proposals[claims[index].index] = own
        let length = subviews.items[claims[index].index].size(own)[axis]
        groupRoom -= length
        left -= length
      }
      start = end
    }
    return proposals
  }

  private func claims(_ whole: ProposedViewSize, _ subviews: LayoutSubviews) -> [Claim] {
    let (none, all) = (proposal(0, whole), proposal(.infinity, whole))
    var claims: [Claim] = []
    claims.reserveCapacity(subviews.count)
    for (index, item) in subviews.items.enumerated() {
      let least = item.size(none)[axis]
      claims.append(
        Claim(
          index: index, priority: item.trait(LayoutPriorityTrait.self), least: least,
          flexibility: item.size(all)[axis] - least))
    }
    claims.sort { $0.comes(before: $1) }
    return claims
  }

  private func arrange(
    _ proposals: [ProposedViewSize], _ whole: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: Cache
  ) -> Result {
    var origins: [CGPoint] = []
    origins.reserveCapacity(proposals.count)
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, item) in subviews.items.enumerated() {
      let dimensions = item.dimensions(proposals[index])
      let guide = dimensions[alignment]
      let breadth = dimensions.size[axis.other]
      if breadth.isFinite || index == 0 {
        before = index == 0 ? guide : max(before, guide)
        after = index == 0 ? breadth - guide : max(after, breadth - guide)
      }
      if index > 0 { position += cache.gaps[index - 1] }
      // The guide is moved to where all guides are as soon as that is known.
      origins.append(
        axis == .horizontal ? CGPoint(x: position, y: -guide) : CGPoint(x: -guide, y: position))
      position += dimensions.size[axis]
    }
    for index in origins.indices {
      if axis == .horizontal { origins[index].y += before } else { origins[index].x += before }
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    return Result(proposal: whole, size: size, proposals: proposals, origins: origins)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: Cache
  ) {
    let result = cache.results[index(of: proposal, subviews, cache)]
    for (index, item) in subviews.items.enumerated() {
      let origin = result.origins[index]
      subviews.arranger.place(
        item, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        anchor: .topLeading, proposal: result.proposals[index])
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
      let dimensions = item.dimensions(result.proposals[index])
      guard let value = dimensions.explicit(key) else { continue }
      let origin = result.origins[index]
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
