/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetentType)
  }

  let kind: Kind

  /// The detent at about half of the available height; it is inactive in compact height.
  public static let medium = PresentationDetent(kind: .medium)
  /// The detent at the full available height.
  public static let large = PresentationDetent(kind: .large)

  /// A detent at a fraction of the available height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A detent at a height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentType(type: type)))
  }

  /// The context for the height of a custom detent.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of a detent, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value of the environment of the view that presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a custom detent.
public protocol CustomPresentationDetent {
  /// The context for the height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or `nil` if the detent is inactive.
  static func height(in context: Self.Context) -> CGFloat?
}

struct CustomDetentType: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PresentationDetent {
  /// The identifier of the UIKit detent.
  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let share): .init("Fraction:\(share)")
    case .height(let height): .init("Height:\(height)")
    case .custom(let custom): .init("Custom:\(String(reflecting: custom.type))")
    }
  }

  /// Returns the UIKit detent, resolved in the presenting view's environment.
  @MainActor
  func resolve(
    in environment: EnvironmentValues
  ) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let share):
      return .custom(identifier: identifier) { $0.maximumDetentValue * share }
    case .height(let height): return .custom(identifier: identifier) { _ in height }
    case .custom(let custom):
      return .custom(identifier: identifier) {
        custom.type.height(
          in: Context(maxDetentValue: $0.maximumDetentValue, environment: environment))
      }
    }
  }
}
