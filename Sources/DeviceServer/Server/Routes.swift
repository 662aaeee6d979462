import Foundation

/// The answers to requests: the files of the page, those of the documentation, and those of the
/// library.
struct Routes: Sendable {
  struct Answer: Sendable {
    var type: String
    var data: Data
    /// Indicates whether the answer stays the same while the server runs.
    var isLasting = false
  }

  let resources: PageResources
  let library: SceneLibrary
  let documentation: DocumentationFiles?

  func answer(to path: String) async -> Answer? {
    if let file = resources[path] { return Answer(type: file.type, data: file.data) }
    if path.hasPrefix(DocumentationFiles.root + "/") {
      return documentation.map { $0.answer(to: path) } ?? Self.unwritten
    }
    return await library.answer(to: path)
  }

  /// The page for a server without documentation.
  private static let unwritten = Answer(
    type: "text/html; charset=utf-8",
    data: Data(
      """
      <!doctype html><meta charset="utf-8"><title>Documentation</title>
      <p>The documentation has not been written. Run <code>scripts/docs</code> in the repository, \
      and start <code>detent serve</code> there again, or name its folder with \
      <code>--docs</code>.</p>
      """.utf8))
}
