import SwiftSyntax

/// Tests on the main actor.
///
/// XCTest collects test methods here as functions without an actor, and a method of the main actor is none. The
/// collected method has no actor, and calls the one that is written.
extension Translation {
  /// Starts the device of the tests before the first test of a class.
  func translateTestCase(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.lastName == "XCTestCase",
      !file.text.contains("AdoptedTests.start()")
    else { return }
    let call = "MainActor.assumeIsolated { AdoptedTests.start() }"
    modules.insert("AdoptedApp")
    for item in node.memberBlock.members {
      guard let method = item.decl.as(FunctionDeclSyntax.self), let body = method.body,
        method.fullName == MethodName(base: "setUp", labels: []),
        !Set(method.modifiers.names).isDisjoint(with: ["class", "static"])
      else { continue }
      edits.insert(" \(call);", at: body.leftBrace.span.upperBound)
      return
    }
    let access = ["public", "open"].contains(node.modifiers.access) ? "public " : ""
    append(
      "\(access)override class func setUp() { super.setUp(); \(call) } ", to: node.memberBlock)
  }

  func translateTest(_ node: FunctionDeclSyntax) {
    let name = node.name.plainName
    guard name.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      Set(node.modifiers.names).isDisjoint(with: ["nonisolated", "static", "class", "private"]),
      let scope = scopes.last, scope.kind == .class, index.isTestCase(scope.name),
      node.attributes.names.contains("MainActor") || index.isOnMainActor(scope.name)
    else { return }
    let mark = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let effects = mark.isEmpty ? "" : " throws"
    edits.insert(
      "nonisolated func \(name)()\(effects) { nonisolated(unsafe) let test = self; "
        + "\(mark)MainActor.assumeIsolated { \(mark)test.onMain_\(name)() } }; ",
      at: node.span.lowerBound)
    replace(node.name, with: "onMain_\(name)")
  }
}

extension ModuleIndex {
  /// Returns a Boolean value that indicates whether a class of the module is a test case of XCTest.
  func isTestCase(_ name: String) -> Bool {
    ancestry(of: name).last.flatMap { types[$0]?.inherited.first }?.hasSuffix("TestCase") == true
  }

  /// Returns a Boolean value that indicates whether a class of the module, or one above it, is on the main
  /// actor.
  func isOnMainActor(_ name: String) -> Bool {
    ancestry(of: name).contains { types[$0]?.isOnMainActor == true }
  }
}
