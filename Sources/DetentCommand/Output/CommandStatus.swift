/// The exit status of the command. Apart from 0 and 1 they are those of `sysexits.h`.
enum CommandStatus: Int32, CaseIterable {
  case success = 0
  /// The work failed: a step of a script cannot be performed, two traces differ, a port is taken.
  case failure = 1
  /// The command line cannot be performed.
  case usage = 64
  /// An input file cannot be read, or its content is not valid.
  case badInput = 65
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Output cannot be written.
  case inputOutput = 74

  /// The meaning in a few words, for the help.
  var meaning: String {
    switch self {
    case .success: "done, and without differences"
    case .failure: "a scene's script failed, traces differ, or the server cannot start"
    case .usage: "the command line is wrong"
    case .badInput: "a script or trace cannot be read or is wrong"
    case .cannotCreate: "an output file cannot be created"
    case .inputOutput: "output cannot be written"
    }
  }
}
