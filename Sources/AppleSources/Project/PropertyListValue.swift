/// A value of a property list that can be written again.
enum PropertyListValue: Equatable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyListValue])
  case table([String: PropertyListValue])

  init?(_ value: Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Bool: self = .flag(value)
    case let value as Int: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as [Any]: self = .list(value.compactMap { PropertyListValue($0) })
    case let value as [String: Any]:
      self = .table(value.compactMapValues { PropertyListValue($0) })
    default: return nil
    }
  }

  /// The texts of a list.
  var texts: [String] {
    guard case .list(let list) = self else { return [] }
    return list.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Indicates whether it is an empty text.
  var isEmpty: Bool { self == .text("") }

  func mapTexts(_ change: (String) -> String) -> PropertyListValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mapTexts(change) })
    case .table(let table): .table(table.mapValues { $0.mapTexts(change) })
    case .number, .flag: self
    }
  }

  /// The object that Foundation writes; a whole number is an integer.
  var object: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .list(let list): list.map(\.object)
    case .table(let table): table.mapValues(\.object)
    }
  }
}
