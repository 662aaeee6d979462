/// The law of HStack and VStack: room goes to views by priority, then to the least flexible first;
/// each is offered an equal share of what is left.
struct StackEngine {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  struct Cache {
    /// The distances between the views, one fewer than views.
    var gaps: [CGFloat] = []
    var orders: Order?
    var results: [(proposal: ProposedViewSize, result: Result)] = []
  }

  struct Order {
    var groups: [[Int]]
    var leasts: [CGFloat]
  }

  struct Result {
    var size: CGSize
    /// Proposals and places of the views, relative to the stack.
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var cache = Cache()
    var before: ViewSpacing?
    for subview in subviews {
      let own = subview.spacing
      if let before { cache.gaps.append(spacing ?? before.distance(to: own, along: axis)) }
      before = own
    }
    return cache
  }

  func result(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Result {
    if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.result }
    let lengths = proposeLengths(proposal, subviews, &cache)
    let result = arrange(lengths, proposal, subviews, cache)
    if cache.results.count == 3 { cache.results.removeFirst() }
    cache.results.append((proposal, result))
    return result
  }

  private func proposal(_ length: CGFloat?, _ whole: ProposedViewSize) -> ProposedViewSize {
    var proposal = whole
    proposal[axis] = length
    return proposal
  }

  private func proposeLengths(
    _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> [ProposedViewSize] {
    guard let room = whole[axis], room != .infinity, subviews.count > 1 else {
      var one = whole
      if let room = whole[axis] { one[axis] = room }
      return Array(repeating: one, count: subviews.count)
    }
    var proposals = Array(repeating: whole, count: subviews.count)
    let order = order(whole, subviews, &cache)
    var left = room - cache.gaps.reduce(0, +)
    for (index, group) in order.groups.enumerated() {
      let later = order.groups[(index + 1)...].joined().reduce(0) { $0 + order.leasts[$1] }
      var waiting = group.count
      var groupRoom = left - later
      for subview in group {
        let share = max(0, groupRoom / CGFloat(waiting))
        proposals[subview] = proposal(share, whole)
        let length = subviews[subview].sizeThatFits(proposals[subview])[axis]
        groupRoom -= length
        left -= length
        waiting -= 1
      }
    }
    return proposals
  }

  /// Views by priority, each group from the least flexible to the most.
  private func order(
    _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Order {
    let leasts = subviews.map { $0.sizeThatFits(proposal(0, whole))[axis] }
    let most = subviews.map { $0.sizeThatFits(proposal(.infinity, whole))[axis] }
    let priorities = subviews.map(\.priority)
    let groups = Set(priorities).sorted(by: >).map { priority in
      subviews.indices.filter { priorities[$0] == priority }.sorted {
        (most[$0] - leasts[$0], $0) < (most[$1] - leasts[$1], $1)
      }
    }
    return Order(groups: groups, leasts: leasts)
  }

  private func arrange(
    _ proposals: [ProposedViewSize], _ whole: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: Cache
  ) -> Result {
    var origins: [CGPoint] = []
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let guide = dimensions[alignment]
      guides.append(guide)
      let breadth = dimensions.size[axis.other]
      if breadth.isFinite || index == 0 {
        before = index == 0 ? guide : max(before, guide)
        after = index == 0 ? breadth - guide : max(after, breadth - guide)
      }
      if index > 0 { position += cache.gaps[index - 1] }
      var origin = CGPoint.zero
      if axis == .horizontal { origin.x = position } else { origin.y = position }
      origins.append(origin)
      position += dimensions.size[axis]
    }
    for index in origins.indices {
      let offset = before - guides[index]
      if axis == .horizontal { origins[index].y = offset } else { origins[index].x = offset }
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    return Result(size: size, proposals: proposals, origins: origins)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    let result = result(proposal, subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = result.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: result.proposals[index])
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    let result = result(proposal, subviews, &cache)
    var values: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: result.proposals[index])
      guard let value = dimensions.explicit(key) else { continue }
      let origin = result.origins[index]
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combine(values)
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let first = subviews.first, let last = subviews.last else { return spacing }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
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
