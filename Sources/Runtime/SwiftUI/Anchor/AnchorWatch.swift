/// Has a geometry reader made anew when an anchor that it asked for is somewhere else.
@MainActor
final class AnchorWatch: FrameAnimation {
  private weak var node: Node?
  private var readings: [() -> Bool] = []
  private var isTold = false

  init(_ node: Node) {
    self.node = node
  }

  /// The reader is evaluated again: what it asked for before does not count any more.
  func reset() {
    readings = []
    isTold = false
  }

  /// - Parameter isCurrent: whether the anchor is still where it was.
  func add(isCurrent: @escaping () -> Bool) {
    guard let node else { return }
    if readings.isEmpty {
      // Scrolling and the like move views without any layout of the tree.
      node.context.host.updater.animations.add(self)
      node.context.host.add(watch: self)
    }
    readings.append(isCurrent)
  }

  /// Looks whether anything moved.
  func check() {
    guard !isTold, let node, node.isMounted, readings.contains(where: { !$0() }) else { return }
    isTold = true
    node.context.host.afterPlacing { [weak node] in node?.invalidate() }
  }

  func advance(to time: Double) -> Bool {
    guard let node, node.isMounted, !readings.isEmpty else { return false }
    check()
    return true
  }

  /// Looking where things are keeps nobody waiting.
  var isFinite: Bool { false }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // What has no place yet is nowhere: all of its points are the origin.
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
