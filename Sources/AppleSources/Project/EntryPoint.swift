import SwiftSyntax

/// The declaration with which an app begins.
enum EntryPoint: Equatable {
  /// A class of app delegates.
  case delegate(String)
  /// An app of SwiftUI.
  case app(String)
  /// Statements of `main.swift`.
  case statements

  /// Finds the entry point in the sources of a module; nil if there is none, or one with its own
  /// `main()`.
  init?(_ sources: [SourceFile]) {
    if sources.contains(where: { $0.path.hasSuffix("/main.swift") }) {
      self = .statements
      return
    }
    let finder = Finder(viewMode: .sourceAccurate)
    for source in sources where source.text.contains("Main") || source.text.contains("@main") {
      finder.walk(source.tree)
    }
    guard let found = finder.found else { return nil }
    self = found
  }

  /// Returns the declaration that runs the app by its command. `interface` creates the first controller of its
  /// main storyboard.
  func declaration(interface: String? = nil) -> String {
    switch self {
    case .delegate(let name):
      """
      extension \(name) {
        static func main() { AdoptedApp.run(\(name).self\(interface.map { ") { \($0) }" } ?? ")") }
      }
      """
    case .app(let name):
      """
      extension \(name) {
        static func main() { AdoptedApp.run(\(name).self) }
      }
      """
    case .statements:
      """
      @MainActor
      func UIApplicationMain(
        _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
        _ principalClassName: String?, _ delegateClassName: String?
      ) -> Int32 { AdoptedApp.run(named: delegateClassName) }
      """
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: EntryPoint?

    private func isEntry(_ attributes: AttributeListSyntax, _ members: MemberBlockSyntax) -> Bool {
      guard !Set(attributes.names).isDisjoint(with: ["main", "UIApplicationMain"]) else {
        return false
      }
      return !members.members.contains {
        $0.decl.as(FunctionDeclSyntax.self)?.fullName == MethodName(base: "main", labels: [])
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if isEntry(node.attributes, node.memberBlock) { found = .delegate(node.name.text) }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if isEntry(node.attributes, node.memberBlock) { found = .app(node.name.text) }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in PlatformConditions.activeClauses(of: node) {
        if let elements = clause.elements { walk(elements) }
      }
      return .skipChildren
    }
  }
}
