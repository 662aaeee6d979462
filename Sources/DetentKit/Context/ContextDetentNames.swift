#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// The engine's names of detents. Each keeps its name for as long as a presentation lives, whatever
  /// list it is in.
  struct ContextDetentNames {
    private var known: [PresentationDetentReference] = []

    mutating func name(of reference: PresentationDetentReference) -> SheetDetentID {
      if let name = existingName(of: reference) { return name }
      known.append(reference)
      return SheetDetentID(Int32(known.count - 1))
    }

    /// The name of a detent that has one.
    func existingName(of reference: PresentationDetentReference) -> SheetDetentID? {
      switch reference {
      case .large: .large
      case .medium: .medium
      default: known.firstIndex(of: reference).map { SheetDetentID(Int32($0)) }
      }
    }

    func reference(named id: SheetDetentID) -> PresentationDetentReference? {
      switch id {
      case .large: .large
      case .medium: .medium
      default: known.enumerated().first { SheetDetentID(Int32($0.offset)) == id }?.element
      }
    }

    /// The engine's recipes.
    mutating func recipes(
      of references: [PresentationDetentReference], _ measurements: ContentMeasurements
    ) -> [SheetDetent] {
      references.map { reference in
        let id = name(of: reference)
        switch reference {
        case .large: return .large
        case .medium: return .medium
        case .fraction(let value): return .fraction(Double(min(max(value, 0), 1)), id: id)
        case .height(let value): return .height(Double(max(value, 0)), id: id)
        case .content, .contentFraction, .marker:
          return .resolved(measurements.height(of: reference).map { Double($0) }, id: id)
        }
      }
    }
  }
#endif
