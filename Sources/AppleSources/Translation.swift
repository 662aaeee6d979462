import SwiftSyntax

/// The translation of one file: the rules of the folder Rules, applied to its tree.
final class Translation: SyntaxVisitor {
  /// A type or extension around the current node.
  struct Scope {
    var name: String
    /// The name that is valid inside.
    var reference: String
    var kind: TypeEntry.Kind
    var isProtocol: Bool { kind == .protocol }
  }

  let file: SourceFile
  let index: ModuleIndex
  var edits = TextEdits()
  var diagnostics: [Diagnostic] = []
  var scopes: [Scope] = []
  /// Nodes whose edits another rule has made.
  var handled: Set<SyntaxIdentifier> = []
  /// Declarations that follow the file's own.
  var appended: [String] = []
  /// Ranges of declarations that go.
  var removed: [Range<Int>] = []
  /// Ranges of members of extensions that move into their classes.
  var memberRanges: [Range<Int>] = []
  /// Offsets of methods that stay in an extension under another name.
  var forwarded: Set<Int> = []
  /// Members that move into a class, before its closing brace, and the brace's line.
  var arriving: [(offset: Int, line: Int, type: String, members: [Member])] = []
  /// Protocols to which classes conform because of methods that NSObject has with Objective-C.
  var informal: [String: Set<String>] = [:]
  /// Modules that the result uses, besides those that the source imports.
  var modules: Set<String> = []
  /// Indicates whether the result uses the module `AppleSupport`.
  var needsSupport = false

  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  // Edits

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.span, with: text, in: file.bytes)
  }

  /// Removes a node with the spaces after it.
  func removeWithSpace(_ node: some SyntaxProtocol) {
    guard !handled.contains(node.id) else { return }
    var end = node.span.upperBound
    while end < file.bytes.count, file.bytes[end] == UInt8(ascii: " ") { end += 1 }
    edits.replace(node.span.lowerBound..<end, with: "", in: file.bytes)
  }

  /// Adds a member at the end of a type, also of one that is written on one line.
  func append(_ member: String, to block: MemberBlockSyntax) {
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia
    let isOnLine = block.members.last.map { last in
      last.decl.as(IfConfigDeclSyntax.self) == nil
        && file.line(at: last.endPositionBeforeTrailingTrivia) == file.line(at: end)
    }
    edits.insert((isOnLine == true ? "; " : "") + member, at: end.utf8Offset)
  }

  func warn(_ node: some SyntaxProtocol, _ message: String) {
    diagnostics.append(
      Diagnostic(
        path: file.path, line: file.line(at: node.positionAfterSkippingLeadingTrivia),
        message: message))
  }

  // Types

  private func push(_ name: String, _ reference: String, _ kind: TypeEntry.Kind) {
    scopes.append(Scope(name: name, reference: reference, kind: kind))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, node.name.text, .class)
    translateClass(node)
    translateLayer(node)
    translateTestCase(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { _ = scopes.popLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, node.name.text, .other)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { _ = scopes.popLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, node.name.text, .other)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { _ = scopes.popLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.plainName, node.name.text, .protocol)
    translateProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { _ = scopes.popLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    push(name, node.extendedType.plain, index.types[name]?.kind ?? .unknown)
    translateExtension(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { _ = scopes.popLast() }

  // Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translateImport(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translateAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    translateModifier(node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    translateObservable(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    translateMethod(node)
    translateTest(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = Set(PlatformConditions.activeClauses(of: node).map(\.id))
    for clause in node.clauses {
      if let condition = clause.condition { translateCondition(condition) }
      if active.contains(clause.id), let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  private func translateCondition(_ condition: some SyntaxProtocol) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let value = PlatformConditions.value(of: call) { replace(call, with: "\(value)") }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { translateCondition(child) }
  }

  // Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    translateMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if translateSharedApplication(node) { return .skipChildren }
    translateGenericObject(node)
    translateFormat(node)
    translateCall(node)
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    translateCast(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translateReference(node)
    return .visitChildren
  }
}
