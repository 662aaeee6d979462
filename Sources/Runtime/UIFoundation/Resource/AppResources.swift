import Foundation

/// The resources of an app's modules: they lie in folders beside the program that have the module's
/// name and end in `.resources`.
package enum AppResources {
  /// The folders, read at the first use.
  package static let folders: [String] = {
    let place = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(place)/\($0)" }
  }()

  /// The texts of `Localizable.strings` in the user's language, by their keys.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for folder in folders {
      let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      let preferred = Bundle.preferredLocalizations(from: languages.sorted())
      for language in preferred.prefix(1) {
        let path = "\(folder)/\(language).lproj/Localizable.strings"
        guard let data = FileManager.default.contents(atPath: path),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
          let table = list as? [String: String]
        else { continue }
        texts.merge(table) { first, _ in first }
      }
    }
    return texts
  }()

  /// Returns the text of a key in the user's language, or the key itself.
  package static func text(_ key: String) -> String {
    texts.isEmpty ? key : texts[key] ?? key
  }

  /// Returns the content of a file by its name.
  static func file(_ name: String, in bundle: Bundle?) -> Data? {
    let places = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? folders
    for place in places {
      if let data = FileManager.default.contents(atPath: "\(place)/\(name)") { return data }
    }
    return nil
  }
}
