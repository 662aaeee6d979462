/// The full name of a method: its base name and argument labels.
struct MethodName: Hashable, CustomStringConvertible {
  var base: String
  /// The labels; `_` for none.
  var labels: [String]

  /// The name with labels, as `move(to:_:)`; the base name alone for a method without parameters.
  var description: String {
    labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The name that the method has in Objective-C.
  var objectiveC: String {
    guard let first = labels.first else { return base }
    let word = first.prefix { $0.isLowercase }
    let isPreposition = ["with", "for", "at", "in", "from", "to", "by", "of", "on"].contains(word)
    let joint = first == "_" ? "" : isPreposition ? "" : "With"
    let label = first == "_" ? "" : first.prefix(1).uppercased() + first.dropFirst()
    return base + joint + label
      + labels.dropFirst().map { ":" + ($0 == "_" ? "" : $0) }.joined() + ":"
  }

  /// The name as part of an identifier.
  var mangled: String {
    ([base] + labels.filter { $0 != "_" }).joined(separator: "_")
  }
}

/// A parameter of a method.
struct Parameter: Hashable {
  var label: String
  var type: String

  var isInOut: Bool { type.hasPrefix("inout ") }

  /// The type without the names of modules and enclosing types, and without spaces.
  var plainType: String {
    let words = type.replacing("any ", with: "").filter { !$0.isWhitespace }
    return words.split(separator: "<", omittingEmptySubsequences: false)
      .map { String($0).lastPart }.joined(separator: "<")
  }
}

/// A method or property of a type, where it is declared.
struct Member: Hashable {
  enum Kind: Hashable { case method(MethodName), property(String) }

  var kind: Kind
  var parameters: [Parameter] = []
  /// The type of the result or property, if it is written.
  var type: String?
  /// `async` and `throws`.
  var effects = ""
  var isStatic = false
  var isOverride = false
  var isObjC = false
  var isInExtension = false
  var path: String
  /// The offset of the declaration in its file, which identifies it.
  var offset: Int
  /// The access level, if it is written.
  var access = ""
}

/// A requirement of a protocol of Objective-C that a conforming type may lack.
struct OptionalRequirement: Hashable {
  var owner: String
  var member: Member
  /// The attributes and the access level of the protocol.
  var prefix: String
  /// Indicates whether another requirement of the protocol has the same full name.
  var isOverloaded = false

  /// The name of the protocol that stands for the requirement.
  var probe: String { "\(owner)_\(identifier)" }

  /// The requirement's name as part of an identifier, with the types of the parameters if the names
  /// of two requirements are the same.
  var identifier: String {
    switch member.kind {
    case .property(let name): return name
    case .method(let name):
      guard isOverloaded else { return name.mangled }
      let types = member.parameters.map { $0.type.filter { $0.isLetter || $0.isNumber } }
      return ([name.mangled] + types).joined(separator: "_")
    }
  }

  /// Returns a Boolean value that indicates whether a member of a class implements the requirement.
  func isImplemented(by other: Member) -> Bool {
    guard member.kind == other.kind else { return false }
    return !isOverloaded
      || member.parameters.map(\.plainType) == other.parameters.map(\.plainType)
  }
}

/// A type with what its declaration and its extensions in the module add to it.
struct TypeEntry {
  enum Kind { case `class`, `protocol`, other, unknown }

  var name: String
  var kind = Kind.unknown
  /// The names in the inheritance clauses.
  var inherited: [String] = []
  var members: [Member] = []
  var optional: [OptionalRequirement] = []
  var access = ""
  /// Indicates whether the declaration has the attribute `@MainActor`.
  var isOnMainActor = false
  /// The place of the declaration's closing brace, for members that move into the class.
  var path: String?
}

extension Member {
  /// The parameters, named by their numbers, with the effects and the result.
  var signature: String {
    let list = parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }
    return "(\(list.joined(separator: ", ")))" + (effects.isEmpty ? "" : " \(effects)")
      + (type.map { " -> \($0)" } ?? "")
  }
}

extension MethodName {
  /// Returns a call of a method whose name has a prefix, with the parameters of ``Member/signature``.
  func call(to prefix: String, _ member: Member) -> String {
    let arguments = member.parameters.enumerated().map { number, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return "\(label)\(parameter.isInOut ? "&" : "")p\(number)"
    }
    let marks =
      (member.effects.contains("throws") ? "try " : "")
      + (member.effects.contains("async") ? "await " : "")
    return "\(marks)\(prefix)\(base)(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  /// The part after the last dot.
  fileprivate var lastPart: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
