import DevicePage
import Foundation

/// A server with pages that flood it, do not read, or are killed. Whatever they do, a page that comes
/// later is greeted in time, and the server's memory has a bound.
final class ServerFaults {
  private let server: DetentProcess
  private let port: UInt16
  private var pages: [FaultPage] = []
  /// The time in which a new page is greeted, in seconds. tunable: some hundred times the usual one
  private static let patience = 20.0
  /// The largest memory of the server in megabytes. tunable: it has 300 with 24 pages
  private static let memory = 1500

  init() throws {
    server = try DetentProcess(
      ["serve", "--port", "0"], in: FileManager.default.temporaryDirectory)
    guard let line = server.line(within: 60),
      let found = line.firstMatch(of: /127\.0\.0\.1:(\d+)/), let port = UInt16(found.1)
    else { throw NotAProgram(reason: "the server does not start") }
    self.port = port
  }

  func perform(_ step: String, _ chance: inout Chance) throws -> Fault? {
    let words = step.split(separator: " ").map(String.init)
    guard let kind = words.first else { throw NotAProgram(reason: "a step is expected") }
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    let page = pages.isEmpty ? nil : pages[number % pages.count]
    let count = words.count > 2 ? Int(words[2]) ?? 1 : 1
    switch kind {
    case "page": open(words.count > 1 ? words[1] : "sheet")
    case "kill":
      guard let page else { break }
      page.reset()
      pages.removeAll { $0 === page }
    case "ask": for _ in 0..<count { page?.send(#"{"t":"script"}"#) }
    case "scenes":
      for index in 0..<count {
        page?.send(#"{"t":"scene","scene":"\#(index % 2 == 0 ? "sheet" : "context-split")"}"#)
      }
    case "touches":
      for index in 0..<count {
        let (x, y) = (chance.whole(0...400), chance.whole(0...850))
        // Times that run back, leap and stand still, and touches without one.
        let times = ["", ",0", ",1e10", ",\(chance.whole(0...9_000))", ",\(index * 8)"]
        let time = times[chance.whole(0...times.count - 1)]
        page?.send(
          #"{"t":"touches","touches":[[0,\#(chance.whole(0...2)),\#(x),\#(y)\#(time)]]}"#)
      }
    case "text": page?.send(words.dropFirst(2).joined(separator: " "))
    case "noise":
      page?.send(raw: Data((0..<count).map { _ in UInt8(chance.whole(0...255)) }))
    case "part": page?.send(raw: FaultPage.frame(#"{"t":"step"}"#).prefix(count))
    case "requests": request(count, &chance)
    case "read": page?.receive(within: 0.05)
    default: throw NotAProgram(reason: "no such step")
    }
    return check()
  }

  /// Ends the server, which takes a moment whatever its pages do.
  func end() -> Fault? {
    if let fault = greet() { return fault }
    server.send(SIGTERM)
    guard let end = server.end(within: 10) else {
      return Fault(law: "the server ends when it is told to", detail: "not within 10 s")
    }
    guard end.status == 0 else {
      return Fault(law: "the server ends with status 0", detail: "\(end.status) \(end.errors)")
    }
    return nil
  }

  private func open(_ scene: String) {
    guard let page = FaultPage(port: port) else { return }
    page.send(#"{"t":"hello","version":\#(protocolVersion),"scene":"\#(scene)"}"#)
    pages.append(page)
  }

  /// Sends requests, some of them damaged, and leaves without reading.
  private func request(_ count: Int, _ chance: inout Chance) {
    let paths = [
      "/", "/catalog.json", "/source/sheet", "/thumbnail/sheet.light.png", "/../x", "/a%00",
    ]
    for _ in 0..<count {
      let text =
        "GET \(chance.one(of: paths)) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let pieces = Damage.damaged(text.map(String.init), &chance)
      let client = FaultPage(port: port, isPage: false)
      client?.send(raw: Data(pieces.joined().utf8))
      if chance.isOneIn(2) { client?.reset() }
    }
  }

  private func check() -> Fault? {
    guard server.isRunning else {
      return Fault(law: "the server runs on", detail: "\(server.end()?.errors ?? "")")
    }
    let path = "/proc/\(server.id)/status"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let resident = text.firstMatch(of: /VmRSS:\s*(\d+) kB/).flatMap { Int($0.1) } ?? 0
    guard resident / 1024 < Self.memory else {
      return Fault(law: "the server's memory has a bound", detail: "\(resident / 1024) MB")
    }
    return nil
  }

  /// Opens one more page, in place of others if there are many.
  private func greet() -> Fault? {
    if pages.count > 20 { pages.removeLast(pages.count - 20) }
    let start = Date()
    guard let page = FaultPage(port: port) else {
      return Fault(law: "a page is served whatever others do", detail: "no connection")
    }
    page.send(#"{"t":"hello","version":\#(protocolVersion),"scene":"alert"}"#)
    guard page.wait(for: #""t":"welcome""#, within: Self.patience) else {
      return Fault(
        law: "a page is served whatever others do",
        detail: "no welcome in \(-start.timeIntervalSinceNow) s")
    }
    return check()
  }
}
