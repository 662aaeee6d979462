import Foundation

/// The place from which a package takes DetentKit.
enum KitPlace: Equatable {
  case folder(String)
  case address(String, version: String?)

  /// Reads the command's words about the place.
  ///
  /// - Parameters:
  ///   - word: a folder or an address; `nil` is the package of which this command is a build.
  ///   - version: the least version at an address.
  init(_ word: String?, version: String?) throws(CommandFailure) {
    if let word, word.contains("://") || word.hasPrefix("git@") {
      self = .address(word, version: version)
      return
    }
    guard version == nil else {
      throw CommandFailure("--from is the version at an address, and --kit names none")
    }
    guard let word else {
      self = .folder(try Self.ownPackage())
      return
    }
    let folder = URL(fileURLWithPath: word).standardizedFileURL.path
    guard Self.isKit(folder) else {
      throw CommandFailure("--kit: \"\(word)\" is not the folder of DetentKit's package")
    }
    self = .folder(folder)
  }

  /// The name by which targets name the package.
  var name: String {
    switch self {
    case .folder: return "DetentKit"
    case .address(let address, _):
      let last = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init)
      let name = last ?? address
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// Returns the declaration of the dependency in the manifest of a package in a folder.
  func declaration(from folder: String) -> String {
    switch self {
    case .folder(let kit):
      let path = Self.literal(Self.path(to: kit, from: folder))
      return ".package(name: \"DetentKit\", path: \(path))"
    case .address(let address, let version):
      let requirement = version.map { "from: \(Self.literal($0))" } ?? "branch: \"main\""
      return ".package(url: \(Self.literal(address)), \(requirement))"
    }
  }

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Returns the relative path of a folder, or the absolute one where they have no folder in common.
  private static func path(to kit: String, from folder: String) -> String {
    let there = kit.split(separator: "/")
    let here = URL(fileURLWithPath: folder).standardizedFileURL.path.split(separator: "/")
    let common = zip(there, here).prefix { $0 == $1 }.count
    guard common > 0 else { return kit }
    let up = Array(repeating: "..", count: here.count - common)
    let path = (up + there.dropFirst(common).map(String.init)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  private static func isKit(_ folder: String) -> Bool {
    FileManager.default.contents(atPath: "\(folder)/Package.swift").map {
      String(decoding: $0, as: UTF8.self).contains("name: \"DetentKit\"")
    } ?? false
  }

  private static func ownPackage() throws(CommandFailure) -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      if isKit(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    throw CommandFailure(
      "this command is in no build of DetentKit's package; name its place with --kit")
  }
}
