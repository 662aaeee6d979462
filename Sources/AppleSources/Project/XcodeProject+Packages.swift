import Foundation

/// The packages and pods that a project uses.
extension XcodeProject {
  /// Adds the modules of packages that lie in folders beside the project, and the dependencies on them.
  func addPackages(
    to project: inout AppleProject, of targets: [PropertyValue], _ paths: [String: String]
  ) throws(AdoptionFailure) {
    var packages: [SwiftPackage] = []
    for place in packageFolders(paths) { packages.append(try SwiftPackage(folder: place)) }
    var search = PackageSearch(around: folder, in: project.folder)
    let wanted = Set(targets.flatMap(productNames)).sorted()
    for name in wanted where !packages.contains(where: { $0.products[name] != nil }) {
      if let package = search.package(with: name) { packages.append(package) }
    }
    let known = packages
    var waiting = known[...]
    while let next = waiting.popFirst() {
      for place in next.localPackages where !packages.contains(where: { $0.folder == place }) {
        guard let package = try? SwiftPackage(folder: place) else { continue }
        packages.append(package)
        waiting.append(package)
      }
    }
    var products: [String: [String]] = [:]
    var added: [AppleProject.Module] = []
    for package in packages {
      products.merge(package.products) { first, _ in first }
      added += package.project().modules.filter { $0.kind != .app && !$0.sources.isEmpty }
    }
    let pods = try podModules(&project)
    added += pods.filter { new in !added.contains { $0.name == new.name } }
    for target in targets {
      let names =
        productNames(of: target).flatMap { products[$0] ?? [] } + pods.map(\.name)
      let name = module(of: target)
      for index in project.modules.indices where project.modules[index].name == name {
        project.modules[index].dependencies += names
        project.modules[index].foreignProducts = productNames(of: target)
          .filter { products[$0] == nil }
      }
    }
    let own = project.modules
    project.modules = added.filter { new in !own.contains { $0.name == new.name } } + own
    addSentences(about: packages, to: &project)
  }

  /// The products of packages that a target uses.
  private func productNames(of target: PropertyValue) -> [String] {
    (target["packageProductDependencies"]?.texts ?? [])
      .compactMap { objects[$0]?["productName"]?.text }
  }

  private func addSentences(about packages: [SwiftPackage], to project: inout AppleProject) {
    let isUsed = project.modules.contains { !$0.foreignProducts.isEmpty }
    guard isUsed else { return }
    let own = objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }
      .compactMap { $0["repositoryURL"]?.text }
    for address in Set(own + packages.flatMap(\.addresses)).sorted() {
      project.notes.append(AppleProject.unfetched(address))
    }
  }

  /// The folders of packages to which the project refers, by references of their own or as to a file.
  private func packageFolders(_ paths: [String: String]) -> [String] {
    var folders: Set<String> = []
    for (id, object) in objects {
      switch object["isa"]?.text {
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"]?.text { folders.insert("\(folder)/\(path)") }
      case "PBXFileReference":
        if let path = paths[id], FolderContents.isFolder(path) { folders.insert(path) }
      default: break
      }
    }
    let known = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return known.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted()
  }

  /// The modules of the pods that the `Podfile` beside the project names, by their paths or with their sources in
  /// `Pods`. The pods of a file are for all targets.
  private func podModules(_ project: inout AppleProject) throws(AdoptionFailure)
    -> [AppleProject.Module]
  {
    let text = (try? String(contentsOfFile: "\(folder)/Podfile", encoding: .utf8)) ?? ""
    var modules: [AppleProject.Module] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.trimmingCharacters(in: .whitespaces)
      guard code.hasPrefix("pod ") else { continue }
      func quoted(_ text: Substring) -> String? {
        let parts = text.split(
          omittingEmptySubsequences: false, whereSeparator: { $0 == "'" || $0 == "\"" })
        return parts.count > 1 ? String(parts[1]) : nil
      }
      guard let name = quoted(code[...])?.split(separator: "/").first.map(String.init) else {
        continue
      }
      let path = code.range(of: "path").flatMap { quoted(code[$0.upperBound...]) }
      let place = URL(fileURLWithPath: "\(folder)/\(path ?? "Pods/\(name)")")
        .standardizedFileURL.path
      let found = try podModules(named: name, in: place)
      if found.isEmpty {
        project.notes.append(
          "The pod \(name) is not fetched; put its sources into \(folder)/Pods/\(name).")
      }
      modules += found.filter { new in !modules.contains { $0.name == new.name } }
    }
    return modules
  }

  private func podModules(named name: String, in place: String) throws(AdoptionFailure)
    -> [AppleProject.Module]
  {
    guard FolderContents.isFolder(place) else { return [] }
    if FileManager.default.fileExists(atPath: "\(place)/Package.swift") {
      return try SwiftPackage(folder: place).project().modules.filter {
        $0.kind == .library && !$0.sources.isEmpty
      }
    }
    if let pod = PodSpecification(folder: place, named: name) {
      let module = pod.module()
      return module.sources.isEmpty ? [] : [module]
    }
    let files = FolderContents(place).all
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return [] }
    return [
      AppleProject.Module(
        name: AppleProject.identifier(name), kind: .library, sources: sources,
        resources: files.filter(FolderContents.isResource))
    ]
  }
}
