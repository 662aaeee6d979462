import Foundation

/// A file that the command reads: any kind of file, also a pipe, or standard input.
enum InputFile {
  /// The largest number of bytes of a file: more than any script or trace has, and less than memory.
  static let most = 64 << 20

  /// Returns all of a file's text; `-` is standard input.
  ///
  /// - Parameter kind: the kind of file in a sentence, such as `script`.
  static func text(at path: String, _ kind: String) throws(CommandFailure) -> String {
    guard let text = String(bytes: try bytes(at: path, kind), encoding: .utf8) else {
      throw CommandFailure("\(name(of: path, kind)) is not text in UTF-8", .badInput)
    }
    return text
  }

  private static func bytes(at path: String, _ kind: String) throws(CommandFailure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, kind) }
    defer {
      if file != STDIN_FILENO { close(file) }
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, kind) }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
      guard bytes.count <= most else {
        throw CommandFailure(
          "\(name(of: path, kind)) has more than \(most >> 20) megabytes", .badInput)
      }
    }
  }

  /// The file at the beginning of a sentence about its content.
  static func place(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// The file in a sentence.
  private static func name(of path: String, _ kind: String) -> String {
    path == "-" ? "the \(kind) from standard input" : "the \(kind) \"\(path)\""
  }

  private static func failure(_ path: String, _ kind: String) -> CommandFailure {
    CommandFailure(
      "\(name(of: path, kind)) cannot be read: \(String(cString: strerror(errno)))", .badInput)
  }
}
