import SwiftSyntax

/// Rule 7: modules that are not there, or have another name.
enum ImportRules {
  /// Modules whose names come from `AppleSupport`, or from what UIKit brings with it.
  static let supported: Set = [
    "os", "OSLog", "ObjectiveC", "Darwin", "MachO", "CoreFoundation", "UniformTypeIdentifiers",
    "MobileCoreServices", "CoreText",
  ]

  /// Apple's frameworks that are not there.
  static let missing: Set = [
    "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SystemConfiguration", "TipKit", "Translation", "UserNotifications",
    "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
    "iAd",
  ]
}

extension Translation {
  func translateImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if ImportRules.supported.contains(module) {
      needsSupport = true
      replace(node, with: "")
    } else if ImportRules.missing.contains(module) {
      warn(node, "the framework \(module) is not there; what it declares is missing.")
      replace(node, with: "")
    } else if node.path.count > 1 || node.importKindSpecifier != nil {
      // Parts of modules cannot be imported here.
      let prefix = node.attributes.isEmpty ? "" : node.attributes.plain + " "
      replace(node, with: "\(prefix)import \(module)")
    }
  }
}
