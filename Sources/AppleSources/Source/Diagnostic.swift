/// A place in a source that the translation leaves as it is, and why.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path of the source.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// One sentence: the construct, and the remedy after a semicolon.
  public var message: String

  /// The form that compilers have for warnings.
  public var description: String { "\(path):\(line):1: warning: \(message)" }
}
