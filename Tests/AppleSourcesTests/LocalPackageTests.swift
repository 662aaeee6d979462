import Foundation
import Testing

@testable import AppleSources

@Suite("Packages beside projects")
struct LocalPackageTests {
  private let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "KitPackage", products: [.library(name: "KitProduct", targets: ["Kit"])],
      targets: [.target(name: "Kit")])
    """,
    "Sources/Kit/Kit.swift": "import UIKit", "Example/A.swift": "import Kit",
    "Example/A.xcodeproj/project.pbxproj": """
    { objects = {
      R = { mainGroup = G; targets = (T); };
      G = { children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = { name = A; productType = "com.apple.product-type.application"; buildPhases = (P);
        packageProductDependencies = (D); };
      P = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { fileRef = F; };
      D = { isa = XCSwiftPackageProductDependency; productName = KitProduct; };
      L = { isa = XCLocalSwiftPackageReference; relativePath = ..; };
    }; rootObject = R; }
    """,
  ]

  @Test("A pod that is named by its path is a module of all targets, if it is a package")
  func pod() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var files = files
    files["Example/Podfile"] = """
      target 'A' do
        pod 'Kit', :path => '../'
        pod 'Other', '~> 1.0'
        pod 'None', :path => '../none'
      end
      """
    files["Example/A.xcodeproj/project.pbxproj"]?.replace("packageProductDependencies", with: "x")
    files["Example/A.xcodeproj/project.pbxproj"]?.replace("XCLocalSwift", with: "x")
    try write(files, in: folder)
    let example = try AppleProject(folder: "\(folder)/Example")
    #expect(example.modules.map(\.name) == ["Kit", "A"])
    #expect(example.modules.map(\.dependencies) == [[], ["Kit"]])
  }

  private func write(_ files: [String: String], in folder: String) throws {
    for (path, text) in files {
      let place = "\(folder)/\((path as NSString).deletingLastPathComponent)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
    }
  }

  @Test("A package to which a project of examples refers is a module of it, and has its app")
  func localPackage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(files, in: folder)
    #expect(try AppleProject(folder: folder).modules.map(\.name) == ["Kit", "A"])
    let example = try AppleProject(folder: "\(folder)/Example")
    #expect(example.modules.map(\.name) == ["Kit", "A"])
    #expect(example.modules.map(\.dependencies) == [[], ["Kit"]])
  }
}
