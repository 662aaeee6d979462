/// An answer to a request.
struct Response: Sendable {
  /// The code of a status with its words.
  struct Status: Equatable, Sendable {
    var code: Int
    var words: String

    init(_ code: Int, _ words: String) {
      self.code = code
      self.words = words
    }
  }

  var status: Status
  var fields: [(name: String, value: String)] = []
  var body: [UInt8] = []

  /// An answer without a body that refuses a request.
  init(_ refusal: RequestRefusal) {
    status = refusal.status
    if refusal == .otherMethod { fields = [("Allow", "GET")] }
  }

  /// An answer that leads to another path. documented: RFC 9110, 15.4.9
  init(movedTo path: String) {
    status = Status(308, "Permanent Redirect")
    fields = [("Location", path)]
  }

  /// An answer with a file of the page or of the library.
  init(_ answer: Routes.Answer) {
    status = Status(200, "OK")
    fields = [
      ("Content-Type", answer.type),
      ("Cache-Control", answer.isLasting ? "max-age=3600" : "no-cache"),
      ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Content-Security-Policy", Self.policy),
    ]
    body = [UInt8](answer.data)
  }

  /// The page requests nothing from other origins.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    + "img-src 'self' blob: data:; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
    + "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

  /// Returns the bytes of the head. The body follows them.
  func head(keepsAlive: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.code) \(status.words)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    text += "Content-Length: \(body.count)\r\n"
    text += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }
}
