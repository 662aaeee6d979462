import Foundation
import VirtualDevice

/// What was done since a scene began, as the text of a touch script: played on a new device it
/// does the same again, frame by frame.
@MainActor
final class InputLog {
  private var lines: [String] = []
  /// The frames that passed without a line, in seconds.
  private var rest = 0.0

  /// Notes a frame without input.
  func passed(_ seconds: Double) {
    rest += seconds
  }

  /// Notes something that takes a number of seconds, or none.
  func note(_ members: KeyValuePairs<String, Value>) {
    noteTogether([members])
  }

  /// Notes what several fingers did in the same frame.
  func noteTogether(_ steps: [KeyValuePairs<String, Value>]) {
    flush()
    let texts = steps.map { members in
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
    lines.append(texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]")
  }

  /// The script so far.
  var script: String {
    flush()
    return "[\n  " + lines.joined(separator: ",\n  ") + "\n]\n"
  }

  private func flush() {
    guard rest > 1e-4 else { return }
    lines.append("{\"advance\": \(Self.text(rest))}")
    rest = 0
  }

  /// A value in a script.
  enum Value {
    case number(Double)
    case point(CGPoint)
    case text(String)
    case yes
    case settings([(key: String, value: String)])

    @MainActor fileprivate var text: String {
      switch self {
      case .number(let number): InputLog.text(number)
      case .point(let point): "[\(InputLog.text(point.x)), \(InputLog.text(point.y))]"
      case .text(let text): InputLog.quoted(text)
      case .yes: "true"
      case .settings(let settings):
        "{"
          + settings.map { "\(InputLog.quoted($0.key)): \(InputLog.quoted($0.value))" }
          .joined(separator: ", ") + "}"
      }
    }
  }

  private static func text(_ number: Double) -> String { FixedNumber.text(number, places: 4) }

  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
