/// The change of one layer in a commit.
package struct LayerChange {
  package let layer: CALayer
  package let changes: LayerChanges
}

/// The changes of a commit by layer, for a consumer other than the raster compositor.
package struct LayerCommit {
  package private(set) var changes: [LayerChange] = []

  mutating func append(_ change: LayerChange) {
    changes.append(change)
  }

  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
  }
}
