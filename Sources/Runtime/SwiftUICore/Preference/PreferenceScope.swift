/// A node of the preference tree, which sets, transforms or reads preferences. Other nodes of the
/// view graph are not part of this tree.
@MainActor
@_spi(Core) open class PreferenceScope {
  package private(set) weak var node: Node?
  private weak var parent: PreferenceScope?
  private var children: [PreferenceScope] = []
  private var isSorted = true
  /// Called when a preference inside a host's own scope may have changed.
  package var didChangeInside: (() -> Void)?

  /// Creates a scope; `node` is `nil` for a host's own.
  package init(of node: Node?, inside parent: PreferenceScope?) {
    self.node = node
    self.parent = parent
    parent?.add(self)
  }

  private func add(_ child: PreferenceScope) {
    // Nodes are created in the order of the tree, but some of them later.
    if let last = children.last?.node, last.isMounted { isSorted = false }
    children.append(child)
    childDidChange()
  }

  /// Removes the scope with its node from the tree.
  package func leave() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childDidChange()
    self.parent = nil
  }

  /// The combined value of the scope and its descendants; `nil` if none sets one.
  open func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    contentValue(of: key)
  }

  /// The combined value of the descendants; `nil` if none sets one.
  package final func contentValue<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    sortIfNeeded()
    var result: K.Value?
    for child in children {
      guard let value = child.value(of: key) else { continue }
      if var before = result {
        K.reduce(value: &before) { value }
        result = before
      } else {
        result = value
      }
    }
    return result
  }

  /// Notifies the parent that a value of the scope, of any key, may have changed.
  package final func didChange() {
    parent?.childDidChange()
  }

  /// Called when a value of a descendant may have changed.
  package func childDidChange() {
    didChangeInside?()
    parent?.childDidChange()
  }

  private func sortIfNeeded() {
    guard !isSorted else { return }
    isSorted = true
    guard children.count > 1, let top = node ?? children[0].node?.context.host.root else { return }
    var places: [ObjectIdentifier: Int] = [:]
    for child in children {
      if let node = child.node { places[ObjectIdentifier(node)] = Int.max }
    }
    var next = 0
    func number(_ node: Node) {
      if node !== top, places[ObjectIdentifier(node)] != nil {
        places[ObjectIdentifier(node)] = next
        next += 1
        return
      }
      node.visitChildren { number($0) }
    }
    number(top)
    func place(_ scope: PreferenceScope) -> Int {
      scope.node.flatMap { places[ObjectIdentifier($0)] } ?? Int.max
    }
    children = children.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }
}

/// An object that reads preferences once all nodes are up to date.
@MainActor
protocol PreferenceReader: AnyObject {
  func readPreferences()
}
