import Foundation

/// The localised texts of an app: the files `.strings` and `.stringsdict` of its modules' resources, in the user's
/// language.
package enum StringTables {
  /// The folders of the modules' resources, which lie beside the program and end in `.resources`.
  package static let folders: [String] = {
    let place = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(place)/\($0)" }
  }()

  /// A table of a folder in the user's language.
  private final class Table: Sendable {
    let texts: [String: String]
    let forms: [String: LocalizedEntry]

    init(texts: [String: String], forms: [String: LocalizedEntry]) {
      (self.texts, self.forms) = (texts, forms)
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [String: Table] = [:]
  /// The entries whose formats have been given out, by the number in their marks.
  nonisolated(unsafe) private static var marked: [LocalizedEntry] = []
  nonisolated(unsafe) private static var marks: [String: Int] = [:]
  /// Begins the name of a variable that stands for an entry.
  private static let mark: Character = "\u{1F}"

  /// Indicates whether some module has texts. Keys of SwiftUI keep the values of their interpolations only then. Main
  /// thread only.
  nonisolated(unsafe) package static var hasTexts: Bool = folders.contains { folder in
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.contains { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
  }

  /// Returns the text of a key; nil if no folder has one.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - folder: the folder of a bundle's resources; nil for those of all modules.
  package static func entry(
    _ key: String, table: String? = nil, in folder: String? = nil
  ) -> LocalizedEntry? {
    let device = RunningDevice.onAnyThread.kind
    for folder in folder.map({ [$0] }) ?? folders {
      let table = Self.table(table ?? "Localizable", in: folder, device: device)
      if let entry = table.forms[key] { return entry }
      if let text = table.texts[key] { return LocalizedEntry(text) }
    }
    return nil
  }

  /// Returns the text of a key as a string; for an entry with variables a mark, by which
  /// ``formatted(_:_:locale:)`` finds the entry again.
  package static func text(
    _ key: String, table: String? = nil, in folder: String? = nil
  ) -> String? {
    guard let entry = entry(key, table: table, in: folder) else { return nil }
    guard entry.hasVariables else { return entry.format }
    let place = "\(folder ?? "")\n\(table ?? "")\n\(RunningDevice.onAnyThread.kind)\n\(key)"
    let number = lock.withLock {
      if let known = marks[place] { return known }
      marked.append(entry)
      marks[place] = marked.count - 1
      return marked.count - 1
    }
    return "%#@\(mark)\(number)@"
  }

  /// Returns a format with its arguments, where numbers choose the texts of its variables.
  package static func formatted(
    _ format: String, _ arguments: [any CVarArg], locale: Locale? = nil
  ) -> String {
    guard format.contains(mark) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    // The app may have added text before or after the format of an entry.
    return FormatPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): return text.replacing("%%", with: "%")
      case .specifier(_, let body): return "%" + body
      case .variable(_, let name):
        guard let entry = marked(name) else { return "" }
        let (plain, used) = entry.expanded(arguments)
        return String(format: plain, locale: locale, arguments: used.map { arguments[$0] })
      }
    }.joined()
  }

  /// Returns the entry whose format has a mark.
  private static func marked(_ name: String) -> LocalizedEntry? {
    guard name.first == mark, let number = Int(name.dropFirst()) else { return nil }
    return lock.withLock { marked.indices.contains(number) ? marked[number] : nil }
  }

  private static func table(_ name: String, in folder: String, device: String) -> Table {
    let key = "\(folder)\n\(name)\n\(device)"
    if let known = lock.withLock({ tables[key] }) { return known }
    let read = read(name, in: folder, device: device)
    lock.withLock { tables[key] = read }
    return read
  }

  private static func read(_ name: String, in folder: String, device: String) -> Table {
    let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let translated = languages.filter { $0 != "Base" }.sorted()
    let language = Bundle.preferredLocalizations(from: translated).first ?? "en"
    var texts: [String: String] = [:]
    var forms: [String: LocalizedEntry] = [:]
    for place in ["\(language).lproj/", "Base.lproj/", ""] {
      let path = "\(folder)/\(place)\(name)"
      for (key, value) in list("\(path).strings") where texts[key] == nil {
        texts[key] = value as? String
      }
      for (key, value) in list("\(path).stringsdict") where forms[key] == nil {
        forms[key] = LocalizedEntry(value, device: device, language: language)
      }
    }
    return Table(texts: texts, forms: forms)
  }

  private static func list(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }
}
