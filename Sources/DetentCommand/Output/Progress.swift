import Foundation

/// The progress of long work on standard error: a bar on a terminal, otherwise a line every few
/// seconds.
@MainActor
final class Progress {
  /// The kind of standard error.
  enum Style {
    case bar, lines, none
  }

  private let style: Style
  private let now: () -> Double
  private var shown = ""
  private var lastLine: Double

  /// The time between two lines, in seconds; tunable.
  private static let interval = 5.0
  /// The length of the bar, in characters; tunable.
  private static let length = 24

  /// Creates progress of which nothing is shown yet.
  ///
  /// - Parameter now: the time in seconds.
  init(_ style: Style, now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.style = style
    self.now = now
    lastLine = now()
  }

  /// Creates the progress that suits standard error.
  convenience init(isQuiet: Bool) {
    let terminal = ProcessInfo.processInfo.environment["TERM"]
    self.init(Self.style(isQuiet, isTerminal: isatty(STDERR_FILENO) == 1, terminal: terminal))
  }

  /// Returns the style for standard error. A terminal without a name, or that is called dumb, has no
  /// place for a bar that grows.
  static func style(_ isQuiet: Bool, isTerminal: Bool, terminal: String?) -> Style {
    guard !isQuiet else { return .none }
    let canMove = isTerminal && !(terminal ?? "").isEmpty && terminal != "dumb"
    return canMove ? .bar : .lines
  }

  /// Shows a text in place of the one before.
  ///
  /// - Parameter part: the part of the work that is done, from 0 to 1.
  func show(_ text: @autoclosure () -> String, part: Double) {
    switch style {
    case .none: break
    case .bar:
      let line = "\(Self.bar(part)) \(text())"
      guard line != shown else { return }
      shown = line
      Terminal.error("\r\u{1B}[K\(line)")
    case .lines:
      let time = now()
      guard time - lastLine >= Self.interval else { return }
      lastLine = time
      Terminal.error("\(text())\n")
    }
  }

  /// Removes the bar.
  func clear() {
    guard style == .bar, !shown.isEmpty else { return }
    shown = ""
    Terminal.error("\r\u{1B}[K")
  }

  private static func bar(_ part: Double) -> String {
    let done = Int((min(max(part, 0), 1) * Double(length)).rounded(.down))
    return "[" + String(repeating: "#", count: done)
      + String(repeating: "-", count: length - done) + "]"
  }
}
