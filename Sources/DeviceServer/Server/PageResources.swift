import DevicePage
import Foundation

/// The files of the page: a fixed list, read once.
struct PageResources: Sendable {
  struct File: Sendable {
    var type: String
    var data: Data
  }

  private let files: [String: File]

  /// The paths of all files. No others are ever read.
  static let paths = [
    "index.html", "style.css", "variants.css", "variants.html", "address.js", "animating.js",
    "app.js", "arranging.js", "audit.js", "blending.js", "chrome.js", "controls.js", "corners.js",
    "device-bar.js", "dom.js", "elements.js", "explode.js", "fields.js", "filters.js", "gallery.js",
    "glass.js", "groups.js", "help.js", "history.js", "input.js", "inspector.js", "layers.js",
    "laying.js", "liveness.js", "log.js", "looks.js", "moving.js", "painting.js", "parts.js",
    "pinch.js", "placing.js", "preview.js", "protocol.js", "recording.js", "session.js",
    "shadows.js", "shortcuts.js", "source.js", "state.js", "trails.js", "transport.js", "typing.js",
    "variants.js", "views.js", "zooming.js",
  ]

  /// Reads the files.
  ///
  /// - Throws: an error with a sentence if one is missing.
  init() throws(ServerProblem) {
    var files: [String: File] = [:]
    for path in Self.paths {
      do throws(MissingPageFile) {
        files["/" + path] = File(type: Self.type(of: path), data: try PageFile.data(path))
      } catch {
        throw .missing(error.name)
      }
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  /// The file at a path of a request.
  subscript(path: String) -> File? { files[path] }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}

/// An error that prevents the server from running.
public enum ServerProblem: Error, Equatable, CustomStringConvertible {
  /// A file of the page is not beside the program.
  case missing(String)
  /// The port is not available.
  case port(Int, String)
  /// The folder of the documentation has none.
  case noDocumentation(String)

  /// The error in one sentence, without a full stop.
  public var description: String {
    switch self {
    case .missing(let path): "the page's file \"\(path)\" is not beside the program; build it again"
    case .port(let port, let reason): "port \(port) cannot be used: \(reason)"
    case .noDocumentation(let folder):
      "the folder \"\(folder)\" has no index.html; scripts/docs writes the documentation"
    }
  }
}
