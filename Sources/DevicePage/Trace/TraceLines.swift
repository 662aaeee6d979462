/// The lines of the trees of a trace. Most lines of a frame are those of the frame before, so each
/// is kept once and a tree is a list of numbers.
struct TraceLines {
  /// The trees of a frame.
  enum Tree: Hashable {
    case views, elements
  }

  private(set) var all: [String] = []
  /// The number of bytes of all lines, and of the lists of their numbers.
  private(set) var bytes = 0
  private var numbers: [String: Int] = [:]
  private var last: [Tree: [Int]] = [:]

  /// Returns the numbers of a tree's lines; `nil` if they are those of the frame before.
  mutating func tree(_ tree: Tree, _ body: (@escaping (String) -> Void) -> Void) -> [Int]? {
    var found: [String] = []
    body { found.append($0) }
    let list = found.map { number(of: $0) }
    guard last[tree] != list else { return nil }
    last[tree] = list
    bytes += list.count * MemoryLayout<Int>.size
    return list
  }

  private mutating func number(of line: String) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = all.count
    all.append(line)
    bytes += line.utf8.count
    return all.count - 1
  }
}
