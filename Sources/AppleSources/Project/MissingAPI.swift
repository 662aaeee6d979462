/// The names that a build did not find, with the number of their uses and files.
public struct MissingAPI: Sendable {
  /// A name that is not there.
  public struct Row: Equatable, Sendable {
    /// The name, with its type if it is a member's.
    public var name: String
    /// The number of places.
    public var uses: Int
    /// The number of files with such places.
    public var files: Int
  }

  private var places: [String: Set<String>] = [:]
  /// Errors that name nothing that is missing.
  public private(set) var others: Set<String> = []

  /// Creates an empty table.
  public init() {}

  /// Reads a line of a compiler's output.
  public mutating func read(_ line: String) {
    guard let mark = line.range(of: ": error: "), line.hasPrefix("/") else { return }
    let place = String(line[..<mark.lowerBound])
    let message = String(line[mark.upperBound...])
    guard let name = Self.overridden(message, at: place) ?? Self.name(in: message) else {
      others.insert(line)
      return
    }
    places[name, default: []].insert(place)
  }

  /// Returns the name of a member that overrides nothing, which stands in the source and not in the message.
  private static func overridden(_ message: String, at place: String) -> String? {
    guard message.contains("does not override any") else { return nil }
    let parts = place.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[1]),
      let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
    else { return "a method or property that is overridden" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = (lines.indices.contains(line - 1) ? lines[line - 1] : "")
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.firstIndex { $0 == "func" || $0 == "var" || $0 == "let" }
      .flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    return name.map { "override of \($0)" } ?? "a method or property that is overridden"
  }

  static func name(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func part(_ index: Int) -> String { quoted.indices.contains(index) ? quoted[index] : "" }
    if message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '") {
      return part(1)
    }
    if message.hasPrefix("no such module '") { return "module \(part(1))" }
    if message.contains("' has no member '") { return "\(part(1)).\(part(3))" }
    if message.hasPrefix("type '"), message.contains("has no member") {
      return "\(part(1)).\(part(3))"
    }
    if message.hasPrefix("unknown attribute '") { return "@\(part(1))" }
    return nil
  }

  /// The names, those with the most uses first.
  public var rows: [Row] {
    places.map { name, places in
      let files = Set(places.map { $0.split(separator: ":").first.map(String.init) ?? $0 })
      return Row(name: name, uses: places.count, files: files.count)
    }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
  }

  /// The table as text; empty if nothing is missing.
  public var text: String {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row in
      let uses = String(row.uses)
      let files = String(row.files)
      return String(repeating: " ", count: max(0, 6 - uses.count)) + uses
        + String(repeating: " ", count: max(0, 7 - files.count)) + files + "  \(row.name)"
    }
    return (["  uses  files  missing"] + lines).joined(separator: "\n") + "\n"
  }
}
