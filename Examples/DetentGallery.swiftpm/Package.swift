// swift-tools-version: 6.0
// The gallery's scenes as an app, with Compare. It opens in Xcode, or in Swift Playgrounds on a Mac,
// by a double click. Its manifest is evaluated on Linux and its sources are type-checked for iOS
// (scripts/check-apple) and run on the Runtime; it has never yet been opened on a Mac.
import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

// The folders VirtualDevice and Gallery are links to the package's own sources. The app has the part
// of them that passes Apple's type checker; scripts/check-apple reads the two lists.
let deviceSources = [
  "Keyboard/DeviceKey.swift", "Model/DeviceInsets.swift", "Model/DeviceModel.swift",
  "Model/DeviceModel+Table.swift", "Scene/DeviceScene.swift", "Scene/NearName.swift",
  "Scene/SceneError.swift", "Scene/SceneParameter.swift", "Scene/SceneRegistry.swift",
  "Scene/SceneValues.swift", "Script", "Trace/Comparison", "Trace/FixedNumber.swift",
  "Trace/TraceError.swift", "Trace/TraceFrame.swift", "Trace/TraceReader.swift",
]
let gallerySources = [
  "Content", "Context/Panes/ContextKitController.swift", "Context/Panes/ContextKitScene.swift",
  "Context/Panes/ContextMapController.swift", "Context/Panes/ContextPaneController.swift",
  "Context/Panes/ContextPanesController.swift", "Context/Twins/ListeningPane.swift",
  "Context/Twins/SceneStage+Halves.swift", "DetentSheet/MapScreen.swift",
  "DetentSheet/PlaceSheet.swift", "KitScenes.swift", "Sandwich/SandwichItem.swift", "Screen",
  "Script/ScriptFinger.swift", "SheetProperties",
]

let package = Package(
  name: "DetentGallery",
  platforms: [.iOS("17.0")],
  dependencies: [.package(name: "DetentKit", path: "../..")],
  targets: [
    .target(
      name: "VirtualDevice", dependencies: [.product(name: "SheetEngine", package: "DetentKit")],
      path: "VirtualDevice", sources: deviceSources),
    .target(
      name: "Gallery",
      dependencies: ["VirtualDevice", .product(name: "DetentKit", package: "DetentKit")],
      path: "Gallery", sources: gallerySources),
    .executableTarget(
      name: "DetentGallery", dependencies: ["Gallery", "VirtualDevice"], path: "App"),
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "DetentGallery", targets: ["DetentGallery"],
      bundleIdentifier: "org.detentkit.gallery", teamIdentifier: "", displayVersion: "1.0",
      bundleVersion: "1", appIcon: .placeholder(icon: .map), accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ]
#endif
