/// The types of a module and their members, as far as the rules ask for them.
public struct ModuleIndex: Sendable {
  var types: [String: TypeEntry] = [:]
  var files: [String: SourceFile] = [:]
  private(set) var children: [String: [String]] = [:]
  private(set) var optionalMethods: [MethodName: [OptionalRequirement]] = [:]
  private(set) var optionalBases: [String: [OptionalRequirement]] = [:]

  /// Reads the declarations of a module's sources.
  public init(_ sources: [SourceFile]) {
    for source in sources {
      files[source.path] = source
      let builder = IndexBuilder(source)
      builder.walk(source.tree)
      for entry in builder.entries { merge(entry) }
    }
    for (name, entry) in types where entry.kind == .class {
      if let parent = superclass(of: name) { children[parent, default: []].append(name) }
    }
    for entry in types.values {
      for requirement in entry.optional {
        guard case .method(let name) = requirement.member.kind else { continue }
        optionalMethods[name, default: []].append(requirement)
        optionalBases[name.base, default: []].append(requirement)
      }
    }
  }

  private mutating func merge(_ new: TypeEntry) {
    guard var entry = types[new.name] else {
      types[new.name] = new
      return
    }
    if new.kind != .unknown {
      (entry.kind, entry.access, entry.path) = (new.kind, new.access, new.path)
      entry.isOnMainActor = new.isOnMainActor
    }
    // The superclass comes first.
    entry.inherited =
      new.kind == .unknown ? entry.inherited + new.inherited : new.inherited + entry.inherited
    entry.members += new.members
    entry.optional += new.optional
    types[new.name] = entry
  }

  /// Returns the superclass of a class of the module, if it is one of the module too.
  func superclass(of name: String) -> String? {
    types[name]?.inherited.first { types[$0]?.kind == .class && $0 != name }
  }

  /// Returns a class and its superclasses in the module, the class first.
  func ancestry(of name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let current = next, !chain.contains(current) {
      chain.append(current)
      next = superclass(of: current)
    }
    return chain
  }

  /// Returns the classes of the module below a class.
  func descendants(of name: String) -> [String] {
    var found: [String] = []
    var waiting = children[name] ?? []
    while let next = waiting.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      waiting += children[next] ?? []
    }
    return found.sorted()
  }

  /// Returns the protocols of the module and of UIKit to which a type conforms, by its own clauses
  /// and, unless `isOwn`, by those of its superclasses.
  func conformances(of name: String, isOwn: Bool = false) -> Set<String> {
    var found: Set<String> = []
    var waiting =
      isOwn
      ? types[name]?.inherited ?? []
      : ancestry(of: name).flatMap {
        types[$0]?.inherited ?? []
      }
    while let next = waiting.popLast() {
      if types[next]?.kind == .class { continue }
      guard found.insert(next).inserted else { continue }
      waiting += types[next]?.inherited ?? []
      waiting += UIKitRequirements.refined[next] ?? []
    }
    return found
  }

  /// Returns the member of a class or its superclasses in the module that has a name.
  func member(_ kind: Member.Kind, of name: String) -> Member? {
    for type in ancestry(of: name) {
      if let member = types[type]?.members.first(where: { $0.kind == kind && !$0.isStatic }) {
        return member
      }
    }
    return nil
  }

  /// Returns the methods with a base name of a type, its superclasses and its protocols in the module.
  func methods(named base: String, in name: String) -> [Member] {
    let places = ancestry(of: name) + conformances(of: name)
    return places.flatMap { types[$0]?.members ?? [] }.filter {
      if case .method(let method) = $0.kind { method.base == base } else { false }
    }
  }

  /// Returns the optional requirements that a class is the first of its ancestry to implement.
  func newRequirements(of name: String) -> [OptionalRequirement] {
    let requirements = conformances(of: name).flatMap { types[$0]?.optional ?? [] }
    let parent = superclass(of: name)
    let known = parent.map { conformances(of: $0) } ?? []
    return requirements.filter { requirement in
      guard implementation(of: requirement, in: name) != nil else { return false }
      guard let parent, known.contains(requirement.owner) else { return true }
      return implementation(of: requirement, in: parent) == nil
    }
  }

  /// Returns the member of a class or its superclasses in the module that implements a requirement.
  func implementation(of requirement: OptionalRequirement, in name: String) -> Member? {
    for type in ancestry(of: name) {
      let members = types[type]?.members ?? []
      if let found = members.first(where: { !$0.isStatic && requirement.isImplemented(by: $0) }) {
        return found
      }
    }
    return nil
  }
}

extension ModuleIndex {
  /// Returns protocols with those that they refine.
  func conformances(through names: Set<String>) -> Set<String> {
    names.reduce(into: names) { $0.formUnion(conformances(of: $1)) }
  }
}
