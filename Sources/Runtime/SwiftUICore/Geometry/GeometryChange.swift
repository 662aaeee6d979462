/// Calls a closure when the geometry of a view changes.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    GeometryChangeNode(view, in: inputs)
  }
}

final class GeometryChangeItem: WrapperItem {
  var didPlace: (() -> Void)?

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    didPlace?()
  }
}

final class GeometryChangeNode<V: View, Value: Equatable>: WrapperNode<
  V, GeometryChangeModifier<Value>, GeometryChangeItem
>, FrameAnimation
{
  private var last: Value?
  private var isWaiting = false
  private let place = GeometryPlace()

  override func makeItem(around content: LayoutItem) -> GeometryChangeItem {
    let item = GeometryChangeItem(content, node: self)
    item.didPlace = { [weak self] in self?.didPlace() }
    return item
  }

  private func didPlace() {
    guard !isWaiting else { return }
    isWaiting = true
    context.host.afterPlacing { [weak self] in
      self?.isWaiting = false
      self?.check()
    }
  }

  private func check() {
    guard isMounted, let item = items.first, let frame = item.placement?.frame else { return }
    place.item = item
    let proxy = GeometryProxy(
      size: frame.size, safeAreaInsets: item.safeAreaInsets, place: place)
    let new = track { view.modifier.transform(proxy) }
    // The position in the window can change without layout of this tree.
    if place.wasAsked { context.host.updater.animations.add(self) }
    guard new != last else { return }
    let old = last ?? new
    last = new
    context.host.updater.afterThisUpdate { [weak self] in self?.view.modifier.action(old, new) }
  }

  override func refresh() {
    isDirty = false
    check()
  }

  func advance(to time: Double) -> Bool {
    guard isMounted else { return false }
    check()
    return true
  }

  /// Observation alone does not count as pending work.
  var isFinite: Bool { false }
}

extension View {
  /// Calls `action` with the value that `transform` computes from the view's geometry, initially
  /// and whenever it changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
  }

  /// Calls `action` with the old and the new value that `transform` computes from the view's
  /// geometry, initially and whenever it changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
