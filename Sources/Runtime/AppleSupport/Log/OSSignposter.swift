/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: @unchecked Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Returns the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// An object that marks moments and intervals for a profiler. Nothing is written: signposts are kept
/// by no one.
public struct OSSignposter: Sendable {
  /// A signposter that is not enabled.
  public static let disabled = OSSignposter()

  /// Indicates whether signposts are kept: never.
  public var isEnabled: Bool { false }

  /// Creates a signposter.
  public init() {}
  /// Creates a signposter for a subsystem's category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(UInt64.random(in: 1..<UInt64.max))
  }

  /// Returns the identifier of intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: String
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: String
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: String) {}

  /// Performs work as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
