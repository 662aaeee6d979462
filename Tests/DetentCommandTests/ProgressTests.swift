import Testing

@testable import DetentCommand

@MainActor
@Suite("Progress of long work", .serialized)
struct ProgressTests {
  /// Returns what the shown texts write to standard error, each a second after the one before.
  private func errors(_ style: Progress.Style, _ parts: [Double]) -> String {
    let before = Terminal.error
    defer { Terminal.error = before }
    var errors = ""
    Terminal.error = { errors += $0 }
    var time = 0.0
    let progress = Progress(style, now: { time })
    for part in parts {
      time += 1
      progress.show("work", part: part)
    }
    progress.clear()
    return errors
  }

  @Test("On a terminal a bar grows in place and is removed in the end")
  func bar() {
    let line = "\r\u{1B}[K"
    #expect(
      errors(.bar, [0, 0.5, 0.5, 2])
        == line + "[------------------------] work" + line + "[############------------] work"
        + line + "[########################] work" + line)
    #expect(errors(.bar, []) == "")
  }

  @Test("Elsewhere a line is written every five seconds, and none for short work")
  func lines() {
    #expect(errors(.lines, Array(repeating: 0.5, count: 4)) == "")
    #expect(errors(.lines, Array(repeating: 0.5, count: 12)) == "work\nwork\n")
  }

  @Test("The bar is for terminals that can move the cursor")
  func styles() {
    #expect(Progress.style(false, isTerminal: true, terminal: "xterm-256color") == .bar)
    for name in ["dumb", "", nil] {
      #expect(Progress.style(false, isTerminal: true, terminal: name) == .lines)
    }
    #expect(Progress.style(false, isTerminal: false, terminal: "xterm-256color") == .lines)
    #expect(Progress.style(true, isTerminal: true, terminal: "xterm-256color") == .none)
  }

  @Test("Quiet work writes nothing")
  func quiet() {
    #expect(errors(.none, Array(repeating: 0.5, count: 12)) == "")
  }
}
