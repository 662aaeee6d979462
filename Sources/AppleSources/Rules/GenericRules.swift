import SwiftSyntax

/// Objects of generic parameters.
///
/// With Objective-C every view class can be created by `T()`; Swift's own classes need an initialiser that is
/// marked as required.
extension Translation {
  func translateGenericObject(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = createdName(node.calledExpression),
      let bound = constraint(of: name, around: Syntax(node)), isResponder(bound)
    else { return }
    replace(node, with: "_makeObject(\(name).self)")
  }

  /// The name in `T()` and `T.init()`.
  private func createdName(_ callee: ExprSyntax) -> String? {
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plainName
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    else { return nil }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }

  private func isResponder(_ name: String) -> Bool {
    let root = index.ancestry(of: name).last.flatMap { index.types[$0]?.inherited.first } ?? name
    let kinds = ["View", "Controller", "Cell", "Control", "Button", "Label", "Window"]
    return root.hasPrefix("UI") && kinds.contains { root.hasSuffix($0) }
  }

  /// Returns the name of the class to which a generic parameter of an enclosing declaration is bound.
  private func constraint(of name: String, around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)? =
        if let function = current.as(FunctionDeclSyntax.self) {
          (function.genericParameterClause, function.genericWhereClause)
        } else if let type = current.as(ClassDeclSyntax.self) {
          (type.genericParameterClause, type.genericWhereClause)
        } else if let type = current.as(StructDeclSyntax.self) {
          (type.genericParameterClause, type.genericWhereClause)
        } else if let initializer = current.as(InitializerDeclSyntax.self) {
          (initializer.genericParameterClause, initializer.genericWhereClause)
        } else {
          nil
        }
      if let parameter = clauses?.0?.parameters.first(where: { $0.name.plainName == name }) {
        return parameter.inheritedType?.lastName ?? bound(of: name, in: clauses?.1)
      }
      next = current.parent
    }
    return nil
  }

  private func bound(of name: String, in clause: GenericWhereClauseSyntax?) -> String? {
    for requirement in clause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.plain == name
      {
        return conformance.rightType.lastName
      }
    }
    return nil
  }
}
