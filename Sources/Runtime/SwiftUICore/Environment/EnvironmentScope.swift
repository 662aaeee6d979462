/// The environment of a part of the tree. Nodes share it by reference: a change invalidates the
/// nodes that read a changed key, and visits no others.
@MainActor
package final class EnvironmentScope {
  private var parent: EnvironmentScope?
  @exclusivity(unchecked) package private(set) var values: EnvironmentValues
  @exclusivity(unchecked) private var transform: ((inout EnvironmentValues) -> Void)?
  @exclusivity(unchecked) private var children: [Child] = []
  @exclusivity(unchecked) private nonisolated(unsafe) var readers: [Node] = []
  @exclusivity(unchecked) private var derivedValues = DerivedValues()

  private struct Child {
    weak var scope: EnvironmentScope?
  }

  /// Creates the outermost scope.
  package init(values: EnvironmentValues) {
    parent = nil
    self.values = values
  }

  /// Creates a scope inside `parent`.
  package init(
    inside parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.parent = parent
    self.transform = transform
    values = Self.derive(parent.values, transform)
    parent.add(self)
  }

  private static func derive(
    _ values: EnvironmentValues, _ transform: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    var values = values
    transform(&values)
    // Values that a node copied from its own environment still refer to that node as their reader.
    values.reader = nil
    values.keptReader = nil
    return values
  }

  private func add(_ child: EnvironmentScope) {
    if children.count > 16, children.count.nonzeroBitCount == 1 {
      children.removeAll { $0.scope == nil }
    }
    children.append(Child(scope: child))
  }

  /// Replaces the transform of the parent's values.
  package func set(transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  /// Moves the scope into another one, whose values it transforms from then on.
  package func move(inside new: EnvironmentScope) {
    guard new !== parent else { return }
    parent?.children.removeAll { $0.scope === self }
    parent = new
    new.add(self)
    recompute()
  }

  private func recompute() {
    guard let parent, let transform else { return }
    adopt(Self.derive(parent.values, transform))
  }

  private func adopt(_ new: EnvironmentValues) {
    guard new.head !== values.head else { return }
    let old = values
    values = new
    let changedDerived = derivedValues.renew(from: new)
    var verdicts: [(id: ObjectIdentifier, changed: Bool)] = []
    for reader in readers {
      for id in reader.environmentReads {
        let changed: Bool
        if id == EnvironmentValues.all {
          changed = true
        } else if let known = verdicts.first(where: { $0.id == id }) {
          changed = known.changed
        } else {
          changed =
            derivedValues.contains(id)
            ? changedDerived.contains(id) : Self.differs(id, old, new)
          verdicts.append((id, changed))
        }
        if changed {
          reader.environmentDidChange()
          break
        }
      }
    }
    for child in children { child.scope?.recompute() }
  }

  /// Returns a value derived from the scope's values, cached until it changes.
  func derived<D: DerivedValue>(_ type: D.Type) -> D {
    derivedValues.value(type, from: values)
  }

  private static func differs(
    _ id: ObjectIdentifier, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool {
    switch (old.entry(id), new.entry(id)) {
    case (let old?, let new?): !old.isEqual(to: new)
    case (nil, nil): false
    default: true
    }
  }

  fileprivate nonisolated func addReader(_ node: Node) {
    guard node.environmentIndex < 0 else { return }
    node.environmentIndex = readers.count
    readers.append(node)
  }

  func removeReader(_ node: Node) {
    let index = node.environmentIndex
    guard index >= 0 else { return }
    node.environmentIndex = -1
    let last = readers.removeLast()
    guard last !== node else { return }
    readers[index] = last
    last.environmentIndex = index
  }
}

extension Node {
  /// The environment at the node. A change of a value that is read from it invalidates the node.
  package var environment: EnvironmentValues {
    var values = context.environment.values
    values.reader = self
    return values
  }

  nonisolated func noteEnvironmentRead(_ id: ObjectIdentifier) {
    guard !environmentReads.contains(id), isMounted else { return }
    environmentReads.add(id)
    context.environment.addReader(self)
  }
}
