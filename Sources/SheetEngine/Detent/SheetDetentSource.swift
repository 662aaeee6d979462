/// A detent as an app writes it: a recipe, or a closure to be asked.
///
/// Closures are not Equatable, so they stay in the shell. It asks ``detent(in:)`` whenever inputs
/// change, never during a drag, and hands the engine the answers.
public struct SheetDetentSource {
  private enum Kind {
    case fixed(SheetDetent)
    case resolver(SheetDetentID, (SheetDetentContext) -> Double?)
  }

  private let kind: Kind

  /// A detent that needs no closure.
  public init(_ detent: SheetDetent) {
    kind = .fixed(detent)
  }

  /// A detent whose height `resolver` knows; it answers `nil` to be inactive.
  public init(id: SheetDetentID, resolver: @escaping (SheetDetentContext) -> Double?) {
    kind = .resolver(id, resolver)
  }

  /// Name of the detent.
  public var id: SheetDetentID {
    switch kind {
    case .fixed(let detent): return detent.id
    case .resolver(let id, _): return id
    }
  }

  /// The detent with its closure answered.
  public func detent(in context: SheetDetentContext) -> SheetDetent {
    switch kind {
    case .fixed(let detent): return detent
    case .resolver(let id, let resolve): return .resolved(resolve(context), id: id)
    }
  }
}
