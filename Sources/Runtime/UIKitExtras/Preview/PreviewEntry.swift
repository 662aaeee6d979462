/// A preview as the gallery lists it, before it is created.
package struct PreviewEntry: Sendable {
  /// The name of the preview; nil without one.
  package let name: String?
  /// The default name.
  package let fallbackName: String
  /// The location: module and file, or module and type.
  package let place: String
  /// The path of the file; nil if it is not known.
  package let filePath: String?
  /// The line and the column, from 1; the number of the preview for a provider's.
  package let position: [Int]
  /// A closure that creates the preview.
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

  /// All previews of the program, by location and position.
  package static var all: [PreviewEntry] {
    ConformanceRecords.types(conformingTo: (any PreviewCollector).self)
      .compactMap { $0 as? any PreviewCollector.Type }
      .flatMap { $0.previews }
      .sorted { a, b in
        a.place == b.place ? a.position.lexicographicallyPrecedes(b.position) : a.place < b.place
      }
  }
}

/// The protocol of types that find previews of one kind; they are found by their conformances, so
/// that UIKit does not depend on SwiftUI's.
// A release build removes unused types.
@_alwaysEmitConformanceMetadata
package protocol PreviewCollector {
  /// The previews of the program, in no particular order.
  static var previews: [PreviewEntry] { get }
}

/// The collector of previews declared with `#Preview`.
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

  /// Returns the file name without its extension.
  private static func file(of fileID: String) -> String {
    let name = fileID.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
