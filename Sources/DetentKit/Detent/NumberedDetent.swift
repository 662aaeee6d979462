#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A natural number as a type, as SwiftUI's custom detents are types without values.
  protocol NumberType {
    static var value: Int { get }
  }

  private enum Zero: NumberType {
    static let value = 0
  }

  private enum Twice<Half: NumberType>: NumberType {
    static var value: Int { 2 * Half.value }
  }

  private enum TwicePlusOne<Half: NumberType>: NumberType {
    static var value: Int { 2 * Half.value + 1 }
  }

  /// A detent of SwiftUI whose height a detent reference with a number resolves.
  @available(iOS 16, *)
  struct NumberedDetent<Number: NumberType>: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      NumberedDetents.reference(Number.value)?.height(maximum: context.maxDetentValue)
    }
  }

  /// The detent references that SwiftUI resolves by their numbers. A reference keeps its number.
  enum NumberedDetents {
    private final class Table: @unchecked Sendable {
      private let lock = NSLock()
      private var references: [PresentationDetentReference] = []

      func number(of reference: PresentationDetentReference) -> Int {
        lock.lock()
        defer { lock.unlock() }
        if let known = references.firstIndex(of: reference) {
          // The closure of a custom detent may be another one.
          references[known] = reference
          return known
        }
        references.append(reference)
        return references.count - 1
      }

      func reference(_ number: Int) -> PresentationDetentReference? {
        lock.lock()
        defer { lock.unlock() }
        return references.indices.contains(number) ? references[number] : nil
      }
    }

    private static let table = Table()

    static func reference(_ number: Int) -> PresentationDetentReference? {
      table.reference(number)
    }

    /// Returns the detent of SwiftUI that resolves a reference, the same one for equal references.
    @available(iOS 16, *)
    static func detent(of reference: PresentationDetentReference) -> PresentationDetent {
      var digits: [Bool] = []
      var number = table.number(of: reference)
      while number > 0 {
        digits.append(!number.isMultiple(of: 2))
        number /= 2
      }
      var type: any NumberType.Type = Zero.self
      for isOdd in digits.reversed() { type = doubled(type, plusOne: isOdd) }
      return detent(numbered: type)
    }

    private static func doubled<Half: NumberType>(
      _ half: Half.Type, plusOne: Bool
    ) -> any NumberType.Type {
      plusOne ? TwicePlusOne<Half>.self : Twice<Half>.self
    }

    @available(iOS 16, *)
    private static func detent<Number: NumberType>(
      numbered number: Number.Type
    ) -> PresentationDetent {
      .custom(NumberedDetent<Number>.self)
    }
  }

  extension PresentationDetentReference {
    /// Returns the height that depends on the maximum alone, `nil` for an inactive detent.
    func height(maximum: CGFloat) -> CGFloat? {
      switch self {
      case .topMargin(let margin): max(0, maximum - max(margin, 0))
      case .fullScreen: maximum
      case .resolved(let resolver):
        resolver.height(
          PresentationDetentContext(
            maximumDetentValue: maximum, containerTraitCollection: .current))
      default: nil
      }
    }
  }
#endif
