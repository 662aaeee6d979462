/// The frameworks of Apple's that a project imports and that are not there, with the files that do so and the
/// missing names that they declare.
public struct MissingFrameworks: Sendable {
  /// A framework that is not there.
  public struct Row: Equatable, Sendable {
    /// The framework.
    public var name: String
    /// The files that import it, without their folders.
    public var files: [String]
    /// The missing names that are the framework's, those with the most uses first.
    public var uses: [String]
  }

  /// The frameworks, those with the most files first.
  public let rows: [Row]

  /// Finds out which sources of a project import what is not there, and which missing names that explains.
  public init(_ project: AppleProject, _ missing: MissingAPI) {
    self.init(project.modules.flatMap(\.sources), missing) {
      ImportedModules.names(in: [$0])
    }
  }

  init(_ paths: [String], _ missing: MissingAPI, imports: (String) -> Set<String>) {
    var files: [String: Set<String>] = [:]
    for path in Set(paths) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      for framework in imports(path).intersection(ImportRules.missing) {
        files[framework, default: []].insert(name)
      }
    }
    let names = missing.rows.map(\.name)
    rows = files.map { framework, files in
      let uses = names.filter { Self.owners(of: $0).contains(framework) }
      return Row(name: framework, files: files.sorted(), uses: uses)
    }
    .sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
  }

  /// The report as text; empty if each framework is there or nothing of it is used.
  public var text: String {
    let used = rows.filter { !$0.uses.isEmpty }
    guard let first = used.first else { return "" }
    let lines = used.map { row in
      "  \(row.name), imported by \(Self.list(row.files)), declares \(Self.list(row.uses))"
    }
    return
      (["Frameworks that are not there:"] + lines + [
        "Put what uses one under a condition, as `#if canImport(\(first.name))`: it is true on iOS and false here,"
          + " and the rest of the app builds."
      ]).joined(separator: "\n") + "\n"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }

  /// Returns the frameworks that can declare a name of the table of what is missing.
  static func owners(of name: String) -> Set<String> {
    let type = name.split(separator: ".").first.map(String.init) ?? name
    let plain = type.hasPrefix("@") ? String(type.dropFirst()) : type
    if let owner = named[plain] { return [owner] }
    let capitals = plain.prefix { $0.isUppercase }
    // The last capital begins the word after the prefix: `MKMapView`.
    return prefixes[String(capitals.dropLast())] ?? []
  }

  /// The prefixes of names in Objective-C.
  private static let prefixes: [String: Set<String>] = [
    "AS": ["AuthenticationServices"], "AV": ["AVFoundation", "AVKit"],
    "BG": ["BackgroundTasks"], "CB": ["CoreBluetooth"], "CH": ["CoreHaptics"],
    "CI": ["CoreImage"], "CK": ["CloudKit"], "CL": ["CoreLocation"],
    "CM": ["CoreMotion", "CoreMedia"], "CN": ["Contacts", "ContactsUI"],
    "CS": ["CoreSpotlight"], "CT": ["CoreTelephony"], "CX": ["CallKit"],
    "EK": ["EventKit", "EventKitUI"], "GK": ["GameKit", "GameplayKit"], "HK": ["HealthKit"],
    "HM": ["HomeKit"], "IN": ["Intents", "IntentsUI"], "LA": ["LocalAuthentication"],
    "LP": ["LinkPresentation"], "MC": ["MultipeerConnectivity"], "MF": ["MessageUI"],
    "MK": ["MapKit"], "ML": ["CoreML"], "MP": ["MediaPlayer"], "MS": ["Messages"],
    "MTK": ["MetalKit"], "MTL": ["Metal"], "NF": ["CoreNFC"], "NL": ["NaturalLanguage"],
    "NW": ["Network"], "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"],
    "PK": ["PassKit", "PencilKit"], "QL": ["QuickLook"], "RP": ["ReplayKit"],
    "SCN": ["SceneKit"], "SF": ["SafariServices", "Speech"], "SK": ["StoreKit", "SpriteKit"],
    "SL": ["Social"], "UN": ["UserNotificationsUI"],
    "VN": ["Vision", "VisionKit"], "WC": ["WatchConnectivity"], "WK": ["WebKit"],
  ]

  /// Names that have no prefix, or one of another framework.
  private static let named: [String: String] = [
    "NSManagedObject": "CoreData", "NSManagedObjectContext": "CoreData",
    "NSPersistentContainer": "CoreData", "NSPersistentCloudKitContainer": "CoreData",
    "NSFetchRequest": "CoreData", "NSFetchedResultsController": "CoreData",
    "NSFetchedResultsControllerDelegate": "CoreData", "NSManagedObjectModel": "CoreData",
    "NSPersistentStoreCoordinator": "CoreData", "NSManagedObjectID": "CoreData",
    "NSEntityDescription": "CoreData", "NSFetchRequestResult": "CoreData",
    "NSMergeByPropertyObjectTrumpMergePolicy": "CoreData", "NSManaged": "CoreData",
    "FetchRequest": "CoreData", "FetchedResults": "CoreData", "SectionedFetchRequest": "CoreData",
    "Model": "SwiftData", "Query": "SwiftData", "ModelContainer": "SwiftData",
    "ModelContext": "SwiftData", "Attribute": "SwiftData", "Relationship": "SwiftData",
    "FetchDescriptor": "SwiftData", "PersistentModel": "SwiftData", "Schema": "SwiftData",
    "ModelConfiguration": "SwiftData",
    "Chart": "Charts", "BarMark": "Charts", "LineMark": "Charts", "AreaMark": "Charts",
    "PointMark": "Charts", "RuleMark": "Charts", "SectorMark": "Charts",
    "RectangleMark": "Charts", "AxisMarks": "Charts", "AxisValueLabel": "Charts",
    "AxisGridLine": "Charts", "PlottableValue": "Charts",
    "Map": "MapKit", "Marker": "MapKit", "Annotation": "MapKit", "MapMarker": "MapKit",
    "MapAnnotation": "MapKit", "MapPin": "MapKit", "MapCameraPosition": "MapKit",
    "MapPolyline": "MapKit", "MapUserLocationButton": "MapKit", "MapCompass": "MapKit",
    "PhotosPicker": "PhotosUI", "PhotosPickerItem": "PhotosUI", "VideoPlayer": "AVKit",
    "Product": "StoreKit", "Transaction": "StoreKit", "AppStore": "StoreKit",
    "SHA256": "CryptoKit", "Insecure": "CryptoKit", "SymmetricKey": "CryptoKit", "AES": "CryptoKit",
    "SecItemAdd": "Security", "SecItemCopyMatching": "Security", "SecItemDelete": "Security",
    "SecItemUpdate": "Security", "kSecClass": "Security", "kSecAttrAccount": "Security",
    "kSecValueData": "Security", "Tip": "TipKit", "Tips": "TipKit", "TipView": "TipKit",
    "Widget": "WidgetKit", "WidgetCenter": "WidgetKit", "TimelineEntry": "WidgetKit",
    "TimelineProvider": "WidgetKit", "WidgetConfiguration": "WidgetKit",
    "SpriteView": "SpriteKit", "SceneView": "SceneKit", "RealityView": "RealityKit",
    "SignInWithAppleButton": "AuthenticationServices", "TextClassifier": "NaturalLanguage",
    "SCNetworkReachability": "SystemConfiguration", "CGImageSource": "ImageIO",
    "CGImageSourceCreateWithData": "ImageIO", "CGImageDestinationCreateWithData": "ImageIO",
    "AudioServicesPlaySystemSound": "AudioToolbox", "SystemSoundID": "AudioToolbox",
  ]
}
