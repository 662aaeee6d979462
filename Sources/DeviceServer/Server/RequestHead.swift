/// The head of a request: its first line and its header fields. documented: RFC 9112, 2 to 6
struct RequestHead: Equatable, Sendable {
  var method: String
  /// The target, with what follows a question mark.
  var target: String
  /// Indicates whether the client may send another request over the connection.
  var keepsAlive: Bool
  /// The fields by their names in lower case. Several fields of one name are one, with commas.
  private var fields: [String: String] = [:]

  /// The value of a field whose name is in lower case.
  subscript(name: String) -> String? { fields[name] }

  /// The path of the target.
  var path: String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    return path.removingPercentEncoding ?? String(path)
  }

  /// Indicates whether a field lists a word, in upper or lower case.
  func lists(_ word: String, in name: String) -> Bool {
    (self[name] ?? "").split(separator: ",").contains {
      $0.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }.lowercased() == word
    }
  }

  /// Fields that a request has once: with two of them, two programs could read two requests.
  private static let single: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding", "upgrade", "sec-websocket-key",
    "sec-websocket-version",
  ]

  /// Reads a head without the empty line at its end.
  ///
  /// - Throws: the status of the answer, if the server does not accept the request.
  init(_ bytes: ArraySlice<UInt8>, limits: ServerLimits) throws(RequestRefusal) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { throw .malformed }
    (method, target, keepsAlive) = try Self.request(Self.text(first), limits)
    guard lines.count <= limits.fields + 1 else { throw .headTooLong }
    for line in lines where line.count > 1 || line.first != 13 {
      if line.isEmpty { continue }
      try add(Self.text(line))
    }
    if let length = self["content-length"], length != "0" { throw .hasBody }
    guard self["transfer-encoding"] == nil else { throw .hasBody }
    if lists("close", in: "connection") { keepsAlive = false }
  }

  private mutating func add(_ line: String) throws(RequestRefusal) {
    guard let colon = line.firstIndex(of: ":") else { throw .malformed }
    let name = line[..<colon].lowercased()
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { throw .malformed }
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let value = line[line.index(after: colon)...].drop(while: blank)
    let end = value.lastIndex { !blank($0) }.map { value.index(after: $0) } ?? value.startIndex
    let trimmed = String(value[..<end])
    guard let known = fields[name] else { return fields[name] = trimmed }
    guard !Self.single.contains(name) else { throw .malformed }
    fields[name] = known + ", " + trimmed
  }

  private static func request(
    _ line: String, _ limits: ServerLimits
  ) throws(RequestRefusal) -> (String, String, Bool) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy(isTokenByte) else {
      throw .malformed
    }
    guard words[1].utf8.count <= limits.target else { throw .targetTooLong }
    guard words[1].hasPrefix("/") else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .otherVersion }
    return (words[0], words[1], words[2] == "HTTP/1.1")
  }

  /// Returns a line as text. It must end with a carriage return and have no other control character
  /// than tabulators: readers disagree about those.
  private static func text(_ line: ArraySlice<UInt8>) throws(RequestRefusal) -> String {
    guard line.last == 13 else { throw .malformed }
    let bytes = line.dropLast()
    guard bytes.allSatisfy({ $0 >= 32 && $0 != 127 || $0 == 9 }) else { throw .malformed }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// The reasons for which a request is refused.
enum RequestRefusal: Error, Equatable {
  case malformed, targetTooLong, headTooLong, hasBody, otherVersion
  case forbidden, notFound, otherMethod, noHandshake

  /// The status of the answer. documented: RFC 9110, 15; RFC 6585, 5
  var status: Response.Status {
    switch self {
    case .malformed, .noHandshake: Response.Status(400, "Bad Request")
    case .targetTooLong: Response.Status(414, "URI Too Long")
    case .headTooLong: Response.Status(431, "Request Header Fields Too Large")
    case .hasBody: Response.Status(413, "Content Too Large")
    case .otherVersion: Response.Status(505, "HTTP Version Not Supported")
    case .forbidden: Response.Status(403, "Forbidden")
    case .notFound: Response.Status(404, "Not Found")
    case .otherMethod: Response.Status(405, "Method Not Allowed")
    }
  }
}
