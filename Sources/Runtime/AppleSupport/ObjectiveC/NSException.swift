/// An exception of Objective-C. Nothing catches it: raising it ends the process with its reason.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason, in words.
  public let reason: String?
  /// Further values.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, self.userInfo) = (aName, aReason, userInfo)
    super.init()
  }

  /// Ends the process.
  open func raise() {
    // Proven: an app that raises an exception asks for the end of its process.
    fatalError("\(name.rawValue): \(reason ?? "no reason")")
  }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A call with an argument that has no meaning.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A call at the wrong time.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// Any failure.
  public static let genericException = NSExceptionName("NSGenericException")
}

/// Calls a closure. There are no autoreleased objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }
