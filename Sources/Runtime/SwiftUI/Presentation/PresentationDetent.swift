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

  /// About half of the room; not available where the height is compact.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the room.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the room, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentType(type: type)))
  }

  /// What a custom detent is computed from.
  @dynamicMemberLookup
  public struct Context {
    /// The most a detent may give, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment where the sheet is attached.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// Computes the height of a detent.
public protocol CustomPresentationDetent {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` where the detent is not available.
  static func height(in context: Self.Context) -> CGFloat?
}

struct CustomDetentType: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PresentationDetent {
  /// The name of the detent in UIKit.
  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let share): .init("Fraction:\(share)")
    case .height(let height): .init("Height:\(height)")
    case .custom(let custom): .init("Custom:\(String(reflecting: custom.type))")
    }
  }

  /// UIKit's detent, in the environment of whoever presents.
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

  /// A measure to sort by before any sheet is laid out.
  var order: CGFloat {
    switch kind {
    // Heights of no screen reach this; it only keeps large ones last.
    case .large: 1_000_000
    case .medium: 0.5 * 1000
    case .fraction(let share): share * 1000
    case .height(let height): height
    case .custom: 0
    }
  }
}
