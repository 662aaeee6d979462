import Foundation

/// What is answered to requests.
struct Routes: Sendable {
  struct Answer: Sendable {
    var type: String
    var data: Data
    /// Whether the answer stays the same while the server runs.
    var isLasting = false
  }

  let resources: PageResources

  func answer(to path: String) async -> Answer? {
    resources[path].map { Answer(type: $0.type, data: $0.data) }
  }
}
