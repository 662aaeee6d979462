import Foundation
import VirtualDevice

/// A file that the command writes completely or not at all; `-` is standard output.
///
/// A symbolic link stays, and the file to which it points is written. A named pipe or a device is
/// written to, as it cannot be replaced.
struct OutputFile {
  /// The path as the user wrote it.
  let name: String
  /// The path of the file itself.
  let path: String
  /// The path's extension, in lower case.
  let kind: String
  /// Indicates whether the path is that of a named pipe, a device or a link to no file.
  private let isStream: Bool

  /// Indicates whether the file is standard output.
  var isStandardOutput: Bool { name == "-" }

  private var url: URL { URL(fileURLWithPath: path) }
  private var folder: String { url.deletingLastPathComponent().path }

  /// Creates an output file, and checks early that it can be written.
  ///
  /// - Parameter kinds: the permitted extensions, the first of which standard output has; empty for a
  ///   text, with any extension.
  @MainActor
  init(_ path: String, kinds: [String], what: String) throws(CommandFailure) {
    name = path
    if path == "-" {
      self.path = path
      isStream = true
      kind = kinds.first ?? ""
      guard kinds.isEmpty || !Terminal.isTerminal() else {
        throw CommandFailure(
          "standard output is a terminal, which cannot show \(what); name a file, or a pipe after |"
        )
      }
      return
    }
    guard !path.isEmpty else { throw CommandFailure("the name of the file of \(what) is empty") }
    if path.hasPrefix("~/"), access("~", F_OK) != 0 {
      throw CommandFailure(
        "\"\(path)\" cannot be written: there is no folder \"~\", which the shell replaces only "
          + "outside of quotes", .cannotCreate)
    }
    isStream = Self.isStream(path)
    let path = isStream ? path : Self.resolved(path)
    self.path = path
    kind = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard kinds.isEmpty || kinds.contains(kind) else {
      let names = kinds.map { "." + $0 }
      let first = names.dropLast().joined(separator: ", ")
      let endings = first.isEmpty ? names.joined() : "\(first) or \(names.last ?? "")"
      throw CommandFailure("the file of \(what) ends in \(endings), but \"\(path)\" does not")
    }
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(
        "\"\(path)\" cannot be written: there is no folder \"\(folder)\"", .cannotCreate)
    }
    if files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("\"\(path)\" cannot be written: it is a folder", .cannotCreate)
    }
    guard isStream || files.isWritableFile(atPath: folder) else {
      throw CommandFailure(
        "\"\(path)\" cannot be written: the folder \"\(folder)\" is not writable",
        .cannotCreate)
    }
  }

  /// Writes files: first all of them to temporary ones beside them, which are then renamed.
  @MainActor
  static func write(_ contents: [(file: OutputFile, content: Content)]) throws(CommandFailure) {
    var written: [(temporary: String, file: OutputFile)] = []
    defer {
      for entry in written { unlink(entry.temporary) }
    }
    for (file, content) in contents where !file.isStream {
      let temporary = "\(file.folder)/.\(file.url.lastPathComponent).\(getpid()).part"
      written.append((temporary, file))
      do {
        try content.write(to: temporary, O_TRUNC)
      } catch {
        throw failure(of: file, error)
      }
    }
    for (file, content) in contents where file.isStream {
      do {
        try file.isStandardOutput ? content.write() : content.write(to: file.path)
      } catch {
        throw failure(of: file, error)
      }
    }
    for (temporary, file) in written where rename(temporary, file.path) != 0 {
      throw CommandFailure(
        "\"\(file.name)\" cannot be written: \(String(cString: strerror(errno)))", .inputOutput)
    }
  }

  /// The bytes of a file.
  enum Content {
    case data(Data)
    case text(String)
    case recording(RecordingStore)

    /// Writes to a file that is new or empty, to a named pipe, to a device, or through a link that points
    /// to no file yet.
    fileprivate func write(to path: String, _ flags: Int32 = 0) throws {
      let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o644)
      guard file >= 0 else { throw SystemError(number: errno) }
      do {
        switch self {
        case .data(let data): try SystemError.check(Terminal.write([UInt8](data), to: file))
        case .text(let text): try SystemError.check(Terminal.write(Array(text.utf8), to: file))
        case .recording(let store):
          try store.forEachPart { try SystemError.check(Terminal.write($0, to: file)) }
        }
      } catch {
        close(file)
        throw error
      }
      // Some file systems say only here that they are full.
      guard close(file) == 0 else { throw SystemError(number: errno) }
    }

    /// Writes to standard output.
    @MainActor
    fileprivate func write() throws {
      switch self {
      case .data(let data): try Terminal.data([UInt8](data))
      case .text(let text): try Terminal.output(text)
      case .recording(let store): try store.forEachPart { try Terminal.data($0) }
      }
    }
  }

  private static func isStream(_ path: String) -> Bool {
    var found = stat()
    if stat(path, &found) == 0 {
      return ![S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT)
    }
    return lstat(path, &found) == 0
  }

  /// Returns the path of the file to which symbolic links point, or the path itself without them.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(of file: OutputFile, _ error: any Error) -> CommandFailure {
    if let failure = error as? CommandFailure { return failure }
    return CommandFailure("\"\(file.name)\" cannot be written: \(error)", .inputOutput)
  }
}

/// An error of the system, by its number.
private struct SystemError: Error, CustomStringConvertible {
  var number: Int32

  var description: String { String(cString: strerror(number)) }

  /// Throws the error with a number other than zero.
  static func check(_ number: Int32) throws {
    if number != 0 { throw SystemError(number: number) }
  }
}
