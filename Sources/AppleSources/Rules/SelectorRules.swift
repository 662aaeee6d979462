import SwiftSyntax

/// Rule 2: `#selector`, and rule 4: `#keyPath`.
extension Translation {
  func translateMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.arguments.first else { return false }
    switch node.macroName.text {
    case "selector":
      guard let text = selector(argument) else {
        warn(node, "#selector of this expression is not understood; name a method of a type.")
        return false
      }
      needsSupport = true
      replace(node, with: text)
    case "keyPath":
      replace(node, with: "\"\(keyPath(argument.expression))\"")
    default: return false
    }
    return true
  }

  private func keyPath(_ expression: ExprSyntax) -> String {
    var names = expression.plain.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
      .split(separator: ".").map(String.init)[...]
    while names.count > 1, let first = names.first, first == "self" || first.isTypeName {
      names = names.dropFirst()
    }
    return names.joined(separator: ".")
  }

  private func selector(_ argument: LabeledExprSyntax) -> String? {
    var expression = argument.expression
    var cast = ""
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      expression = elements[0]
      cast = " as " + elements[2].plain
    }
    if let infix = expression.as(AsExprSyntax.self) {
      expression = infix.expression
      cast = " as " + infix.type.plain
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      expression = only.expression
    }
    guard let (base, reference) = parts(of: expression) else { return nil }
    switch argument.label?.text {
    case "getter": return accessor(base, reference.baseName.text, isSetter: false)
    case "setter": return accessor(base, reference.baseName.text, isSetter: true)
    default: return method(base, reference, cast)
    }
  }

  private func parts(of expression: ExprSyntax) -> (String?, DeclReferenceExprSyntax)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return (nil, reference) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    return (base.plain, access.declName)
  }

  /// The type of the enclosing declaration, by a name that is valid there.
  private var ownType: String? {
    guard let scope = scopes.last else { return nil }
    return scope.isProtocol ? "Self" : scope.reference
  }

  private func method(_ base: String?, _ reference: DeclReferenceExprSyntax, _ cast: String)
    -> String?
  {
    let written = reference.plain
    let isOwn = base == nil || base == "self" || base == "Self"
    guard let receiver = isOwn ? ownType : base else { return nil }
    let typeName = isOwn ? scopes.last?.name : receiver.lastComponent
    let name = selectorName(of: reference, in: typeName)
    if !isOwn, !receiver.lastComponent.isTypeName, name != "endEditing(_:)" {
      // The expression is not evaluated, so that its optional parts can be taken for values.
      let instance = receiver.replacing("?", with: "!")
      return "Selector(\"\(name)\", of: \(instance), { $0.\(written)\(cast) })"
    }
    if let typeName, isProtocol(typeName) {
      if let condition = implementation(of: reference, in: typeName) {
        return "Selector(\"\(name)\", accepts: { \(condition) }, calling: { _, _, _ in nil })"
      }
      let probes = probes(of: reference, in: typeName).map { "$0 is any \($0)" }
      return "Selector(\"\(name)\", accepts: { \(probes.joined(separator: " || ")) }, "
        + "calling: { _, _, _ in nil })"
    }
    if !cast.isEmpty, !cast.contains("(\(receiver))"), !cast.contains("(Self)") {
      return "Selector(\"\(name)\", of: \(isOwn ? "self" : receiver), { $0.\(written)\(cast) })"
    }
    // What a recogniser sends is no Boolean value; Objective-C takes every object for true.
    if name == "endEditing(_:)" {
      return "Selector(\"\(name)\", accepts: { $0 is UIView }, "
        + "calling: { view, _, _ in (view as? UIView)?.endEditing(true) })"
    }
    return "Selector(\"\(name)\", \(receiver).\(written)\(cast))"
  }

  /// Gives a selector that is written as a text its method, if a method of the type has the name.
  func translateNamedSelector(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee == "Selector" || callee == "NSSelectorFromString",
      node.arguments.count == 1, var argument = node.arguments.first?.expression
    else { return }
    if let tuple = argument.as(TupleExprSyntax.self), let only = tuple.elements.first {
      argument = only.expression
    }
    guard let literal = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return
    }
    if translateSharedApplicationSelector(node, literal) { return }
    guard let scope = scopes.last, scope.kind == .class else { return }
    let members = index.ancestry(of: scope.name).flatMap { index.types[$0]?.members ?? [] }
    for case .method(let name) in members.map(\.kind) where name.objectiveC == literal {
      let method = name.labels.isEmpty ? name.base : name.description
      replace(node, with: "Selector(\"\(name)\", \(scope.reference).\(method))")
      return
    }
  }

  /// Returns the question whether an object implements an optional requirement of UIKit, which the Runtime declares
  /// with a default; nil for another method.
  private func implementation(
    of reference: DeclReferenceExprSyntax, in type: String
  ) -> String? {
    guard index.types[type] == nil, let labels = reference.argumentNames?.arguments else {
      return nil
    }
    let name = MethodName(
      base: reference.baseName.plainName, labels: labels.map(\.name.plainName))
    guard let requirement = UIKitRequirements.method(name),
      requirement.declaration.hasSuffix("}")
    else { return nil }
    let classes = index.types.values.filter { entry in
      entry.kind == .class
        && entry.members.contains { $0.kind == .method(requirement.name) && !$0.isStatic }
    }
    let names = classes.map { "\"\($0.name)\"" }.sorted().joined(separator: ", ")
    return "$0 is any \(type) && _implements($0, [\(names)], in: #fileID)"
  }

  private func isProtocol(_ name: String) -> Bool {
    index.types[name]?.kind == .protocol || UIKitRequirements.names.contains(name)
  }

  /// Returns the protocols that stand for the optional requirements that a selector names, or that of
  /// the requirement's own.
  private func probes(of reference: DeclReferenceExprSyntax, in name: String) -> [String] {
    let base = reference.baseName.plainName
    let labels = reference.argumentNames?.arguments.map(\.name.plainName)
    let found = (index.types[name]?.optional ?? []).filter { requirement in
      switch requirement.member.kind {
      case .method(let method):
        method.base == base && (labels == nil || method.labels == labels)
      case .property(let property): property == base
      }
    }
    return found.isEmpty ? [name] : found.map(\.probe)
  }

  /// Returns the method's full name: as written, else that of the module's method.
  private func selectorName(of reference: DeclReferenceExprSyntax, in type: String?) -> String {
    let base = reference.baseName.plainName
    if let labels = reference.argumentNames {
      return MethodName(base: base, labels: labels.arguments.map(\.name.plainName)).description
    }
    let found = type.map { index.methods(named: base, in: $0) } ?? []
    if case .method(let name)? = found.first?.kind { return name.description }
    return UIKitRequirements.actions[base] ?? base
  }

  private func accessor(_ base: String?, _ property: String, isSetter: Bool) -> String? {
    let isOwn = base == nil || base == "self"
    guard let receiver = isOwn ? ownType : base, receiver.lastComponent.isTypeName else {
      return nil
    }
    guard isSetter else {
      return "Selector(\"\(property)\", { (object: \(receiver)) in { object.\(property) } })"
    }
    let name = "set\(property.prefix(1).uppercased())\(property.dropFirst())(_:)"
    return "Selector(\"\(name)\", { (object: \(receiver)) in { object.\(property) = $0 } })"
  }
}

extension String {
  /// Indicates whether the text begins as the names of types do.
  var isTypeName: Bool { first?.isUppercase == true }

  /// The part after the last dot, without generic arguments.
  var lastComponent: String {
    let name = prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }
}
