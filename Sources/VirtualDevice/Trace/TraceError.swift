/// An error of reading a trace: one sentence with the position.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the problem; `nil` for one of the whole text.
  public var position: TextPosition?
  /// The problem; a sentence without its full stop.
  public var problem: String

  /// Creates an error.
  public init(position: TextPosition? = nil, problem: String) {
    self.position = position
    self.problem = problem
  }

  /// `line 3, column 4: a frame needs a number "t".`
  public var description: String {
    position.map { "\($0): \(problem)." } ?? "\(problem)."
  }
}
