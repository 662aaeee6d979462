import Foundation

/// The resources of an app's modules: they lie in folders beside the program that have the module's
/// name and end in `.resources`.
package enum AppResources {
  /// The folders.
  package static var folders: [String] { StringTables.folders }

  /// Returns the content of a file by its name.
  static func file(_ name: String, in bundle: Bundle?) -> Data? {
    let places = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? folders
    for place in places {
      if let data = FileManager.default.contents(atPath: "\(place)/\(name)") { return data }
    }
    return nil
  }
}
