import SwiftSyntax

/// Rule 1: attributes and modifiers of Objective-C and Interface Builder.
enum AttributeRules {
  /// The attributes that go, with what stands in their place.
  static let removed: [String: String] = [
    "objc": "", "objcMembers": "", "nonobjc": "", "IBAction": "", "IBOutlet": "",
    "IBInspectable": "", "IBDesignable": "", "IBSegueAction": "", "GKInspectable": "",
    "NSCopying": "", "UIApplicationMain": "@main", "NSApplicationMain": "@main",
  ]
}

extension Translation {
  func translateAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.plain
    if name == "convention" {
      // A block is a closure here.
      if node.arguments?.plain == "block" { removeWithSpace(node) }
      return
    }
    if name == "NSManaged" {
      if translateManaged(node) { return }
      warn(node, "@NSManaged needs Core Data, which is not there; store the value in the class.")
      return
    }
    guard let replacement = AttributeRules.removed[name] else { return }
    if replacement.isEmpty { removeWithSpace(node) } else { replace(node, with: replacement) }
  }

  func translateModifier(_ node: DeclModifierSyntax) {
    if node.name.text == "dynamic" { removeWithSpace(node) }
  }

  /// Rule 4: a property that can be observed, `@objc dynamic var`.
  func translateObservable(_ node: VariableDeclSyntax) {
    guard node.modifiers.names.contains("dynamic"), node.attributes.names.contains("objc"),
      node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      Set(node.modifiers.names).isDisjoint(with: ["lazy", "weak", "static", "class", "override"]),
      isStored(binding), scopes.last?.kind == .class,
      let attribute = node.attributes.first(where: {
        $0.as(AttributeSyntax.self)?.attributeName.plain == "objc"
      })
    else { return }
    handled.insert(attribute.id)
    replace(attribute, with: "@KeyValueObservable(\"\(name.plainName)\")")
    needsSupport = true
    if binding.initializer == nil, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self)
    {
      edits.insert(" = nil", at: type.span.upperBound)
    }
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
