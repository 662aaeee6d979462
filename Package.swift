// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "DetentKit",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "DetentKit", targets: ["DetentKit"]),
    .library(name: "SheetEngine", targets: ["SheetEngine"]),
  ],
  targets: [
    .target(name: "SheetEngine"),
    // It uses what Apple has and nothing else, so it must not see what only this package sees.
    .target(name: "DetentKit", dependencies: ["SheetEngine"], packageAccess: false),
    .testTarget(name: "SheetEngineTests", dependencies: ["SheetEngine"]),
  ],
  swiftLanguageModes: [.v6]
)

// Apple platforms have the real frameworks; everywhere else `Sources/Runtime` stands in for them. An app's
// manifest names the same libraries on every system, as SwiftPM looks for a product before it looks at
// the condition of its use: what only the Runtime has is empty on Apple's systems.
#if canImport(Darwin)
  for name in ["AdoptedApp", "DetentRuntime", "DetentTesting"] {
    package.targets.append(.target(name: name, path: "Sources/AppleSystems/\(name)"))
    package.products.append(.library(name: name, targets: [name]))
  }
#else
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
  package.products += [
    .library(
      name: "DetentRuntime",
      targets: ["AppleSupport", "CoreGraphics", "QuartzCore", "UIKit", "Combine", "SwiftUI"]),
    .library(name: "DetentTesting", targets: ["DetentTesting", "VirtualDevice"]),
    .library(name: "AdoptedApp", targets: ["AdoptedApp"]),
    .plugin(name: "AdoptedSources", targets: ["AdoptedSources"]),
    .executable(name: "detent-adopt", targets: ["detent-adopt"]),
    .executable(name: "detent", targets: ["detent"]),
  ]
  // SwiftPM refuses unsafe flags in a package it fetched by version, which lives in a checkouts
  // folder.
  let allowsUnsafeFlags = !Context.packageDirectory.contains("/checkouts/")
  // Pixel kernels are optimised in debug builds too: a frame takes a quarter of the time.
  let kernelSettings: [CSetting] = allowsUnsafeFlags ? [.unsafeFlags(["-O3"])] : []

  // The folder `usr` of the toolchain; `nil` where it cannot be found or used. The program that evaluates
  // this manifest is the toolchain's `bin/swift-build`.
  func toolchainFolder() -> String? {
    guard allowsUnsafeFlags,
      let program = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(getppid())/exe"),
      let end = program.range(of: "/bin/", options: .backwards)
    else { return nil }
    return String(program[..<end.lowerBound])
  }

  // The toolchain's lld takes half the time of the linker that is used otherwise: four seconds in place
  // of nine for the tests, after every change. Release builds are linked as everywhere.
  let hasLLD = toolchainFolder().map { FileManager.default.fileExists(atPath: "\($0)/bin/ld.lld") }
  let linker: [LinkerSetting] =
    hasLLD == true ? [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))] : []

  // The macros need SwiftSyntax. The toolchain carries it, built, for macros of its own; where its
  // folder cannot be found or used, the package is built instead, which takes minutes.
  // `DETENT_SWIFT_SYNTAX=package` asks for the package; it needs a build folder of its own, where
  // the one SwiftSyntax does not hide the other.
  func toolchainSyntax() -> String? {
    guard Context.environment["DETENT_SWIFT_SYNTAX"] != "package", let folder = toolchainFolder()
    else { return nil }
    let host = folder + "/lib/swift/host"
    let needed = ["SwiftCompilerPluginMessageHandling.swiftmodule", "libSwiftSyntaxMacros.so"]
    let isWhole = needed.allSatisfy { FileManager.default.fileExists(atPath: "\(host)/\($0)") }
    return isWhole ? host : nil
  }

  let macroDependencies: [Target.Dependency]
  let parserDependencies: [Target.Dependency]
  let macroSettings: [SwiftSetting]
  let macroLinking: [LinkerSetting]
  let parserLinking: [LinkerSetting]
  if let host = toolchainSyntax() {
    func linking(_ libraries: [String]) -> [LinkerSetting] {
      [
        .unsafeFlags(
          ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l\($0)" })
      ]
    }
    macroDependencies = []
    parserDependencies = []
    macroSettings = [.define("TOOLCHAIN_SYNTAX"), .unsafeFlags(["-I", host])]
    macroLinking = linking([
      "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacros",
    ])
    parserLinking = linking(["SwiftParser", "SwiftSyntax"])
  } else {
    package.dependencies.append(
      .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
    macroDependencies = [
      .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
    ]
    parserDependencies = [
      .product(name: "SwiftParser", package: "swift-syntax"),
      .product(name: "SwiftSyntax", package: "swift-syntax"),
    ]
    macroSettings = []
    macroLinking = []
    parserLinking = []
  }
  for target in package.targets where target.name == "DetentKit" {
    target.dependencies += ["UIKit", "SwiftUI"]
  }
  package.targets += [
    .systemLibrary(
      name: "CCairo", path: "Sources/Runtime/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", path: "Sources/Runtime/CPango"),
    .systemLibrary(
      name: "CPNG", path: "Sources/Runtime/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/Runtime/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"])]),
    .target(name: "CPixels", path: "Sources/Runtime/CPixels", cSettings: kernelSettings),
    // The recipes of the symbols, embedded as bytes: no file is looked for at run time.
    .target(name: "CSymbols", path: "Sources/Runtime/CSymbols", exclude: ["symbols.txt"]),
    // What every module of the Runtime needs, and what Foundation has only on Apple's platforms.
    .target(name: "RuntimeBase", path: "Sources/Runtime/RuntimeBase", linkerSettings: linker),
    .target(
      name: "CoreGraphics", dependencies: ["RuntimeBase", "CCairo", "CPNG", "CWebP", "CPixels"],
      path: "Sources/Runtime/CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "CPixels"],
      path: "Sources/Runtime/QuartzCore"),
    // What translated sources import: selectors, observing, associated objects, logs.
    .target(
      name: "AppleSupport", dependencies: ["RuntimeBase"], path: "Sources/Runtime/AppleSupport"),
    // The translator of sources that are written for iOS, and the command over it.
    .target(
      name: "AppleSources", dependencies: parserDependencies,
      resources: [.embedInCode("UIKitRequirements.txt")], swiftSettings: macroSettings,
      linkerSettings: parserLinking),
    .executableTarget(
      name: "detent-adopt", dependencies: ["AppleSources"], swiftSettings: macroSettings),
    .plugin(
      name: "AdoptedSources", capability: .buildTool(), dependencies: ["detent-adopt"]),
    .testTarget(
      name: "AppleSupportTests", dependencies: ["AppleSupport", "DetentTesting", "SwiftUI"]),
    .testTarget(
      name: "AppleSourcesTests", dependencies: ["AppleSources"], swiftSettings: macroSettings),
    // What `@Entry` and `#Preview` stand for.
    .macro(
      name: "SwiftUIMacros", dependencies: macroDependencies,
      path: "Sources/Runtime/SwiftUIMacros", swiftSettings: macroSettings,
      linkerSettings: macroLinking),
    // UIKit without views: text, colours, images, traits, and the laws of layout and scrolling.
    .target(
      name: "UIFoundation", dependencies: ["QuartzCore", "CPango", "CCairo", "CSymbols"],
      path: "Sources/Runtime/UIFoundation"),
    .target(
      name: "UIKitCore", dependencies: ["UIFoundation", "SheetEngine"],
      path: "Sources/Runtime/UIKitCore"),
    .target(
      name: "UIKitLists",
      dependencies: [
        "UIKitCore", .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Runtime/UIKitLists"),
    .target(
      name: "UIKitExtras", dependencies: ["UIKitCore", "UIKitLists", "SwiftUIMacros"],
      path: "Sources/Runtime/UIKitExtras"),
    // The umbrella that apps import.
    .target(
      name: "UIKit", dependencies: ["UIFoundation", "UIKitCore", "UIKitExtras", "UIKitLists"],
      path: "Sources/Runtime/UIKit"),
    // OpenCombine's parts for Foundation and Dispatch hide names where a module Combine exists: ours
    // has its own, on the device's clock.
    .target(
      name: "Combine",
      dependencies: [
        "RuntimeBase", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/Runtime/Combine"),
    // SwiftUI in layers, behind the module that apps import.
    .target(
      name: "SwiftUICore", dependencies: ["UIKit", "Combine"], path: "Sources/Runtime/SwiftUICore"),
    .target(
      name: "SwiftUIControls", dependencies: ["SwiftUICore"],
      path: "Sources/Runtime/SwiftUIControls"),
    .target(
      name: "SwiftUILists", dependencies: ["SwiftUIControls", "SwiftUICore"],
      path: "Sources/Runtime/SwiftUILists"),
    .target(
      name: "SwiftUIExtras", dependencies: ["SwiftUIControls", "SwiftUICore"],
      path: "Sources/Runtime/SwiftUIExtras"),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "SwiftUIControls", "SwiftUILists", "SwiftUIExtras"],
      path: "Sources/Runtime/SwiftUI"),
    // Swift Testing's cross-import overlays look for modules with these names.
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"],
      path: "Sources/Runtime/_Testing_CoreGraphics"),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"],
      path: "Sources/Runtime/_Testing_UIKit"),
    .target(
      name: "VirtualDevice", dependencies: ["UIKit", "SheetEngine", "CPixels", "CWebP"]),
    .target(
      name: "DetentTesting", dependencies: ["DevicePage", "VirtualDevice", "_Testing_UIKit"]),
    // The listings of an article that have the names of DetentKit's types.
    .target(name: "UndimmedListings", dependencies: ["SwiftUI"]),
    .target(
      name: "Gallery",
      dependencies: ["DetentKit", "SwiftUI", "UIKit", "UndimmedListings", "VirtualDevice"]),
    // The example app of Apple's systems, run here by its tests.
    .executableTarget(
      name: "DetentGallery", dependencies: ["Gallery", "SwiftUI", "UIKit", "VirtualDevice"],
      path: "Examples/DetentGallery.swiftpm/App"),
    // The page's files, a device's layers as it reads them, and the page of a trace.
    .target(
      name: "DevicePage",
      dependencies: [
        "VirtualDevice", .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      resources: [.copy("Resources")]),
    .target(name: "DeviceServer", dependencies: ["DevicePage", "VirtualDevice", "CPixels"]),
    // The command over any scenes: those of the gallery, or those of an adopted app.
    .target(
      name: "DetentCommand",
      dependencies: [
        "DevicePage", "DeviceServer", "UIKit", "VirtualDevice",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Init/FirstTest.txt")]),
    .executableTarget(name: "detent", dependencies: ["AdoptedApp", "DetentCommand", "Gallery"]),
    .target(
      name: "AdoptedApp",
      dependencies: ["AppleSupport", "DetentCommand", "SwiftUI", "UIKit", "VirtualDevice"]),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "DetentBenchmarks",
      dependencies: [
        "CAllocations", "SheetEngine", "UIKit", "SwiftUI", "VirtualDevice", "Gallery",
      ],
      path: "Benchmarks/DetentBenchmarks"),
    // Random programs against the laws of all of them: `swift run -c release detent-fuzz`.
    .executableTarget(
      name: "detent-fuzz",
      dependencies: [
        "DevicePage", "Gallery", "SheetEngine", "SwiftUI", "UIKit", "VirtualDevice",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Campaign"),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CPixels", "_Testing_CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIFoundation", "UIKitCore", "UIKitLists", "UIKitExtras", "UIKit", "_Testing_UIKit",
        "DetentTesting",
      ]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "DetentTesting"]),
    .testTarget(
      name: "VirtualDeviceTests",
      dependencies: ["VirtualDevice", "SwiftUI", "DetentTesting", "CWebP"],
      exclude: ["Documentation/Goldens"]),
    .testTarget(name: "DetentKitTests", dependencies: ["DetentKit", "DetentTesting"]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "UndimmedListings", "DetentTesting"]),
    .testTarget(
      name: "DeviceServerTests",
      dependencies: ["DevicePage", "DeviceServer", "DetentTesting", "Gallery"]),
    .testTarget(
      name: "DetentGalleryTests",
      dependencies: ["DetentGallery", "Gallery", "SwiftUICore", "DetentTesting"]),
    .testTarget(name: "CampaignTests", dependencies: ["detent-fuzz"]),
    .testTarget(
      name: "DetentCommandTests",
      dependencies: ["DetentCommand", "detent", "DetentTesting", "Gallery"]),
  ]
#endif

// `DETENT_ONLY=engine`, `DETENT_ONLY=kit` and `DETENT_ONLY=GalleryTests,SheetEngineTests` leave out every
// target that the named tests do not need, so that these are built and run in a short time.
if let names = Context.environment["DETENT_ONLY"], !names.isEmpty {
  let parts = ["engine": "SheetEngineTests", "kit": "DetentKitTests"]
  let tests = names.split(separator: ",").map { parts[String($0)] ?? String($0) }
  let known = package.targets.filter { $0.type == .test }.map(\.name)
  guard tests.allSatisfy(known.contains) else {
    let choices = parts.keys.sorted() + known.sorted()
    fatalError("DETENT_ONLY names \(choices.joined(separator: ", ")), not \(names)")
  }
  var targets: Set<String> = []
  var packages: Set<String> = []
  func need(_ name: String) {
    guard let target = package.targets.first(where: { $0.name == name }),
      targets.insert(name).inserted
    else { return }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): need(name)
      case .productItem(_, let name, _, _): packages.insert(name ?? "")
      @unknown default: break
      }
    }
  }
  tests.forEach(need)
  package.targets.removeAll { !targets.contains($0.name) }
  package.products = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !packages.contains { location.hasSuffix("/" + $0) }
  }
}
