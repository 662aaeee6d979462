import Foundation

/// Prints one line for each result, so that runs can be compared by eye and by `diff`.
enum Report {
  static func heading(_ text: String) {
    print("\n\(text)")
  }

  static func line(_ name: String, _ value: String, note: String = "") {
    let padded = name.padding(toLength: 46, withPad: " ", startingAt: 0)
    print("  \(padded) \(value)\(note.isEmpty ? "" : "   \(note)")")
  }

  static func nanoseconds(_ cost: Cost) -> String {
    String(format: "%.1f ns, %.2f allocations", cost.nanoseconds, cost.allocations)
  }

  static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.3f ms", seconds * 1e3)
  }
}
