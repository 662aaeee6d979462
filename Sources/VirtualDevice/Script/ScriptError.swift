/// An error of reading or playing a touch script: one sentence with the position.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the problem in the script's text; `nil` for a script that was not read from
  /// text.
  public var position: TextPosition?
  /// The number of the step, from one; `nil` if the text is not JSON at all.
  public var step: Int?
  /// The problem, and the remedy where it helps; a sentence without its full stop.
  public var problem: String

  /// Creates an error.
  public init(position: TextPosition? = nil, step: Int? = nil, problem: String) {
    self.position = position
    self.step = step
    self.problem = problem
  }

  /// `step 2 (line 3, column 4): "tpa" is not a step.`
  public var description: String {
    let sentence = problem.hasSuffix("?") ? problem : problem + "."
    return switch (step, position) {
    case (let step?, let position?): "step \(step) (\(position)): \(sentence)"
    case (let step?, nil): "step \(step): \(sentence)"
    case (nil, let position?): "\(position): \(sentence)"
    case (nil, nil): sentence
    }
  }
}
