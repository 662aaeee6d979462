/// A preview as the gallery lists it, before it is made.
package struct PreviewEntry: Sendable {
  /// The name that was given to it; nil without one.
  package let name: String?
  /// What it is called without a name.
  package let fallbackName: String
  /// Where it stands: module and file, or module and type.
  package let place: String
  /// The file's path; nil where it is not known.
  package let filePath: String?
  /// The line and the column, from 1; the number of the part for a provider's.
  package let position: [Int]
  /// Makes what is shown.
  package let make: @MainActor @Sendable () throws -> Preview

  package init(
    name: String?, fallbackName: String, place: String, filePath: String?, position: [Int],
    make: @escaping @MainActor @Sendable () throws -> Preview
  ) {
    self.name = name
    self.fallbackName = fallbackName
    self.place = place
    self.filePath = filePath
    self.position = position
    self.make = make
  }

  /// All previews of the program, by place and position.
  package static var all: [PreviewEntry] {
    ConformanceRecords.types(conformingTo: (any PreviewCollector).self)
      .compactMap { $0 as? any PreviewCollector.Type }
      .flatMap { $0.previews }
      .sorted { a, b in
        a.place == b.place ? a.position.lexicographicallyPrecedes(b.position) : a.place < b.place
      }
  }
}

/// Finds previews of one kind; the collectors themselves are found by their conformances, so that
/// UIKit need not know SwiftUI's.
// A release build drops what nothing uses.
@_alwaysEmitConformanceMetadata
package protocol PreviewCollector {
  /// The previews of the program, in no particular order.
  static var previews: [PreviewEntry] { get }
}

/// Collects what `#Preview` declares.
enum MacroPreviews: PreviewCollector {
  static var previews: [PreviewEntry] {
    ConformanceRecords.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .map { registry in
        PreviewEntry(
          name: registry._name, fallbackName: file(of: registry.fileID), place: registry.fileID,
          filePath: registry._filePath, position: [registry.line, registry.column]
        ) { try registry.makePreview() }
      }
  }

  /// The file's name without its kind.
  private static func file(of fileID: String) -> String {
    let name = fileID.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
