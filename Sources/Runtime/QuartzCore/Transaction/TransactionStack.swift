/// One level of `CATransaction`.
final class TransactionLevel {
  var duration: CFTimeInterval?
  var function: CAMediaTimingFunction??
  var disablesActions: Bool?
  var values: [String: Any] = [:]
  private(set) var block: (() -> Void)?
  private(set) var completion: TransactionCompletion?

  func setCompletion(_ block: (() -> Void)?) {
    let previous = completion
    self.block = block
    completion = block.map { TransactionCompletion($0) }
    previous?.close()
  }

  func close() {
    let completion = completion
    self.completion = nil
    block = nil
    completion?.close()
  }
}

/// The open transactions. Accessed only on the main thread.
enum TransactionStack {
  @exclusivity(unchecked) private nonisolated(unsafe) static var implicit: TransactionLevel?
  @exclusivity(unchecked) private nonisolated(unsafe) static var explicit: [TransactionLevel] = []
  /// Animations that were added since the last flush, in order.
  private nonisolated(unsafe) static var added: [(layer: CALayer, animation: LayerAnimation)] = []
  /// Layers that were removed from a screen since the last flush.
  private nonisolated(unsafe) static var departed: [CALayer] = []

  /// The innermost transaction; the implicit one is created on first access.
  static var current: TransactionLevel {
    if let last = explicit.last { return last }
    if let implicit { return implicit }
    let level = TransactionLevel()
    implicit = level
    return level
  }

  /// Indicates whether changes of properties run no actions.
  static var disablesActions: Bool {
    inherited(\.disablesActions) ?? false
  }

  static func inherited<V>(_ read: (TransactionLevel) -> V?) -> V? {
    for level in explicit.reversed() {
      if let value = read(level) { return value }
    }
    return implicit.flatMap(read)
  }

  static func begin() {
    explicit.append(TransactionLevel())
  }

  static func commit() {
    guard let level = explicit.last else {
      Misuse.report(LayerMisuse.commitWithoutBegin)
      return
    }
    level.close()
    // The block may have opened other transactions; this one is removed at its current position.
    explicit.removeAll { $0 === level }
  }

  /// Indicates whether there is work for a flush.
  static var hasPendingWork: Bool {
    implicit != nil || !added.isEmpty || !departed.isEmpty
  }

  static func animationAdded(_ animation: LayerAnimation, to layer: CALayer) {
    added.append((layer, animation))
    for level in explicit {
      level.completion?.animationAdded()
      if let completion = level.completion { animation.waiting.append(completion) }
    }
    if let completion = implicit?.completion {
      completion.animationAdded()
      animation.waiting.append(completion)
    }
  }

  static func layerDeparted(_ layer: CALayer) {
    departed.append(layer)
  }

  static func flush() {
    guard explicit.isEmpty else { return }
    if let level = implicit {
      implicit = nil
      level.close()
    }
    let gone = departed
    departed = []
    for layer in gone {
      if layer.host == nil {
        layer.dropAnimations(finished: false)
      } else {
        layer.joinHostWithAnimations()
      }
    }
    let fresh = added
    added = []
    for (layer, animation) in fresh where !animation.hasStopped {
      guard let host = layer.host else {
        layer.dropAnimations(finished: false)
        continue
      }
      host.animationsCommitted(on: layer)
      animation.resolve(at: layer.convertTime(MediaClock.now, from: nil))
      if !animation.hasStarted {
        animation.hasStarted = true
        animation.animation.delegate?.animationDidStart(animation.animation)
      }
    }
  }
}
