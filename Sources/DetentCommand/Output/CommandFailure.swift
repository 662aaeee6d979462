/// A failure of a command, as one sentence.
struct CommandFailure: Error, Equatable {
  var sentence: String
  var status: CommandStatus

  init(_ sentence: String, _ status: CommandStatus = .usage) {
    self.sentence = sentence
    self.status = status
  }

  /// Creates a failure with another error's sentence, after the file that the error is about.
  ///
  /// - Parameter status: the exit status, if the error has none of its own.
  init(_ error: any Error, in place: String? = nil, _ status: CommandStatus) {
    if let failure = error as? CommandFailure {
      self = failure
    } else {
      self.status = status
      sentence = place.map { "\($0): \(error)" } ?? "\(error)"
    }
  }
}
