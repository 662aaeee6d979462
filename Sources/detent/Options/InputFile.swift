import Foundation

/// A file that the command reads: any kind of file, also a pipe, or standard input.
enum InputFile {
  /// Returns all bytes of a script's file; `-` is standard input.
  static func bytes(at path: String) throws(CommandFailure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer {
      if file != STDIN_FILENO { close(file) }
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
    }
  }

  /// The file at the beginning of a sentence about its content.
  static func place(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// The file of a script in a sentence.
  static func name(of path: String) -> String {
    path == "-" ? "the script from standard input" : "the script \"\(path)\""
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure("\(name(of: path)) cannot be read: \(String(cString: strerror(errno)))")
  }
}
