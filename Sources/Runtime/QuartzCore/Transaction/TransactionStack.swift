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

  /// Indicates whether nothing was set.
  var isUntouched: Bool {
    duration == nil && function == nil && values.isEmpty && block == nil && completion == nil
  }

  func close() {
    let completion = completion
    self.completion = nil
    block = nil
    completion?.close()
  }
}

/// The open transactions of a device. Accessed only on the main thread.
final class TransactionStack {
  @exclusivity(unchecked) private var implicit: TransactionLevel?
  @exclusivity(unchecked) private var explicit: [TransactionLevel] = []
  /// A level that was committed, kept for its memory.
  @exclusivity(unchecked) private var spare: TransactionLevel?
  /// Animations that were added since the last flush, in order.
  var added: [(layer: CALayer, animation: LayerAnimation)] = []
  /// Layers that were removed from a screen since the last flush.
  var departed: [CALayer] = []

  /// The transactions of the current device.
  static var current: TransactionStack {
    let device = RunningDevice.current
    if let stack = device.transactions as? TransactionStack { return stack }
    let stack = TransactionStack()
    device.transactions = stack
    return stack
  }

  /// The transactions that were opened while there was no device, if there are any.
  static var standIn: TransactionStack? {
    RunningDevice.standIn.transactions as? TransactionStack
  }

  /// The innermost transaction; the implicit one is created on first access.
  var level: TransactionLevel {
    if let last = explicit.last { return last }
    if let implicit { return implicit }
    let level = TransactionLevel()
    implicit = level
    return level
  }

  /// Indicates whether changes of properties run no actions.
  var disablesActions: Bool {
    inherited(\.disablesActions) ?? false
  }

  func inherited<V>(_ read: (TransactionLevel) -> V?) -> V? {
    for level in explicit.reversed() {
      if let value = read(level) { return value }
    }
    return implicit.flatMap(read)
  }

  func begin() {
    explicit.append(spare ?? TransactionLevel())
    spare = nil
  }

  func commit() {
    guard let level = explicit.last else {
      Misuse.report(LayerMisuse.commitWithoutBegin)
      return
    }
    level.close()
    // The block may have opened other transactions; this one is removed at its current position.
    explicit.removeAll { $0 === level }
    level.disablesActions = nil
    if level.isUntouched { spare = level }
  }

  /// Indicates whether there is work for a flush.
  var hasPendingWork: Bool {
    implicit != nil || !added.isEmpty || !departed.isEmpty
  }

  /// Adds an animation to the open transactions. The flush of the layer's screen starts it.
  func animationAdded(_ animation: LayerAnimation, to layer: CALayer) {
    if let host = layer.host {
      host.animationAdded(animation, to: layer)
    } else {
      added.append((layer, animation))
    }
    for level in explicit {
      level.completion?.animationAdded()
      if let completion = level.completion { animation.waiting.append(completion) }
    }
    if let completion = implicit?.completion {
      completion.animationAdded()
      animation.waiting.append(completion)
    }
  }

  func flush() {
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
      animation.resolve(at: layer.convertTime(host.device.time, from: nil))
      if !animation.hasStarted {
        animation.hasStarted = true
        animation.animation.delegate?.animationDidStart(animation.animation)
      }
    }
  }
}
