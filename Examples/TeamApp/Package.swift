// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Harbour",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Harbour", targets: ["Harbour"])],
  dependencies: [
    // Elsewhere: .package(url: "https://git.example/DetentKit", from: "0.1.0")
    .package(name: "DetentKit", path: "../..")
  ],
  targets: [
    .target(
      name: "Harbour",
      dependencies: [
        .product(name: "DetentKit", package: "DetentKit"),
        .product(name: "DetentRuntime", package: "DetentKit"),  // UIKit and SwiftUI on Linux
      ]),
    .testTarget(
      name: "HarbourTests",
      dependencies: ["Harbour", .product(name: "DetentTesting", package: "DetentKit")]),
  ]
)
