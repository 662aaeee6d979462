#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The values that a custom detent is resolved against.
  public struct PresentationDetentContext {
    /// The height of the large detent in points, without the bottom safe area.
    public let maximumDetentValue: CGFloat
    /// The traits of the container view.
    public let containerTraitCollection: UITraitCollection

    /// Creates a context, for tests of a resolver.
    public init(maximumDetentValue: CGFloat, containerTraitCollection: UITraitCollection) {
      self.maximumDetentValue = maximumDetentValue
      self.containerTraitCollection = containerTraitCollection
    }
  }

  /// A closure that returns the height of a custom detent, with the detent's identifier.
  ///
  /// See ``PresentationDetentReference/custom(identifier:resolver:)``. Two resolvers are equal if
  /// their identifiers are.
  public struct PresentationDetentResolver: Hashable, Sendable {
    /// The detent's identifier.
    public let identifier: String
    /// Returns the height in points, without the bottom safe area; `nil` for an inactive detent.
    public let height: @Sendable (PresentationDetentContext) -> CGFloat?

    /// Creates a resolver.
    public init(
      identifier: String, height: @escaping @Sendable (PresentationDetentContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// Compares the identifiers.
    public static func == (one: Self, other: Self) -> Bool { one.identifier == other.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  extension PresentationDetentReference {
    /// Returns a detent whose height a closure computes, as `custom(identifier:resolver:)` of UIKit's
    /// detents does, whoever presents the sheet.
    ///
    /// ```swift
    /// let third = PresentationDetentReference.custom(identifier: "third") { context in
    ///   context.containerTraitCollection.verticalSizeClass == .compact
    ///     ? nil : context.maximumDetentValue / 3
    /// }
    /// ```
    ///
    /// Detents with one identifier are the same detent, so give different closures different
    /// identifiers. The closure is called again when the context changes, never during a drag.
    ///
    /// - Parameters:
    ///   - identifier: the detent's identifier.
    ///   - resolver: returns the height in points, without the bottom safe area; `nil` makes the
    ///     detent inactive. The height is clamped to 0 and the available height.
    public static func custom(
      identifier: String,
      resolver: @escaping @Sendable (PresentationDetentContext) -> CGFloat?
    ) -> Self {
      .resolved(PresentationDetentResolver(identifier: identifier, height: resolver))
    }

    /// Indicates whether a closure computes the height.
    var isResolved: Bool {
      if case .resolved = self { return true }
      return false
    }
  }
#endif
