import DetentTesting
import Foundation
import FoundationNetworking
import Testing

/// The network of an app: `URLSession` receives the answers that a test gives, on the device's clock.
@MainActor
// One after the other: requests of one URL that are made at the same moment are told apart by their
// order only, and the threads of URLSession do not keep it on a busy machine.
@Suite("The network of an app", .serialized)
struct NetworkTests {
  private final class Screen: UIViewController {
    /// Made with the first request: a session has the protocols that are registered when it is made, and
    /// the first app registers that of the network.
    private lazy var session = makeSession()
    private let makeSession: () -> URLSession
    var log: [String] = []
    var times: [Double] = []

    init(_ makeSession: @escaping () -> URLSession) {
      self.makeSession = makeSession
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func load(_ text: String, method: String = "GET") {
      guard let url = URL(string: text) else { return }
      var request = URLRequest(url: url)
      request.httpMethod = method
      Task { [request] in
        do {
          let (data, response) = try await session.data(for: request)
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          note("\(status) \(String(decoding: data, as: UTF8.self))")
        } catch {
          note("\((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }

    func loadOnOlderPath(_ text: String) {
      guard let url = URL(string: text) else { return }
      session.dataTask(with: url) { data, _, _ in
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.note(text) } }
      }.resume()
    }

    private func note(_ text: String) {
      log.append(text)
      times.append(CACurrentMediaTime())
    }
  }

  private func open(
    _ session: @autoclosure @escaping () -> URLSession = .shared
  ) -> (app: TestApp, screen: Screen) {
    let screen = Screen(session)
    return (TestApp { screen }, screen)
  }

  nonisolated private static let url = "https://api.example.com/ferries"

  @Test("An answer arrives on the device's clock", arguments: 0..<5)
  func answer(run: Int) async {
    let (app, screen) = open()
    app.network.answer(Self.url, with: .json("[1]", status: 201), after: 0.5)
    app.device.perform { screen.load(Self.url + "?from=Oslo") }
    await app.expect(screen.log == ["201 [1]"], within: 1)
    #expect(app.time > 0.5 && app.time < 0.6)
    #expect(app.network.requests.map(\.url?.query) == ["from=Oslo"])
  }

  @Test("A completion handler receives it, in a session with a configuration of its own")
  func handler() async {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AppNetwork.protocolClass]
    let (app, screen) = open(URLSession(configuration: configuration))
    app.network.answer(Self.url, with: .response(Data("ferries".utf8)), after: 0.2)
    app.device.perform { screen.loadOnOlderPath(Self.url) }
    await app.expect(screen.log == ["ferries"], within: 0.3)
  }

  @Test("Answers are chosen by URL and method, the last given counts, and errors are thrown")
  func chooses() async {
    let (app, screen) = open()
    app.network.answer(Self.url, with: .response(Data("old".utf8)))
    app.network.answer(Self.url, method: "POST", with: .response(Data("post".utf8)), after: 0.1)
    app.network.answer(Self.url + "/1", with: .failure(.timedOut), after: 0.2)
    app.device.perform {
      screen.load(Self.url)
      screen.load(Self.url, method: "POST")
      screen.load(Self.url + "/1")
    }
    await app.expect(screen.log.count == 3, within: 0.5)
    #expect(screen.log == ["200 old", "200 post", "\(URLError.Code.timedOut.rawValue)"])
    app.network.answer(Self.url, with: .response(Data("new".utf8)))
    app.device.perform { screen.load(Self.url) }
    await app.expect(screen.log.last == "200 new", within: 0.2)
  }

  @Test("A request without an answer fails, and names itself")
  func missing() async {
    let (app, screen) = open()
    app.network.answer(Self.url, with: .response())
    await withKnownIssue {
      app.device.perform { screen.load(Self.url + "/2") }
      await app.expect(screen.log.count == 1, within: 0.2)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no answer for GET \(Self.url)/2") }
    }
    #expect(screen.log == ["\(URLError.Code.cannotConnectToHost.rawValue)"])
  }

  @Test("A request belongs to the app that makes it")
  func belongs() async {
    let (first, screen) = open()
    let (second, other) = open()
    first.network.answer(Self.url, with: .response(Data("first".utf8)))
    second.network.answer(Self.url, with: .response(Data("second".utf8)))
    first.device.perform { screen.load(Self.url) }
    await first.expect(screen.log.count == 1)
    second.device.perform { other.load(Self.url) }
    await second.expect(other.log.count == 1)
    #expect(screen.log == ["200 first"] && other.log == ["200 second"])
    #expect(first.network.requests.count == 1 && second.network.requests.count == 1)
  }
}
