import Foundation

/// Commands whose output, reader or life ends at a bad moment.
///
/// Whatever happens, a file is written completely or not at all, nothing else stays beside it, and the
/// command ends without a trap.
final class CommandFaults {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("detent-faults-\(UUID().uuidString)")
  /// The complete outputs by their commands.
  private nonisolated(unsafe) static var results: [String: Data] = [:]

  /// The commands that write a file, by the file's name.
  static let commands = [
    "a.png": "snapshot sheet -o a.png", "a.jsonl": "play sheet --trace a.jsonl",
    "a.webp": "record alert -o a.webp --quick --quiet --scale 0.2 --fps 10",
  ]
  /// The commands that write to standard output.
  static let texts = [
    "list", "list --json", "--help", "--version", "tree sheet", "snapshot sheet -o -", "symbols",
    "play sheet", "compare /dev/null /dev/null", "snapshot nothing -o -",
  ]

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func perform(_ step: String) throws -> Fault? {
    let words = step.split(separator: " ").map(String.init)
    guard words.count > 1 else { throw NotAProgram(reason: "a step has a kind and an argument") }
    let rest = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case "full": return try unwritable(rest, to: ">/dev/full")
    case "closed": return try unwritable(rest, to: ">&-")
    case "reader": return try reader(Int(words[1]) ?? 0)
    case "twice": return try twice(words[1])
    case "limit" where words.count > 2: return try limit(Int(words[1]) ?? 1, words[2])
    case "memory" where words.count > 2: return try memory(Int(words[1]) ?? 1, words[2])
    case "signal" where words.count > 3:
      return try signal(Int32(words[1]) ?? SIGTERM, after: Int(words[2]) ?? 0, words[3])
    default: throw NotAProgram(reason: "no such step")
    }
  }

  private func start(
    _ command: String, before: String = "", after: String = ""
  ) throws -> DetentProcess {
    try DetentProcess(
      command.split(separator: " ").map(String.init), in: folder, before: before, after: after)
  }

  private func unwritable(_ command: String, to output: String) throws -> Fault? {
    guard let end = try start(command, after: output).end() else { return Self.endless }
    let isSentence = end.errors.hasPrefix("detent: ") && end.errors.filter { $0 == "\n" }.count == 1
    guard [74, 65, 64].contains(end.status), isSentence else {
      return Fault(
        law: "output that cannot be written gets one sentence",
        detail: "status \(end.status), \(end.errors.prefix(200))")
    }
    return nil
  }

  /// The reader of a named pipe goes after some bytes, while a picture is to be written as well.
  private func reader(_ count: Int) throws -> Fault? {
    let pipe = folder.appendingPathComponent("pipe").path
    mkfifo(pipe, 0o600)
    defer { unlink(pipe) }
    let command = try start(
      "record alert -o - --quick --quiet --scale 0.2 --fps 10 --strip a.png", after: ">pipe")
    let file = open(pipe, O_RDONLY)
    var left = count
    var bytes = [UInt8](repeating: 0, count: 4096)
    while left > 0 {
      let read = read(file, &bytes, min(left, bytes.count))
      guard read > 0 else { break }
      left -= read
    }
    close(file)
    guard let end = command.end() else { return Self.endless }
    // A pipe without a reader ends a command, as it does others.
    guard [0, 74, -SIGPIPE].contains(end.status) else { return Self.ended(end.status) }
    return leftovers(besides: ["pipe", "a.png"])
  }

  private func twice(_ name: String) throws -> Fault? {
    guard let command = Self.commands[name] else { throw NotAProgram(reason: "no such file") }
    let expected = try result(name)
    let both = try [start(command), start(command)]
    for process in both {
      guard let end = process.end() else { return Self.endless }
      guard end.status == 0 else { return Self.ended(end.status) }
    }
    guard contents(name) == expected else { return Self.partial(name) }
    return leftovers(besides: [name])
  }

  /// No file may be longer than a number of blocks, as on a full disk.
  private func limit(_ blocks: Int, _ name: String) throws -> Fault? {
    guard let command = Self.commands[name] else { throw NotAProgram(reason: "no such file") }
    let expected = try result(name)
    try Data("old".utf8).write(to: folder.appendingPathComponent(name))
    // The signal is ignored, so that the write fails.
    let before = "trap '' XFSZ; ulimit -f \(blocks);"
    guard let end = try start(command, before: before).end() else { return Self.endless }
    guard [0, 74].contains(end.status) else { return Self.ended(end.status) }
    let found = contents(name)
    guard found == (end.status == 0 ? expected : Data("old".utf8)) else {
      return Self.partial(name)
    }
    return leftovers(besides: [name])
  }

  /// The process gets a number of megabytes of addresses. It may end as it can, at any allocation.
  private func memory(_ megabytes: Int, _ name: String) throws -> Fault? {
    guard let command = Self.commands[name] else { throw NotAProgram(reason: "no such file") }
    let expected = try result(name)
    try Data("old".utf8).write(to: folder.appendingPathComponent(name))
    let before = "ulimit -c 0; ulimit -v \(megabytes << 10);"
    guard let end = try start(command, before: before).end() else { return Self.endless }
    let found = contents(name)
    guard found == expected || end.status != 0 && found == Data("old".utf8) else {
      return Self.partial(name)
    }
    return end.status == 0 ? leftovers(besides: [name]) : nil
  }

  private func signal(_ signal: Int32, after milliseconds: Int, _ name: String) throws -> Fault? {
    guard let command = Self.commands[name] else { throw NotAProgram(reason: "no such file") }
    let expected = try result(name)
    try Data("old".utf8).write(to: folder.appendingPathComponent(name))
    let process = try start(command)
    usleep(UInt32(clamping: milliseconds * 1000))
    process.send(signal)
    guard let end = process.end() else { return Self.endless }
    guard [0, -signal, 128 + signal].contains(end.status) else { return Self.ended(end.status) }
    let found = contents(name)
    guard found == expected || end.status != 0 && found == Data("old".utf8) else {
      return Self.partial(name)
    }
    // Nothing can remove a file after SIGKILL.
    return signal == SIGKILL ? nil : leftovers(besides: [name])
  }

  /// Returns what a command writes undisturbed.
  private func result(_ name: String) throws -> Data {
    if let known = Self.results[name] { return known }
    guard let command = Self.commands[name], try start(command).end()?.status == 0,
      let data = contents(name)
    else { throw NotAProgram(reason: "the command fails undisturbed") }
    Self.results[name] = data
    return data
  }

  private func contents(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
  }

  private func leftovers(besides names: [String]) -> Fault? {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = Set(names).union(Self.commands.keys)
    guard let other = found.first(where: { !known.contains($0) }) else { return nil }
    return Fault(law: "nothing stays beside the output", detail: other)
  }

  private static let endless = Fault(law: "every command ends", detail: "not within a minute")

  private static func ended(_ status: Int32) -> Fault {
    Fault(law: "commands end without a trap", detail: "status \(status)")
  }

  private static func partial(_ name: String) -> Fault {
    Fault(law: "a file is written completely or not at all", detail: name)
  }
}
