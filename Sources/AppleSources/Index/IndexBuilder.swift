import SwiftSyntax

/// Collects the types and members that a file declares.
final class IndexBuilder: SyntaxVisitor {
  private(set) var entries: [TypeEntry] = []
  private var open: [TypeEntry] = []
  private let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private func push(
    _ name: String, _ kind: TypeEntry.Kind, _ clause: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) {
    open.append(
      TypeEntry(
        name: name, kind: kind, inherited: clause?.inheritedTypes.map(\.type.lastName) ?? [],
        access: modifiers.access, path: kind == .unknown ? nil : source.path))
  }

  private func pop() {
    if let entry = open.popLast() { entries.append(entry) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, .class, node.inheritanceClause, node.modifiers)
    open[open.count - 1].isOnMainActor = node.attributes.names.contains("MainActor")
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { pop() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, .other, node.inheritanceClause, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { pop() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, .other, node.inheritanceClause, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, .other, node.inheritanceClause, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.lastName, .unknown, node.inheritanceClause, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, .protocol, node.inheritanceClause, node.modifiers)
    let prefix = (node.attributes.kept + [node.modifiers.access]).filter { !$0.isEmpty }
    for item in node.memberBlock.members {
      for member in members(of: item.decl) where item.decl.isOptionalRequirement {
        open[open.count - 1].optional.append(
          OptionalRequirement(
            owner: node.name.plainName, member: member, prefix: prefix.joined(separator: " ")))
      }
    }
    let kinds = open[open.count - 1].optional.map(\.member.kind)
    for number in kinds.indices where kinds.count(where: { $0 == kinds[number] }) > 1 {
      open[open.count - 1].optional[number].isOverloaded = true
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(DeclSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(DeclSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in PlatformConditions.activeClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  private func add(_ decl: DeclSyntax) {
    guard !open.isEmpty else { return }
    for var member in members(of: decl) {
      member.isInExtension = open[open.count - 1].kind == .unknown
      open[open.count - 1].members.append(member)
    }
  }

  private func members(of decl: DeclSyntax) -> [Member] {
    if let function = decl.as(FunctionDeclSyntax.self) {
      var member = Member(
        kind: .method(function.fullName), path: source.path, offset: decl.span.lowerBound)
      member.parameters = function.signature.parameterClause.parameters.map {
        Parameter(
          label: $0.firstName.text,
          type: $0.type.plain + ($0.ellipsis == nil ? "" : "..."))
      }
      member.type = function.signature.returnClause?.type.plain
      member.effects = function.signature.effectSpecifiers?.plain ?? ""
      describe(&member, function.modifiers, function.attributes)
      return [member]
    }
    guard let variable = decl.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = Member(
        kind: .property(name.identifier.plainName), path: source.path,
        offset: decl.span.lowerBound)
      member.type = binding.typeAnnotation?.type.plain ?? binding.initializer?.value.createdType
      describe(&member, variable.modifiers, variable.attributes)
      return member
    }
  }

  private func describe(
    _ member: inout Member, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) {
    let names = modifiers.map(\.name.text)
    member.isStatic = names.contains("static") || names.contains("class")
    member.isOverride = names.contains("override")
    member.isObjC = attributes.names.contains("objc")
    member.access = modifiers.access
  }
}
