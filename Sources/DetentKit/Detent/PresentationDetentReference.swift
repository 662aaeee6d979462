#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// A height at which a sheet may rest, as a value that means the same in both frameworks.
  ///
  /// Two references are the same detent only if they are equal: 0.21 and 0.24 are two detents.
  public enum PresentationDetentReference: Hashable, Sendable {
    /// All of the height that there is.
    case large
    /// About half of it.
    case medium
    /// A part of the height that there is, 1 being all of it. Other values are held to 0 and 1.
    case fraction(_ value: CGFloat)
    /// A height in points, without the bottom safe area. More than there is counts as all of it.
    case height(_ value: CGFloat)

    /// The engine's recipe, under the number of the detent's place in its list.
    func detent(at place: Int) -> SheetDetent {
      switch self {
      case .large: .large
      case .medium: .medium
      case .fraction(let value):
        .fraction(Double(min(max(value, 0), 1)), id: SheetDetentID(Int32(place)))
      case .height(let value): .height(Double(max(value, 0)), id: SheetDetentID(Int32(place)))
      }
    }
  }

  extension Collection where Element == PresentationDetentReference {
    /// The engine's recipes.
    var detents: [SheetDetent] {
      enumerated().map { $0.element.detent(at: $0.offset) }
    }

    /// The engine's name of a detent of the list; `nil` if it is not in the list.
    func id(of reference: Element?) -> SheetDetentID? {
      guard let reference else { return nil }
      return enumerated().first { $0.element == reference }.map {
        $0.element.detent(at: $0.offset).id
      }
    }

    /// The detent with an engine's name.
    func reference(with id: SheetDetentID) -> Element? {
      enumerated().first { $0.element.detent(at: $0.offset).id == id }?.element
    }
  }
#endif
