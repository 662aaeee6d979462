/// A value read from a JSON text, with its position, so that an error can name it.
struct JSONNode: Equatable {
  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Equatable {
    var key: String
    var keyPosition: TextPosition
    var value: JSONNode
  }

  var value: Value
  var position: TextPosition

  /// The name of the value's kind in an error sentence.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A position in a text; lines and columns count from one.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from one.
  public var line: Int
  /// The column in the line, in characters, from one.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line 3, column 12`.
  public var description: String { "line \(line), column \(column)" }
}
