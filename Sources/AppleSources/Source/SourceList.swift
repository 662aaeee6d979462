import Foundation

/// A failure in one sentence.
public struct AdoptionFailure: Error, CustomStringConvertible, Equatable {
  /// The sentence.
  public var description: String

  /// Creates a failure.
  public init(_ sentence: String) { description = sentence }
}

/// The sources of a module, as a file with one path a line.
public struct SourceList: Sendable {
  /// The paths, in the order of the file.
  public let paths: [String]

  /// The paths of the sources of translated modules that the module imports.
  public let imported: [String]

  /// Reads a list, and that of the imported sources, `imported.txt`, beside it if there is one.
  public init(path: String) throws(AdoptionFailure) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw AdoptionFailure("the list \(path) cannot be read")
    }
    let beside = (path as NSString).deletingLastPathComponent + "/imported.txt"
    let imported = try? String(contentsOfFile: beside, encoding: .utf8)
    self.init(
      paths: text.split(separator: "\n").map(String.init),
      imported: imported?.split(separator: "\n").map(String.init) ?? [])
  }

  /// Creates a list.
  public init(paths: [String], imported: [String] = []) {
    (self.paths, self.imported) = (paths, imported)
  }

  private static func read(_ paths: [String]) throws(AdoptionFailure) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw AdoptionFailure("the source \(path) cannot be read")
      }
      sources.append(SourceFile(path: path, text: String(decoding: data, as: UTF8.self)))
    }
    return sources
  }

  /// Translates the sources into a folder, where each has its number in the list before its name.
  /// Files whose content would stay the same are not written. Returns what is left as it is.
  @discardableResult
  public func translate(into folder: String) throws(AdoptionFailure) -> [Diagnostic] {
    let sources = try Self.read(paths)
    let translator = Translator(sources, imported: try Self.read(imported))
    var diagnostics: [Diagnostic] = []
    for (number, source) in sources.enumerated() {
      let result = translator.translate(source)
      diagnostics += result.diagnostics
      let name = "\(number)-\((source.path as NSString).lastPathComponent)"
      try Self.write(result.text, to: "\(folder)/\(name)")
    }
    for diagnostic in diagnostics {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
    return diagnostics
  }

  /// Writes a file whole or not at all, and only if its content changes.
  static func write(_ text: String, to path: String) throws(AdoptionFailure) {
    try write(Data(text.utf8), to: path)
  }

  static func write(_ data: Data, to path: String) throws(AdoptionFailure) {
    if FileManager.default.contents(atPath: path) == data { return }
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw AdoptionFailure("\(path) cannot be written")
    }
  }
}
