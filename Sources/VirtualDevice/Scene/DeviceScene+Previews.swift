import UIKit

extension DeviceScene {
  /// The previews of the running program, `#Preview` and preview providers alike: each is a scene
  /// that can be listed, drawn and touched as any other.
  ///
  /// A scene is named after its preview, or after the file or the provider where it has no name:
  /// `preview-place-card`. Those of one name are numbered from the second on. The order is that of
  /// files and lines.
  ///
  /// ```swift
  /// @Test("Previews look as they did", arguments: DeviceScene.previews.map(\.name))
  /// ```
  public static let previews = scenes(of: PreviewEntry.all)

  /// Returns the previews of one module.
  package static func previews(in module: String) -> [DeviceScene] {
    scenes(of: PreviewEntry.all.filter { $0.place.hasPrefix(module + "/") })
  }

  private static func scenes(of entries: [PreviewEntry]) -> [DeviceScene] {
    var uses: [String: Int] = [:]
    return entries.map { entry in
      let title = entry.name ?? words(of: entry.fallbackName)
      let base = "preview-" + kebab(title)
      uses[base, default: 0] += 1
      let number = uses[base, default: 1]
      return DeviceScene(
        name: number == 1 ? base : "\(base)-\(number)",
        title: number == 1 || entry.name != nil ? title : "\(title) \(number)",
        summary: "A preview of \(entry.place).", filePath: entry.filePath ?? entry.place,
        script: [.settle, .hold(2.5)]
      ) { _ in controller(of: entry) }
    }
  }

  @MainActor
  private static func controller(of entry: PreviewEntry) -> UIViewController {
    do {
      return PreviewController(try entry.make())
    } catch {
      Misuse.report(SceneMisuse.previewThrew("\(entry.place)", error))
      return UIViewController()
    }
  }

  /// Returns `Place card` for `PlaceCard`.
  private static func words(of name: String) -> String {
    var words = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, let last = previous, last.isLowercase || last.isNumber {
        words += " \(character.lowercased())"
      } else {
        words.append(character == "_" ? " " : character)
      }
      previous = character
    }
    return words
  }

  /// Returns `place-card` for `Place card!`.
  private static func kebab(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
