import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("Publishers of a session's data")
struct DataTaskPublisherTests {
  /// Answers each request with its path, without a network.
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.path != "/fails" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private func load(_ path: String) async throws -> String {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://example.invalid" + path))
    nonisolated(unsafe) var kept: AnyCancellable?
    let text: String = try await withCheckedThrowingContinuation { continuation in
      kept = session.dataTaskPublisher(for: url)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .sink(
          receiveCompletion: {
            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
          },
          receiveValue: { continuation.resume(returning: $0) })
    }
    kept?.cancel()
    return text
  }

  @Test("A subscriber receives the data and the completion, or the error")
  func data() async throws {
    #expect(try await load("/weather") == "/weather")
    await #expect(throws: URLError.self) { try await load("/fails") }
  }
}
