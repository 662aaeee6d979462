import UIKit

/// The layers of the views that a ``ViewWatch`` has noted, and the layers in these.
@MainActor
struct LayerWatch {
  private struct Entry {
    weak var layer: CALayer?
  }

  private var entries: [UInt64: Entry] = [:]

  /// Notes a layer and its sublayers, but for those of subviews, which are noted with these.
  mutating func note(_ layer: CALayer) {
    entries[layer.id] = Entry(layer: layer)
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) { note(sublayer) }
  }

  /// The noted layers that still exist although the view that showed them does not, but for those in
  /// another one of these.
  func leaks() -> [CALayer] {
    let alive = entries.values.compactMap(\.layer).filter { layer in
      Self.isUnowned(layer)
    }
    let found = Set(alive.map(ObjectIdentifier.init))
    return alive.filter { layer in
      layer.superlayer.map { !found.contains(ObjectIdentifier($0)) } ?? true
    }
    .sorted { $0.id < $1.id }
  }

  /// Indicates whether no view shows the layer.
  private static func isUnowned(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      if current.delegate is UIView { return false }
      next = current.superlayer
    }
    return true
  }
}
