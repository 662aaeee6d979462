import Foundation

/// The command `detent` as a process of its own: its processor time and its memory at the most. It is
/// the one that was built beside this program.
@MainActor
struct CommandBenchmark {
  private static let rounds = 5
  private static let scene = "sheet-basic"

  /// What a process used.
  private struct Use {
    var seconds: Double
    var megabytes: Double
  }

  private let program = URL(fileURLWithPath: PlainFlows.program).deletingLastPathComponent()
    .appendingPathComponent("detent").path

  func run() {
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    Report.heading("The command detent (processor time and memory of its process)")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DetentBenchmarks-command-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
    measure("detent snapshot", ["snapshot", Self.scene, "-o", file("a.png")], "0.12 s, 60 MB")
    measure("detent record, WebP", ["record", Self.scene, "-o", file("a.webp")], "80 MB")
  }

  private func measure(_ name: String, _ arguments: [String], _ goal: String) {
    var uses: [Use] = []
    for _ in 0..<Self.rounds {
      guard let use = start(arguments) else { return Report.line(name, "failed") }
      uses.append(use)
    }
    let seconds = Stopwatch.median(uses.map(\.seconds))
    let megabytes = Stopwatch.median(uses.map(\.megabytes))
    Report.line(name, String(format: "%.2f s, %.0f MB", seconds, megabytes), note: "goal \(goal)")
  }

  /// Runs the command to its end; returns `nil` if it fails.
  private func start(_ arguments: [String]) -> Use? {
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    guard posix_spawn(&process, program, nil, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Use(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      megabytes: Double(usage.ru_maxrss) / 1024)
  }
}
