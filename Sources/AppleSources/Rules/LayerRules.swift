import SwiftSyntax

/// Initialisers of subclasses of layers.
///
/// Here every layer can be copied for its presentation, so `init(layer:)` is required, and none is decoded.
extension Translation {
  func translateLayer(_ node: ClassDeclSyntax) {
    guard index.isLayer(node.name.plainName) else { return }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    var copies = false
    for initializer in initializers {
      let parameters = initializer.signature.parameterClause.parameters
      switch parameters.map(\.firstName.text) {
      case ["layer"]:
        copies = true
        for modifier in initializer.modifiers where modifier.name.text == "override" {
          replace(modifier.name, with: "required")
        }
      case ["coder"]: removed.append(initializer.span)
      default: break
      }
    }
    let designates = initializers.contains { !$0.modifiers.names.contains("convenience") }
    if designates, !copies {
      let access = ["public", "open"].contains(node.modifiers.access) ? "public " : ""
      edits.insert(
        "\(access)required init(layer: Any) { super.init(layer: layer) } ",
        at: node.memberBlock.rightBrace.span.lowerBound)
    }
  }

  /// A property that Core Animation would store and animate.
  func translateManaged(_ attribute: AttributeSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .class, index.isLayer(scope.name),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let type = variable.bindings.first?.typeAnnotation?.type, variable.bindings.count == 1
    else { return false }
    let values = [
      "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
      "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"", "CGColor": "UIColor.clear.cgColor",
      "UIColor": ".clear",
    ]
    let value = type.is(OptionalTypeSyntax.self) ? "nil" : values[type.lastName]
    guard let value else { return false }
    warn(attribute, "a property of a layer is stored here, but its changes are not animated.")
    removeWithSpace(attribute)
    edits.insert(" = \(value)", at: type.span.upperBound)
    return true
  }
}

extension ModuleIndex {
  /// Returns a Boolean value that indicates whether a class of the module is a layer.
  func isLayer(_ name: String) -> Bool {
    let root = ancestry(of: name).last.flatMap { types[$0]?.inherited.first } ?? ""
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }
}
