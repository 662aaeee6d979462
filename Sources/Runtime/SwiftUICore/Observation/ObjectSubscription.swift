/// Invalidates a node when an object announces a change.
package final class ObjectSubscription<Object: ObservableObject>: ReleasableSlot {
  private weak var node: Node?
  private weak var object: Object?
  private var subscription: AnyCancellable?

  @MainActor
  init(_ node: Node) {
    self.node = node
  }

  /// Subscribes to `object`, in place of any other.
  @MainActor
  func follow(_ object: Object) {
    guard object !== self.object else { return }
    self.object = object
    let change = ObjectChange(node: node)
    // Not isolated: the object may change on any thread.
    subscription = object.objectWillChange.sink { @Sendable _ in change.announce() }
  }

  @MainActor
  package func release() {
    subscription = nil
    object = nil
  }
}

/// The announcement of an object's change to a node.
///
/// `@unchecked Sendable`: the node is used on the main thread only; changes on another thread are
/// passed to it.
private struct ObjectChange: @unchecked Sendable {
  weak var node: Node?

  /// The change has not been made yet, so nothing may be evaluated now.
  func announce() {
    guard MainQueue.isCurrent else {
      return OffMainQueue.add {
        reportThread()
        announce()
      }
    }
    Evaluation.onMain {
      guard let node, node.isMounted else { return }
      guard !Evaluation.forbidsWrites else {
        Misuse.report(StateMisuse.objectChangedInBody)
        return
      }
      node.context.host.updater.add(change: .node(node))
    }
  }

  /// Reports a change on another thread as a mistake of the app on the view's device: nothing else says
  /// on the main queue which one that is.
  private func reportThread() {
    Evaluation.onMain {
      let display = (node?.context.host.view).flatMap { DisplayHost.host(of: $0) }
      guard let display else { return Misuse.report(StateMisuse.objectChangedOffMain) }
      display.enter { Misuse.report(StateMisuse.objectChangedOffMain) }
    }
  }
}

/// The location of an object's property.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
