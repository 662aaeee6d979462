import CoreGraphics
import Foundation

/// The colours of a symbol's layers.
package enum SymbolColoring: Hashable, Sendable {
  /// One colour.
  case monochrome
  /// One colour with decreasing opacity towards the back; `nil` for the tint colour.
  case hierarchical(UIColor?)
  /// One colour for each layer, the last for all that remain.
  case palette([UIColor])
  /// The symbol's own colours.
  case multicolor

  /// The opacities of the layers from front to back in hierarchical colours. Grade: tunable.
  private static let levels: [CGFloat] = [1, 0.5, 0.25]

  /// Returns the colours of the layers `layers`, sorted from front to back, of a symbol.
  func colors(of layers: [Int], named name: String, tint: UIColor) -> [UIColor] {
    switch self {
    case .monochrome: return layers.map { _ in tint }
    case .hierarchical(let color):
      let base = color ?? tint
      return layers.map { layer in
        let level = Self.levels[min(layer, Self.levels.count) - 1]
        return base.withAlphaComponent(base.cgColor.alpha * level)
      }
    case .palette(let colors):
      guard let last = colors.last else { return layers.map { _ in tint } }
      return layers.indices.map { $0 < colors.count ? colors[$0] : last }
    case .multicolor:
      let own = SymbolCatalog.colors[name] ?? [:]
      return layers.map { own[$0] ?? tint }
    }
  }
}

extension SymbolCatalog {
  /// The enclosing shapes, and their layers: filled ones are paler than outlines, so that a sign on
  /// them is visible.
  private static let enclosures: [Substring: Int] = [
    "circle": 2, "square": 2, "triangle": 2, "seal": 2, "shield": 2, "app": 2,
    "circle.fill": 3, "square.fill": 3, "triangle.fill": 3, "seal.fill": 3, "shield.fill": 3,
  ]

  /// Returns the layer of the enclosing shape that a recipe begins with, if there is one.
  static func enclosureLayer(_ statement: Substring) -> Int? {
    let words = statement.split(separator: " ")
    guard words.count > 1, words[0] == "u" else { return nil }
    return enclosures[words[1]]
  }

  /// The own colours of symbols' layers. Grade: fit, by how they are known from the system's apps;
  /// symbols that are not here have none.
  static let colors: [String: [Int: UIColor]] = [
    "sun.max.fill": [1: .systemYellow], "sunrise.fill": [1: .systemYellow],
    "cloud.sun.fill": [1: .white, 2: .systemYellow],
    "cloud.rain.fill": [1: .white, 2: .systemCyan],
    "cloud.bolt.fill": [1: .white, 2: .systemYellow], "cloud.fill": [1: .white],
    "moon.stars.fill": [1: .white, 2: .systemGray], "bolt.fill": [1: .systemYellow],
    "heart.fill": [1: .systemRed], "star.fill": [1: .systemYellow], "drop.fill": [1: .systemCyan],
    "leaf.fill": [1: .systemGreen], "flame.fill": [1: .systemOrange],
    "exclamationmark.triangle.fill": [1: .white, 3: .systemYellow],
    "checkmark.circle.fill": [1: .white, 3: .systemGreen],
    "xmark.circle.fill": [1: .white, 3: .systemRed],
    "plus.circle.fill": [1: .white, 3: .systemGreen],
    "minus.circle.fill": [1: .white, 3: .systemRed],
    "info.circle.fill": [1: .white, 3: .systemBlue],
    "checkmark.seal.fill": [1: .white, 3: .systemBlue],
    "folder.badge.plus": [1: .systemGreen], "doc.badge.plus": [1: .systemGreen],
    "calendar.badge.plus": [1: .systemGreen], "person.badge.plus": [1: .systemGreen],
    "cart.badge.plus": [1: .systemGreen], "person.crop.circle.badge.plus": [1: .systemGreen],
    "bell.badge": [1: .systemRed], "bell.badge.fill": [1: .systemRed],
  ]
}
