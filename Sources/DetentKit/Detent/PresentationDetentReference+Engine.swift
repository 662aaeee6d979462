#if canImport(UIKit)
  import SheetEngine
  import UIKit

  extension PresentationDetentReference {
    /// The engine's recipe, under the number of the detent's place in its list.
    func detent(at place: Int, measurements: ContentMeasurements) -> SheetDetent {
      let id = SheetDetentID(Int32(place))
      switch self {
      case .large: return .large
      case .medium: return .medium
      case .fraction(let value): return .fraction(Double(min(max(value, 0), 1)), id: id)
      case .height(let value): return .height(Double(max(value, 0)), id: id)
      case .content, .contentFraction, .marker:
        return .resolved(measurements.height(of: self).map { Double($0) }, id: id)
      }
    }

    func id(at place: Int) -> SheetDetentID {
      switch self {
      case .large: .large
      case .medium: .medium
      default: SheetDetentID(Int32(place))
      }
    }
  }

  extension Collection where Element == PresentationDetentReference {
    /// The engine's recipes.
    func engineDetents(_ measurements: ContentMeasurements) -> [SheetDetent] {
      enumerated().map { $0.element.detent(at: $0.offset, measurements: measurements) }
    }

    /// The engine's name of a detent of the list; `nil` if it is not in the list.
    func id(of reference: Element?) -> SheetDetentID? {
      guard let reference else { return nil }
      return enumerated().first { $0.element == reference }.map { $0.element.id(at: $0.offset) }
    }

    /// The detent with an engine's name.
    func reference(with id: SheetDetentID) -> Element? {
      enumerated().first { $0.element.id(at: $0.offset) == id }?.element
    }
  }
#endif
