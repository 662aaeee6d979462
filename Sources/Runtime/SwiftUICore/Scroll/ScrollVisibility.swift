/// Calls a closure when a view becomes visible beyond a threshold in the enclosing scroll view, or
/// no longer is.
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollVisibilityNode(view, in: inputs)
  }
}

/// An item that notifies its node when its frame, or the visible area of the enclosing scroll view,
/// changes.
final class ScrollVisibilityItem: WrapperItem, ScrollFollower {
  var didMove: (() -> Void)?

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    enclosingScroll?.add(follower: self)
    // The superviews are in position once everything has been placed.
    node.context.host.afterPlacing { [weak self] in self?.didMove?() }
  }

  func scrollDidMove() { didMove?() }

  /// The visible fraction of the item: 0 for none, 1 for all of it, or as much as fits in the
  /// visible area.
  var visibleShare: Double {
    guard let frame = placement?.frame else { return 0 }
    guard let scroll = enclosingScroll else { return 1 }
    let holder = node.anchorView
    guard holder.isDescendant(of: scroll.scrollView) else { return 0 }
    let place = holder.convert(frame, to: scroll.scrollView)
    return scroll.visibleRect.shownShare(of: place)
  }
}

extension CGRect {
  /// Returns the fraction of another rectangle inside this one: 0 for none, 1 for all of it.
  func shownShare(of other: CGRect) -> Double {
    let common = intersection(other)
    let whole = other.width * other.height
    guard !common.isNull, whole > 0 else { return 0 }
    return common.width * common.height / whole
  }
}

final class ScrollVisibilityNode<V: View>: WrapperNode<
  V, ScrollVisibilityModifier, ScrollVisibilityItem
>
{
  private var isVisible = false

  override func makeItem(around content: LayoutItem) -> ScrollVisibilityItem {
    let item = ScrollVisibilityItem(content, node: self)
    item.didMove = { [weak self] in self?.check() }
    return item
  }

  private var isEnough: Bool {
    guard let share = items.map(\.visibleShare).max() else { return false }
    return share >= view.modifier.threshold && share > 0
  }

  private func check() {
    guard isMounted, isEnough != isVisible else { return }
    // A row of estimated height may have moved once the layout is complete.
    DisplayHost.afterThisTurn(of: context.host.view) { [weak self] in self?.reportVisibility() }
  }

  private func reportVisibility() {
    let new = isEnough
    guard isMounted, new != isVisible else { return }
    isVisible = new
    view.modifier.action(new)
  }

  override func modifierDidChange(from old: ScrollVisibilityModifier) {
    if old.threshold != view.modifier.threshold { check() }
  }
}

/// Calls a closure when the visible views of a scroll target layout change.
struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollTargetVisibilityNode(view, in: inputs)
  }
}

final class ScrollTargetVisibilityNode<V: View, ID: Hashable>: ScrollObservingNode<
  V, ScrollTargetVisibilityModifier<ID>
>
{
  private var shown: [ID] = []

  override func scrollGeometryDidChange(_ geometry: ScrollGeometry, of item: any ScrollingItem) {
    guard isMounted else { return }
    let visible = item.visibleRect
    let threshold = view.modifier.threshold
    let new = (item.targetViews ?? []).compactMap { target -> ID? in
      let share = visible.shownShare(of: target.frame)
      guard share >= threshold, share > 0 else { return nil }
      return target.id()?.base as? ID
    }
    guard new != shown else { return }
    shown = new
    context.host.updater.afterThisUpdate { [weak self] in self?.view.modifier.action(new) }
  }
}

extension View {
  /// Calls `action` when the view becomes visible beyond a threshold in the enclosing scroll view,
  /// and when it no longer is.
  ///
  /// - Parameters:
  ///   - threshold: The required visible fraction: 0 for any part, 1 for all of it. The default is
  ///     one half.
  ///   - action: A closure that receives whether the view is visible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: min(max(threshold, 0), 1), action: action))
  }

  /// Calls `action` with the identities of the visible views in the layout marked by
  /// `scrollTargetLayout()` when they change.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities.
  ///   - threshold: The required visible fraction of a view: 0 for any part, 1 for all of it. The
  ///     default is one half.
  ///   - action: A closure that receives the identities, in order.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollTargetVisibilityModifier<ID>(threshold: min(max(threshold, 0), 1), action: action))
  }
}
