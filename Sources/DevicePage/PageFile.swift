import Foundation

/// The files of the page, which lie beside the program.
package enum PageFile {
  /// Returns the bytes of a file.
  package static func data(_ name: String) throws(MissingPageFile) -> Data {
    let url = Bundle.module.bundleURL.appendingPathComponent("Resources/\(name)")
    guard let data = try? Data(contentsOf: url) else { throw MissingPageFile(name: name) }
    return data
  }
}

/// An error about a file of the page that is not beside the program.
package struct MissingPageFile: Error, Equatable, CustomStringConvertible {
  /// The name of the file.
  package var name: String

  /// The error in one sentence, without a full stop.
  package var description: String {
    "the page's file \"\(name)\" is not beside the program; build it again"
  }
}
