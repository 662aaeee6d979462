import Foundation
import FoundationNetworking

/// The answer of a network that a test invents.
///
/// ```swift
/// app.network.answer("https://api.example.com/ferries", with: .json(#"[{"name": "Oslo"}]"#))
/// app.network.answer("https://api.example.com/fares", with: .failure(.notConnectedToInternet))
/// ```
public struct NetworkAnswer: Sendable {
  enum Result: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(URLError.Code)
  }

  let result: Result

  /// A response with a status, 200 by default, headers, none by default, and a body.
  public static func response(
    _ body: Data = Data(), status: Int = 200, headers: [String: String] = [:]
  ) -> NetworkAnswer {
    NetworkAnswer(result: .response(status: status, headers: headers, body: body))
  }

  /// A response whose body is a text in JSON, with a status, 200 by default.
  public static func json(_ text: String, status: Int = 200) -> NetworkAnswer {
    response(
      Data(text.utf8), status: status, headers: ["Content-Type": "application/json"])
  }

  /// An error in place of a response.
  public static func failure(_ code: URLError.Code) -> NetworkAnswer {
    NetworkAnswer(result: .failure(code))
  }
}
