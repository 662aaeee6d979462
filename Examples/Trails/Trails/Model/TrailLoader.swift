import Foundation

/// Loads trails that others share, as JSON.
final class TrailLoader {
  enum Failure: Error, Equatable {
    case status(Int)
  }

  private struct Answer: Decodable {
    let id: Int
    let name: String
    let region: String
    let length: Double
    let climb: Int
    let difficulty: Difficulty
  }

  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func load(from url: URL, completion: @escaping (Result<[Trail], Error>) -> Void) {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    session.dataTask(with: request) { data, response, error in
      completion(Result { try Self.trails(data, response, error) })
    }.resume()
  }

  private static func trails(
    _ data: Data?, _ response: URLResponse?, _ error: Error?
  ) throws -> [Trail] {
    if let error = error { throw error }
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      throw Failure.status(status)
    }
    return try JSONDecoder().decode([Answer].self, from: data ?? Data()).map {
      Trail(
        id: $0.id, name: $0.name, region: $0.region, length: $0.length, climb: $0.climb,
        difficulty: $0.difficulty)
    }
  }
}
