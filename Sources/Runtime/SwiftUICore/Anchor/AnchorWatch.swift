/// Updates a geometry reader when an anchor that it resolved has moved.
@MainActor
final class AnchorWatch: FrameAnimation {
  private weak var node: Node?
  private var readings: [() -> Bool] = []
  private var hasNotified = false

  init(_ node: Node) {
    self.node = node
  }

  /// Resets the recorded anchors before the reader is evaluated again.
  func reset() {
    readings = []
    hasNotified = false
  }

  /// - Parameter isCurrent: Returns whether the anchor is still at its recorded position.
  func add(isCurrent: @escaping () -> Bool) {
    guard let node else { return }
    if readings.isEmpty {
      // Scrolling and the like move views without any layout of the tree.
      node.context.host.updater.animations.add(self)
      node.context.host.add(watch: self)
    }
    readings.append(isCurrent)
  }

  /// Checks whether an anchor has moved.
  func check() {
    guard !hasNotified, let node, node.isMounted, readings.contains(where: { !$0() }) else {
      return
    }
    hasNotified = true
    node.context.host.afterPlacing { [weak node] in node?.invalidate() }
  }

  func advance(to time: Double) -> Bool {
    guard let node, node.isMounted, !readings.isEmpty else { return false }
    check()
    return true
  }

  /// Observation alone does not count as pending work.
  var isFinite: Bool { false }
}

extension GeometryProxy {
  /// Returns the value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // Before its first placement, all points of a view are at the origin.
    place?.value(of: anchor)
      ?? anchor.source.resolve(
        AnchorSpace(size: .zero, point: { _ in .zero }, rect: { _ in .zero }))
  }
}

extension GeometryPlace {
  nonisolated fileprivate func value<T>(of anchor: Anchor<T>) -> T? {
    // Bodies run on the main thread.
    nonisolated(unsafe) let anchor = anchor
    nonisolated(unsafe) var value: T?
    Evaluation.onMain { value = valueOnMain(of: anchor) }
    return value
  }

  private func valueOnMain<T>(of anchor: Anchor<T>) -> T? {
    guard let value = current(anchor) else {
      watch?.add { [weak self] in self?.current(anchor) == nil }
      return nil
    }
    watch?.add { [weak self] in
      guard let now = self?.current(anchor) else { return true }
      return TypeLayout.of(T.self).areEqual(value, now)
    }
    return value
  }

  private func current<T>(_ anchor: Anchor<T>) -> T? {
    guard let item, let other = anchor.place.item,
      let space = AnchorSpace(of: other, in: item)
    else { return nil }
    return anchor.source.resolve(space)
  }
}
