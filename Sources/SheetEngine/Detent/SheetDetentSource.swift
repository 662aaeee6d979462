/// A detent as an app writes it: a rule, or a closure that resolves it.
///
/// Closures are not Equatable, so they stay in the shell. It calls ``detent(in:)`` whenever inputs
/// change, never during a drag, and passes the results to the engine.
public struct SheetDetentSource {
  private enum Kind {
    case fixed(SheetDetent)
    case resolver(SheetDetentID, (SheetDetentContext) -> Double?)
  }

  private let kind: Kind

  /// Creates a detent that needs no closure.
  public init(_ detent: SheetDetent) {
    kind = .fixed(detent)
  }

  /// Creates a detent whose height `resolver` returns in points; `nil` makes it inactive.
  public init(id: SheetDetentID, resolver: @escaping (SheetDetentContext) -> Double?) {
    kind = .resolver(id, resolver)
  }

  /// The detent's identifier.
  public var id: SheetDetentID {
    switch kind {
    case .fixed(let detent): return detent.id
    case .resolver(let id, _): return id
    }
  }

  /// Returns the detent with the result of its closure.
  public func detent(in context: SheetDetentContext) -> SheetDetent {
    switch kind {
    case .fixed(let detent): return detent
    case .resolver(let id, let resolve): return .resolved(resolve(context), id: id)
    }
  }
}
