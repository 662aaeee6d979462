import Foundation

/// An optional requirement of a protocol of UIKit, which the Runtime declares with a default.
struct UIKitRequirement: Hashable {
  var owner: String
  var name: MethodName
  /// The declaration with the default's body, if an app can have it.
  var declaration: String
  /// Indicates whether the result is neither empty nor optional.
  var hasValue: Bool
}

/// The optional requirements of UIKit's protocols, read from the Runtime's sources:
/// `UIKitRequirements.txt` has a line for each protocol, with the protocols that it refines, and
/// below it one for each requirement.
enum UIKitRequirements {
  private static let table = read(
    String(decoding: PackageResources.UIKitRequirements_txt, as: UTF8.self))

  /// The names of the protocols.
  static var names: Set<String> { Set(table.refined.keys) }
  /// The protocols that each protocol refines.
  static var refined: [String: [String]] { table.refined }

  /// Returns the requirement with a name; a label that is empty stands for any.
  static func method(_ name: MethodName) -> UIKitRequirement? {
    table.methods[name.base]?.first { requirement in
      requirement.name.labels.count == name.labels.count
        && zip(requirement.name.labels, name.labels).allSatisfy { $0 == $1 || $1.isEmpty }
    }
  }

  /// The full names of UIKit's methods that apps select by their base names.
  static let actions = [
    "copy": "copy(_:)", "cut": "cut(_:)", "paste": "paste(_:)", "select": "select(_:)",
    "selectAll": "selectAll(_:)", "delete": "delete(_:)", "endEditing": "endEditing(_:)",
  ]

  private static func read(
    _ text: String
  ) -> (refined: [String: [String]], methods: [String: [UIKitRequirement]]) {
    var refined: [String: [String]] = [:]
    var methods: [String: [UIKitRequirement]] = [:]
    var owner = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 2 {
        owner = fields[0]
        refined[owner] = fields[1].split(separator: " ").map(String.init)
      } else if fields.count == 4 {
        let name = MethodName(
          base: fields[1], labels: fields[2].split(separator: ":").map(String.init))
        let end = fields[3].range(of: " {")?.lowerBound ?? fields[3].endIndex
        let result = fields[3][..<end]
        let type = result.components(separatedBy: ") -> ").dropFirst().last ?? ""
        methods[name.base, default: []].append(
          UIKitRequirement(
            owner: owner, name: name, declaration: fields[3],
            hasValue: !type.isEmpty && !type.hasSuffix("?")))
      }
    }
    return (refined, methods)
  }
}
