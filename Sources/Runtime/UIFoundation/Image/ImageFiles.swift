import Foundation

/// Finds image files by name.
package enum ImageFiles {
  // Filled at launch, on the main thread, before the first look-up.
  /// Additional folders in which `UIImage(named:)` searches, before the main bundle's.
  nonisolated(unsafe) package static var folders: [String] = []

  /// Returns the name of the file of an asset: the space in a catalogue is part of it, as bundles have no folders.
  static func fileName(_ name: String) -> String { name.replacing("/", with: ":") }

  /// Returns the path of the file that suits the traits best: the idiom, the appearance, then the same scale, else
  /// larger ones, else smaller ones.
  static func path(
    named name: String, in bundle: Bundle?, traits: UITraitCollection
  ) -> String? {
    let dark = traits.userInterfaceStyle == .dark ? ["~dark", ""] : [""]
    let idioms = traits.userInterfaceIdiom == .pad ? ["~ipad", ""] : [""]
    for style in dark {
      for idiom in idioms {
        let mark = style + idiom
        if let path = path(
          named: name, mark: mark, in: bundle, scale: traits.displayScale)
        {
          return path
        }
      }
    }
    return nil
  }

  private static func path(
    named name: String, mark variant: String, in bundle: Bundle?, scale: CGFloat
  ) -> String? {
    let named = name as NSString
    let known = ["png", "webp"]
    let suffix = named.pathExtension.lowercased()
    let plain = known.contains(suffix) ? named.deletingPathExtension : name
    let types = known.contains(suffix) ? [suffix] : known
    for folder in searched(bundle) {
      for wanted in order(for: scale) {
        let mark = wanted == 1 ? "" : "@\(wanted)x"
        for type in types {
          for base in plain.contains("/") ? [fileName(plain), plain] : [plain] {
            let path = "\(folder)/\(base)\(variant)\(mark).\(type)"
            if FileManager.default.fileExists(atPath: path) { return path }
          }
        }
      }
    }
    return nil
  }

  /// Returns the scale in a file's name; 1 without one.
  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@3x") { return 3 }
    if name.hasSuffix("@2x") { return 2 }
    return 1
  }

  private static func searched(_ bundle: Bundle?) -> [String] {
    if let bundle { return [bundle.resourcePath ?? bundle.bundlePath] }
    return folders + [Bundle.main.resourcePath ?? Bundle.main.bundlePath] + AppResources.folders
  }

  private static func order(for scale: CGFloat) -> [Int] {
    switch scale {
    case ..<1.5: [1, 2, 3]
    case ..<2.5: [2, 3, 1]
    default: [3, 2, 1]
    }
  }
}
