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

  /// The detent references that SwiftUI resolves by their numbers.
  ///
  /// A reference keeps its number for as long as it is used: the type of a number lives as long as the
  /// process, so that there is a limit to them, and the reference that nobody has used for the longest
  /// time yields its number to a new one.
  enum NumberedDetents {
    /// The largest number of references, more than the sheets of a screen have together (tunable).
    static let capacity = 64

    private final class Table: @unchecked Sendable {
      private struct Entry {
        var reference: PresentationDetentReference
        var lastUse: Int
      }

      private let lock = NSLock()
      private var entries: [Entry] = []
      private var uses = 0

      func number(of reference: PresentationDetentReference) -> Int {
        lock.lock()
        defer { lock.unlock() }
        uses += 1
        // The closure of a custom detent may be another one, so a known reference is replaced too.
        let entry = Entry(reference: reference, lastUse: uses)
        if let known = entries.firstIndex(where: { $0.reference == reference }) {
          entries[known] = entry
          return known
        }
        guard entries.count >= NumberedDetents.capacity,
          let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
        else {
          entries.append(entry)
          return entries.count - 1
        }
        entries[oldest] = entry
        return oldest
      }

      func reference(_ number: Int) -> PresentationDetentReference? {
        lock.lock()
        defer { lock.unlock() }
        guard entries.indices.contains(number) else { return nil }
        uses += 1
        entries[number].lastUse = uses
        return entries[number].reference
      }
    }

    private static let table = Table()

    static func reference(_ number: Int) -> PresentationDetentReference? {
      table.reference(number)
    }

    /// Returns the detent of SwiftUI that resolves a reference, the same one for equal references that
    /// are used.
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
