import Foundation

/// The answers to requests: the files of the page, and those of the library.
struct Routes: Sendable {
  struct Answer: Sendable {
    var type: String
    var data: Data
    /// Indicates whether the answer stays the same while the server runs.
    var isLasting = false
  }

  let resources: PageResources
  let library: SceneLibrary

  func answer(to path: String) async -> Answer? {
    if let file = resources[path] { return Answer(type: file.type, data: file.data) }
    return await library.answer(to: path)
  }
}
