/// A writer of messages, to standard error.
public struct Logger: Sendable {
  private let prefix: String

  /// Creates a logger whose messages name a subsystem and a category.
  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)]"
  }

  /// Creates a logger without a subsystem.
  public init() { prefix = "" }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { prefix = log.prefix }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write("default", message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  /// Writes nothing: traces are kept by no one.
  public func trace(_ message: OSLogMessage) {}
  /// Writes nothing: messages for debugging are kept by no one.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message for information.
  public func info(_ message: OSLogMessage) { write("info", message) }
  /// Writes a message worth notice.
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write("error", message) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  /// Writes an error of the program.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    let words = [prefix, level + ":", message.text].filter { !$0.isEmpty }
    FileHandle.standardError.write(Data((words.joined(separator: " ") + "\n").utf8))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// Debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// An error of the program.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch rawValue {
    case 1: "info"
    case 2: "debug"
    case 16: "error"
    case 17: "fault"
    default: "default"
    }
  }
}

/// A log with a subsystem and a category.
public final class OSLog: NSObject, Sendable {
  let prefix: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)]"
    super.init()
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
}

/// Writes a message with the arguments of a format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  let text = String(format: format, arguments: args)
  Logger(log).log(level: type, OSLogMessage(stringLiteral: text))
}

/// Writes a message of a level.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage
) {
  Logger(log).log(level: type, message)
}
