/// A difference of two traces.
public struct TraceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The property that differs.
  public var row: TraceRow
  /// The step of the flow, or `nil` before the first one and in a trace without steps.
  public var step: String?
  /// The time in the first trace, in seconds.
  public var time: Double
  /// The size of the difference in tolerances of its row; 1 for a row that is compared exactly.
  public var excess: Double
  /// The difference in words, without its place and without a full stop.
  public var sentence: String

  /// The largest number of characters of a sentence, which repeats names of traces; tunable.
  private static let longestSentence = 600

  /// Creates a difference. Characters of the sentence that do not show are written by their numbers.
  public init(
    row: TraceRow, step: String? = nil, time: Double, excess: Double = 1, sentence: String
  ) {
    self.row = row
    self.step = step
    self.time = time
    self.excess = excess
    self.sentence = Excerpt.line(sentence, longest: Self.longestSentence)
  }

  /// `rest: in "present" at 0.5 s: the sheet's top is at 412 instead of 400, …`
  public var description: String {
    let place = step.map { "in \(Excerpt.quoted($0)) " } ?? ""
    return "\(row.rawValue): \(place)at \(FixedNumber.text(time, places: 3)) s: \(sentence)"
  }

  /// Indicates whether this difference matters more than another: by its row, then by its size, then
  /// by its time.
  func matters(more other: TraceDifference, ranks: [TraceRow: Int]) -> Bool {
    let own = (ranks[row] ?? 0, -excess, time)
    return own < (ranks[other.row] ?? 0, -other.excess, other.time)
  }
}
