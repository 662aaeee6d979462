import Foundation
import VirtualDevice

/// A test target that `detent init` adds to a package.
struct NewTestTarget {
  /// The target that is tested.
  let tested: PackageManifest.Target
  /// The name of the test target.
  let name: String
  private let manifest: PackageManifest

  /// Plans the test target of a package.
  ///
  /// - Parameters:
  ///   - target: the target to test; `nil` for the only one.
  ///   - manifest: the package's manifest.
  init(of target: String?, in manifest: PackageManifest) throws(CommandFailure) {
    self.manifest = manifest
    let candidates = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
    let names = candidates.map(\.name)
    guard !names.isEmpty else {
      throw CommandFailure("the package has no target to test", .badInput)
    }
    if let target {
      guard let found = candidates.first(where: { $0.name == target }) else {
        throw CommandFailure(
          "the package has no target \(Excerpt.quoted(target)) to test; "
            + NearName.hint(target, in: names))
      }
      tested = found
    } else {
      guard names.count == 1 else {
        throw CommandFailure(
          "the package has several targets; choose one with --target: "
            + NearName.some(of: names))
      }
      tested = candidates[0]
    }
    name = "\(tested.name)DeviceTests"
    if let user = manifest.targets.first(where: { $0.depends(on: "DetentTesting") }) {
      throw CommandFailure("the target \(user.name) already depends on DetentTesting", .badInput)
    }
    guard !manifest.targets.contains(where: { $0.name == name }) else {
      throw CommandFailure("the package already has a target \(name)", .badInput)
    }
  }

  /// The path of the test's file in the package.
  var file: String { "Tests/\(name)/\(name).swift" }

  /// Returns the lines that are added to the manifest of a package in a folder.
  func declaration(kit: KitPlace, folder: String) -> String {
    let own = manifest.packages.first { $0.lowercased() == "detentkit" }
    let package = KitPlace.literal(own ?? kit.name)
    var text = "\n// Tests on a virtual device, which run on Linux: added by detent init.\n"
    if own == nil {
      text += "package.dependencies.append(\n  \(kit.declaration(from: folder)))\n"
    }
    if !tested.depends(on: "DetentRuntime") {
      text += """
        // UIKit and SwiftUI on Linux; empty on Apple's systems.
        for target in package.targets where target.name == \(KitPlace.literal(tested.name)) {
          target.dependencies.append(.product(name: "DetentRuntime", package: \(package)))
        }

        """
    }
    text += """
      package.targets.append(
        .testTarget(
          name: \(KitPlace.literal(name)),
          dependencies: [
            \(KitPlace.literal(tested.name)), .product(name: "DetentTesting", package: \(package)),
          ]))

      """
    return text
  }

  /// The name of a target's module.
  private static func module(_ target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The text of the test's file.
  var source: String {
    String(decoding: PackageResources.FirstTest_txt, as: UTF8.self)
      .replacing("MODULE", with: Self.module(tested.name))
      .replacing("SUITE", with: Self.module(name)).replacing("TARGET", with: tested.name)
  }
}
