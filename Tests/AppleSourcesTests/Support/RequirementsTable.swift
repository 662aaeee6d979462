import Foundation
import SwiftSyntax

@testable import AppleSources

/// The optional requirements of the Runtime's protocols, as `UIKitRequirements.txt` has them.
enum RequirementsTable {
  /// Returns the table of the protocols in the sources below folders.
  static func text(of folders: [String]) -> String {
    let reader = Reader(viewMode: .sourceAccurate)
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".swift") {
        guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
          continue
        }
        // Defaults stand beside their protocol, or in a file named after it.
        let hasProtocol = text.contains("public protocol ")
        guard hasProtocol || file.contains("Delegate") || file.contains("DataSource") else {
          continue
        }
        reader.walk(SourceFile(path: file, text: text).tree)
      }
    }
    return reader.refined.keys.sorted().map { name in
      let lines = (reader.requirements[name] ?? []).compactMap { function -> String? in
        let method = function.fullName
        guard let written = reader.defaults[name]?[method] else { return nil }
        // A body that needs the Runtime's own names is of no use to an app.
        let isOwn = ["own", "system", "Misuse", "Metrics", ".shared", "isCompact"].contains {
          written.contains($0)
        }
        let body = written.replacing(
          "flow(collectionViewLayout)?",
          with: "(collectionViewLayout as? UICollectionViewFlowLayout)?")
        let declaration = "func \(function.name.plainName)\(function.signature.plain)"
        return [
          "", method.base, method.labels.joined(separator: ":"),
          isOwn ? declaration : "\(declaration) \(body)",
        ].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
          .joined(separator: "\t")
      }
      return (["\(name)\t\(reader.refined[name, default: []].joined(separator: " "))"] + lines)
        .joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  private final class Reader: SyntaxVisitor {
    var refined: [String: [String]] = [:]
    var requirements: [String: [FunctionDeclSyntax]] = [:]
    var defaults: [String: [MethodName: String]] = [:]

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      guard node.modifiers.access == "public", !name.hasPrefix("_") else { return .skipChildren }
      refined[name] = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
      requirements[name] = node.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.lastName
      for item in node.memberBlock.members {
        guard let function = item.decl.as(FunctionDeclSyntax.self),
          function.modifiers.access == "public" || node.modifiers.access == "public"
        else { continue }
        defaults[name, default: [:]][function.fullName] = function.body?.plain ?? "{}"
      }
      return .skipChildren
    }
  }
}
