import Foundation
import VirtualDevice

/// A file that the command writes completely or not at all.
///
/// A symbolic link stays, and the file to which it points is written. A named pipe or a device is
/// written to, as it cannot be replaced.
struct OutputFile {
  /// The path as the user wrote it.
  let name: String
  /// The path of the file itself.
  let path: String
  /// Indicates whether the path is that of a named pipe, a device or a link to no file.
  private let isStream: Bool

  private var url: URL { URL(fileURLWithPath: path) }
  private var folder: String { url.deletingLastPathComponent().path }

  /// Creates an output file, and checks early that it can be written.
  ///
  /// - Parameter kinds: the permitted extensions; empty for any.
  init(_ path: String, kinds: [String], what: String) throws(CommandFailure) {
    name = path
    isStream = Self.isStream(path)
    let path = isStream ? path : Self.resolved(path)
    self.path = path
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard kinds.isEmpty || kinds.contains(ending) else {
      let endings = kinds.map { "." + $0 }.joined(separator: " or ")
      throw CommandFailure("the file of \(what) ends in \(endings), but \"\(path)\" does not")
    }
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure("\"\(path)\" cannot be written: there is no folder \"\(folder)\"")
    }
    if files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("\"\(path)\" cannot be written: it is a folder")
    }
    guard isStream || files.isWritableFile(atPath: folder) else {
      throw CommandFailure(
        "\"\(path)\" cannot be written: the folder \"\(folder)\" is not writable")
    }
  }

  /// The path's extension, in lower case.
  var kind: String { url.pathExtension.lowercased() }

  /// Writes files: first all of them to temporary ones beside them, which are then renamed.
  static func write(_ contents: [(file: OutputFile, content: Content)]) throws(CommandFailure) {
    var written: [(temporary: String, file: OutputFile)] = []
    defer {
      for entry in written { unlink(entry.temporary) }
    }
    for (file, content) in contents where !file.isStream {
      let temporary = "\(file.folder)/.\(file.url.lastPathComponent).\(getpid()).part"
      written.append((temporary, file))
      do {
        try content.write(to: URL(fileURLWithPath: temporary))
      } catch {
        throw CommandFailure("\"\(file.name)\" cannot be written: \(reason(error))")
      }
    }
    for (file, content) in contents where file.isStream {
      do {
        try content.append(to: file.path)
      } catch {
        throw CommandFailure("\"\(file.name)\" cannot be written: \(reason(error))")
      }
    }
    for (temporary, file) in written where rename(temporary, file.path) != 0 {
      throw CommandFailure(
        "\"\(file.name)\" cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// The bytes of a file.
  enum Content {
    case data(Data)
    case recording(RecordingStore)

    fileprivate func write(to url: URL) throws {
      switch self {
      case .data(let data): try data.write(to: url)
      case .recording(let store):
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try store.forEachPart { try handle.write(contentsOf: $0) }
      }
    }

    /// Writes to a named pipe, a device, or through a link that points to no file yet.
    fileprivate func append(to path: String) throws {
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
      guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      defer { try? handle.close() }
      switch self {
      case .data(let data): try handle.write(contentsOf: data)
      case .recording(let store): try store.forEachPart { try handle.write(contentsOf: $0) }
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

  private static func reason(_ error: any Error) -> String {
    (error as? RecordingError)?.description ?? (error as NSError).localizedDescription
  }
}
