import XCTest

@testable import Trails

/// Answers requests without a network.
private final class StubProtocol: URLProtocol {
  static var status = 200
  static var body = "[]"

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: Self.status, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(Self.body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

final class TrailLoaderTests: XCTestCase {
  private func load() throws -> [Trail] {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let loader = TrailLoader(session: URLSession(configuration: configuration))
    let loaded = expectation(description: "loaded")
    var result: Result<[Trail], Error>?
    loader.load(from: URL(string: "https://trails.example/all.json")!) {
      result = $0
      loaded.fulfill()
    }
    wait(for: [loaded], timeout: 10)
    return try XCTUnwrap(result).get()
  }

  func testTrailsAreDecoded() throws {
    StubProtocol.status = 200
    StubProtocol.body = """
      [{"id": 9, "name": "Moor", "region": "Rhön", "length": 4.5, "climb": 20, "difficulty": 0}]
      """
    let trails = try load()
    XCTAssertEqual(trails.map(\.name), ["Moor"])
    XCTAssertEqual(trails.first?.difficulty, .easy)
  }

  func testAStatusIsAnError() {
    StubProtocol.status = 404
    XCTAssertThrowsError(try load()) { XCTAssertEqual($0 as? TrailLoader.Failure, .status(404)) }
  }
}
