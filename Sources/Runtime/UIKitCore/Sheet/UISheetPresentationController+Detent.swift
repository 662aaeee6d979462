import SheetEngine

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public var rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The system's medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The system's large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The closure that returns the height of a custom detent.
    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?

    nonisolated let recipe: SheetDetent.Recipe
    private let resolver: Resolver?

    /// The detent's name.
    public let identifier: Identifier

    init(
      identifier: Identifier, recipe: SheetDetent.Recipe, resolver: Resolver?
    ) {
      self.identifier = identifier
      self.recipe = recipe
      self.resolver = resolver
      super.init()
    }

    /// About half of the available height; inactive in a compact height.
    public class func medium() -> Self {
      Self(identifier: .medium, recipe: .medium, resolver: nil)
    }

    /// All of the available height.
    public class func large() -> Self {
      Self(identifier: .large, recipe: .large, resolver: nil)
    }

    /// A height of the app's own, in points without the bottom safe area.
    ///
    /// - Parameters:
    ///   - identifier: The name; a new one is made up without it.
    ///   - resolver: Returns the height, `nil` where the detent is inactive. It is called often and
    ///     must depend on the context only, or ``UISheetPresentationController/invalidateDetents()``
    ///     be called. More than the maximum rests at the maximum.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier ?? .makeUnique(), recipe: .resolved(nil),
        resolver: resolver)
    }

    /// Returns the height in a context in points, neither limited to the maximum nor rounded; `nil` where
    /// the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      let value = resolver.map { $0(context) } ?? systemValue(in: context)
      return value == .greatestFiniteMagnitude ? nil : value
    }

    private func systemValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      let own = context as? SheetResolutionContext
      let engine = SheetDetentContext(
        maximumValue: context.maximumDetentValue,
        verticalSizeClass: SheetSizeClass(context.containerTraitCollection.verticalSizeClass),
        containerHeight: own?.containerHeight ?? UIScreen.main.bounds.height,
        style: own?.style ?? SheetStyle.iOS26.detents)
      return engine.value(of: recipe).map { CGFloat($0) }
    }

    /// Returns the engine's detent: the system's recipe, or the height that the app's resolver returns.
    func engineDetent(id: SheetDetentID, in context: SheetResolutionContext) -> SheetDetent {
      guard resolver != nil else { return SheetDetent(id: id, recipe: recipe) }
      return .resolved(resolvedValue(in: context).map { Double($0) }, id: id)
    }

    /// Returns whether the other is the same system detent. Custom detents are only equal to themselves.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent else { return false }
      if self === other { return true }
      switch (recipe, other.recipe) {
      case (.medium, .medium), (.large, .large): return true
      default: return false
      }
    }

    /// A hash that goes with ``isEqual(_:)``.
    nonisolated public override var hash: Int {
      switch recipe {
      case .medium: 1
      case .large: 2
      default: ObjectIdentifier(self).hashValue
      }
    }
  }
}

/// The values that a detent is resolved against.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet's own container.
@MainActor
final class SheetResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let containerHeight: Double
  let style: SheetDetentStyle

  init(_ context: SheetDetentContext, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = context.maximumValue
    containerHeight = context.containerHeight
    style = context.style
  }
}

extension SheetSizeClass {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: self = .unspecified
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  @MainActor private static var uniqueCount = 0

  /// Returns an identifier of the form that UIKit makes for a detent without one (A3). It counts
  /// instead of being random, so that a process does the same in every run.
  @MainActor
  static func makeUnique() -> Self {
    uniqueCount += 1
    let digits = String(uniqueCount, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    return Self("com.apple.UIKit.custom.00000000-0000-4000-8000-\(padding)\(digits)")
  }
}
