import CoreGraphics
import Foundation

/// The source of a `UIColor`: fixed components or a function of traits.
package enum ColorSource: Hashable, Sendable {
  /// A colour that is the same everywhere.
  case fixed(CGColor)
  /// A colour that depends on traits.
  case dynamic(DynamicColor)
}

/// A function from traits to colours, with an alpha that replaces that of its result.
package final class DynamicColor: Hashable, Sendable {
  /// The name of a system colour, for descriptions.
  package let name: String?
  private let provider: @Sendable (UITraitCollection) -> UIColor
  private let alpha: CGFloat?
  private let origin: DynamicColor?

  package convenience init(
    name: String? = nil, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(name: name, provider: provider, alpha: nil, origin: nil)
  }

  private init(
    name: String?, provider: @escaping @Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?,
    origin: DynamicColor?
  ) {
    self.name = name
    self.provider = provider
    self.alpha = alpha
    self.origin = origin
  }

  /// Returns the colour for `traits`; never a dynamic one.
  package func resolved(with traits: UITraitCollection) -> UIColor {
    var color = provider(traits)
    // A provider may return another dynamic colour; one that returns itself would never end.
    var depth = 0
    while case .dynamic(let inner) = color.source {
      guard inner !== self, depth < 16 else {
        Misuse.report(DrawingMisuse.recursiveColor)
        return UIColor(cgColor: .clear)
      }
      color = inner.provided(for: traits)
      depth += 1
    }
    return alpha.map { color.withAlphaComponent($0) } ?? color
  }

  private func provided(for traits: UITraitCollection) -> UIColor {
    let color = provider(traits)
    return alpha.map { color.withAlphaComponent($0) } ?? color
  }

  /// Returns the same function with another alpha.
  package func with(alpha: CGFloat) -> DynamicColor {
    DynamicColor(name: name, provider: provider, alpha: alpha, origin: origin ?? self)
  }

  package static func == (one: DynamicColor, other: DynamicColor) -> Bool {
    one === other || ((one.origin ?? one) === (other.origin ?? other) && one.alpha == other.alpha)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(origin ?? self))
    hasher.combine(alpha)
  }
}
