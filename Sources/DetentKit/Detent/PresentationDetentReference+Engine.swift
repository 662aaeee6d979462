#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension PresentationDetentReference {
    /// Returns the engine's recipe for the detent's height.
    ///
    /// Fractions are held between 0 and 1, heights are at least 0.
    ///
    /// - Parameters:
    ///   - measurements: the heights of the content, for detents that depend on them.
    ///   - context: the context of custom resolvers. Without one, the default, they are not called and
    ///     their detents are inactive.
    func recipe(
      _ measurements: ContentMeasurements, _ context: PresentationDetentContext? = nil
    ) -> SheetDetent.Recipe {
      switch self {
      case .large: .large
      case .medium: .medium
      case .fraction(let value): .fraction(Double(min(max(value, 0), 1)))
      case .height(let value): .height(Double(max(value, 0)))
      case .topMargin(let margin): .topMargin(Double(max(margin, 0)))
      case .fullScreen: .full
      case .resolved(let resolver):
        .resolved(context.flatMap { resolver.height($0) }.map { Double(max($0, 0)) })
      case .content, .contentFraction, .marker:
        .resolved(measurements.height(of: self).map { Double($0) })
      }
    }
  }

  extension SheetDetentNames<PresentationDetentReference> {
    /// Creates a table for detents of the app.
    init() {
      self.init(medium: .medium, large: .large)
    }

    /// Returns the engine's detents for a list.
    mutating func detents(
      for references: [PresentationDetentReference], _ measurements: ContentMeasurements,
      _ context: PresentationDetentContext? = nil
    ) -> [SheetDetent] {
      references.map { SheetDetent(id: id(for: $0), recipe: $0.recipe(measurements, context)) }
    }
  }
#endif
