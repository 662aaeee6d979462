/// The resources of an adopted module, which SwiftPM puts into a folder beside the program.
public enum AdoptedResources {
  /// Returns the bundle with the resources of a module, or the program's own if there is none.
  ///
  /// - Parameter name: the names of the package and the module, with an underscore between them.
  public static func bundle(named name: String) -> Bundle {
    path(named: name).flatMap { Bundle(path: $0) } ?? Bundle.main
  }

  /// The properties of the app: those of its `Info.plist` and of its build settings. The bundles of SwiftPM have no
  /// property list of their own.
  nonisolated(unsafe) public static let properties: [String: Any] = {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let program = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    // Of several apps in one build folder it is the one that runs.
    let own = bundles.filter { $0.hasSuffix("_\(program).resources") }
    for name in own + bundles {
      guard
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)/AdoptedInfo.plist"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return list as? [String: Any] ?? [:]
    }
    return [:]
  }()

  /// Returns the folder of the resources of the module that declares a class, or the program's folder.
  ///
  /// - Parameters:
  ///   - type: a class of the package.
  ///   - package: the name of the package.
  public static func path(for type: AnyClass, of package: String) -> String {
    let module = String(reflecting: type).split(separator: ".").first ?? ""
    return path(named: "\(package)_\(module)") ?? Bundle.main.bundlePath
  }

  private static func path(named name: String) -> String? {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let path = "\(folder)/\(name).resources"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the localised text of a key in the user's language; `value`, or the key, if there is none.
  public static func text(
    _ key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    let found = StringTables.text(
      key, table: table, in: bundle.resourcePath ?? bundle.bundlePath)
    return found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns a format with its arguments; numbers choose among the forms of a text that has some.
  public static func formatted(
    _ format: String, _ arguments: [any CVarArg], locale: Locale? = nil
  ) -> String {
    StringTables.formatted(format, arguments, locale: locale)
  }

  /// Returns what `String(format:_:)` does, for a format that may be localised.
  public static func string(format: String, _ arguments: any CVarArg...) -> String {
    formatted(format, arguments)
  }

  /// Returns what `String(format:arguments:)` does, for a format that may be localised.
  public static func string(format: String, arguments: [any CVarArg]) -> String {
    formatted(format, arguments)
  }

  /// Returns what `String(format:locale:_:)` does, for a format that may be localised.
  public static func string(
    format: String, locale: Locale?, _ arguments: any CVarArg...
  ) -> String {
    formatted(format, arguments, locale: locale)
  }

  /// Returns what `String(format:locale:arguments:)` does, for a format that may be localised.
  public static func string(
    format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    formatted(format, arguments, locale: locale)
  }
}
