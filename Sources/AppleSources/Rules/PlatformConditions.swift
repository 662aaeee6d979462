import SwiftSyntax

/// The conditions of compilation as they hold on an iOS device.
enum PlatformConditions {
  /// The values of conditions that the compiler here would find to be different.
  static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.plain
    else { return nil }
    switch (name, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): return true
    case ("canImport", "os"), ("canImport", "OSLog"): return true
    case ("canImport", "ObjectiveC"), ("canImport", "Darwin"): return true
    case ("os", "Linux"): return nil
    case ("os", _), ("targetEnvironment", _): return false
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"): return false
    case ("canImport", "UIKit"), ("canImport", "SwiftUI"), ("canImport", "Foundation"): return true
    default: return nil
    }
  }

  /// Returns the value of a condition, or nil where it is not known.
  static func evaluate(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return evaluate(prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return evaluate(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(sequence) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return combine(
        evaluate(infix.leftOperand), infix.operator.plain, evaluate(infix.rightOperand))
    }
    return nil
  }

  // `&&` binds more tightly than `||`.
  private static func evaluate(_ sequence: SequenceExprSyntax) -> Bool? {
    let elements = Array(sequence.elements)
    var alternatives: [Bool?] = []
    var index = 0
    while index < elements.count {
      let value = evaluate(elements[index])
      if index > 0, elements[index - 1].plain == "&&", let last = alternatives.popLast() {
        alternatives.append(combine(last, "&&", value))
      } else {
        alternatives.append(value)
      }
      index += 2
    }
    return alternatives.dropFirst().reduce(alternatives.first ?? nil) { combine($0, "||", $1) }
  }

  private static func combine(_ left: Bool?, _ sign: String, _ right: Bool?) -> Bool? {
    switch sign {
    case "&&": left == false || right == false ? false : left == true && right == true ? true : nil
    case "||": left == true || right == true ? true : left == false && right == false ? false : nil
    default: nil
    }
  }

  /// Returns the clauses that can be compiled: one, or several where the conditions are not known.
  static func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      guard let condition = clause.condition else { return active + [clause] }
      switch evaluate(condition) {
      case true?: return active + [clause]
      case false?: continue
      case nil: active.append(clause)
      }
    }
    return active
  }
}
