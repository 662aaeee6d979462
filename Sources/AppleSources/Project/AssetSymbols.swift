import Foundation

/// The names that Xcode declares for the images and colours of asset catalogues: `Image(.logo)`, `UIColor.accent`.
struct AssetSymbols {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  /// Finds the names in catalogues.
  init(_ resources: [String]) {
    for path in resources.sorted() where path.hasSuffix(".xcassets") { read(path, space: "") }
  }

  private mutating func read(_ folder: String, space: String, depth: Int = 0) {
    guard depth < 16 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      guard FolderContents.isFolder(path) else { continue }
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": images[space + base] = Self.symbol(base, without: "Image")
      case "colorset": colors[space + base] = Self.symbol(base, without: "Color")
      case "":
        let text = FileManager.default.contents(atPath: "\(path)/Contents.json")
          .map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } }
        let isSpace = text?.contains("\"provides-namespace\":true") == true
        read(path, space: isSpace ? "\(space)\(base)/" : space, depth: depth + 1)
      default: break
      }
    }
  }

  /// Returns the name of an asset as that of a member: in camel case, without the name of its kind at its end.
  static func symbol(_ name: String, without kind: String) -> String {
    let isLong = name.hasSuffix(kind) && name.count > kind.count
    let short = isLong ? String(name.dropLast(kind.count)) : name
    let words = short.split { !$0.isLetter && !$0.isNumber }
    var symbol = ""
    for (index, word) in words.enumerated() {
      guard index == 0 else {
        symbol += word.prefix(1).uppercased() + word.dropFirst()
        continue
      }
      // Of capitals at the beginning all are small but the one that begins the next word.
      let capitals = word.prefix { $0.isUppercase }.count
      let next = word.dropFirst(capitals).first
      let small = capitals > 1 && next?.isLetter == true ? capitals - 1 : capitals
      symbol += word.prefix(small).lowercased() + word.dropFirst(small)
    }
    if symbol.first?.isNumber != false { symbol = "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names of members of `Color`, `UIColor` and `UIImage`, in whose place Xcode declares nothing.
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "background",
    "foreground", "tint", "label", "link", "separator", "magenta", "lightGray", "darkGray", "add",
    "remove", "actions", "checkmark", "strokedCheckmark", "placeholder", "selection", "fill",
  ]

  /// Returns the declarations; `extensions` adds those of `UIImage`, `UIColor` and `Color`.
  func declarations(extensions: Bool) -> String {
    var text = ""
    text += Self.members(images, of: "ImageResource")
    text += Self.members(colors, of: "ColorResource")
    guard extensions else { return text }
    let images = images.filter { !Self.taken.contains($0.value) && !$0.key.contains("/") }
    let colors = colors.filter { !Self.taken.contains($0.value) && !$0.key.contains("/") }
    text += Self.shortcuts(images, "extension UIImage", "UIImage", "UIImage(resource: ")
    text += Self.shortcuts(colors, "extension UIColor", "UIColor", "UIColor(resource: ")
    text += Self.shortcuts(colors, "extension SwiftUI.Color", "SwiftUI.Color", "SwiftUI.Color(")
    text += Self.shortcuts(
      colors, "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color",
      "SwiftUI.Color(")
    return text
  }

  private static func members(_ symbols: [String: String], of type: String) -> String {
    var known: Set<String> = []
    var spaces: [String: [String]] = [:]
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      let space = name.split(separator: "/").dropLast().map { String($0) }
      let place = space.map { self.symbol($0, without: " ") }.map {
        ($0.hasPrefix("_") ? $0 : $0.prefix(1).uppercased() + $0.dropFirst())
      }
      guard known.insert((place + [symbol]).joined(separator: ".")).inserted else { continue }
      let line = "static let \(symbol) = \(type)(name: \"\(name)\", bundle: .main)"
      spaces[place.joined(separator: "."), default: []].append(line)
    }
    return spaces.sorted { $0.key < $1.key }.map { space, lines in
      let names = space.split(separator: ".")
      let opened = names.map { "enum \($0) { " }.joined()
      let closed = String(repeating: " }", count: names.count)
      return "\nextension \(type) { \(opened)\n" + lines.map { "  \($0)\n" }.joined()
        + "}\(closed)\n"
    }.joined()
  }

  private static func shortcuts(
    _ symbols: [String: String], _ head: String, _ type: String, _ call: String
  ) -> String {
    let names = Set(symbols.values).sorted()
    guard !names.isEmpty else { return "" }
    return "\n\(head) {\n"
      + names.map { "  static var \($0): \(type) { \(call).\($0)) }\n" }.joined() + "}\n"
  }
}
