import Foundation

/// The properties of an app's `Info.plist`: those of the file, and those that build settings add to it.
struct LaunchProperties: Equatable, Sendable {
  /// The values of the property list, without those that are no text, number, list or table.
  private(set) var values: [String: PropertyListValue] = [:]

  /// Creates properties without any.
  init() {}

  /// The names of the cases of `UIInterfaceOrientationMask`, on a phone and on a tablet; empty without any.
  var phone: [String] {
    orientations("UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone")
  }
  var tablet: [String] {
    let own = orientations("UISupportedInterfaceOrientations~ipad")
    return own.isEmpty ? phone : own
  }

  /// The name of the storyboard from which the app or its scene begins.
  var mainStoryboard: String? {
    if case .text(let name)? = values["UIMainStoryboardFile"], !name.isEmpty { return name }
    if case .text(let name)? = scene?["UISceneStoryboardFile"], !name.isEmpty { return name }
    return nil
  }

  /// The first configuration of scenes of an app.
  private var scene: [String: PropertyListValue]? {
    guard case .table(let manifest)? = values["UIApplicationSceneManifest"],
      case .table(let roles)? = manifest["UISceneConfigurations"],
      case .list(let scenes)? = roles["UIWindowSceneSessionRoleApplication"],
      case .table(let scene)? = scenes.first
    else { return nil }
    return scene
  }

  private static let orientations = [
    "UIInterfaceOrientationPortrait": "portrait",
    "UIInterfaceOrientationPortraitUpsideDown": "portraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft": "landscapeLeft",
    "UIInterfaceOrientationLandscapeRight": "landscapeRight",
  ]

  private func orientations(_ keys: String...) -> [String] {
    for key in keys.reversed() {
      let names = values[key]?.texts.compactMap { Self.orientations[$0] } ?? []
      if !names.isEmpty { return names }
    }
    return []
  }

  /// Reads a file; nil if it is no property list.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: Any]
    else { return nil }
    values = table.compactMapValues { PropertyListValue($0) }
  }

  /// Creates the properties that build settings have.
  init(_ settings: BuildSettings) {
    let names = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
      "UIUserInterfaceStyle": "INFOPLIST_KEY_UIUserInterfaceStyle",
      "UIStatusBarStyle": "INFOPLIST_KEY_UIStatusBarStyle",
      "UIMainStoryboardFile": "INFOPLIST_KEY_UIMainStoryboardFile",
    ]
    for (key, name) in names {
      if let value = settings[name], !value.isEmpty { values[key] = .text(value) }
    }
    for (key, name) in [
      "UISupportedInterfaceOrientations": "INFOPLIST_KEY_UISupportedInterfaceOrientations",
      "UISupportedInterfaceOrientations~iphone":
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
      "UISupportedInterfaceOrientations~ipad":
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
    ] {
      let words = settings.words(name)
      if !words.isEmpty { values[key] = .list(words.map { .text($0) }) }
    }
    for key in ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance"] {
      if let value = settings["INFOPLIST_KEY_\(key)"] { values[key] = .flag(value == "YES") }
    }
    self.settings = settings
  }

  private var settings: BuildSettings?

  static func == (one: LaunchProperties, other: LaunchProperties) -> Bool {
    one.values == other.values
  }

  /// Returns the properties with those of a file, whose own come first and may name build settings.
  func merged(with file: LaunchProperties, module: String) -> LaunchProperties {
    var merged = self
    for (key, value) in file.values {
      merged.values[key] = value.mapTexts { text in
        let named = text.replacing("$(PRODUCT_MODULE_NAME)", with: module)
        return settings?.expanded(named) ?? named
      }
    }
    return merged
  }

  /// The property list as XML, with an identifier and a version as every app has them.
  func file(name: String) throws(AdoptionFailure) -> String {
    var values = values
    for (key, value) in [
      "CFBundleIdentifier": "com.example.\(name)", "CFBundleName": name,
      "CFBundleExecutable": name, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ] where values[key]?.isEmpty != false {
      values[key] = .text(value)
    }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: values.mapValues(\.object), format: .xml, options: 0)
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw AdoptionFailure("the properties of \(name) cannot be written: \(error)")
    }
  }

  /// The method with which a class of app delegates returns the orientations; empty without any.
  func method(of delegate: String) -> String {
    guard !phone.isEmpty else { return "" }
    func set(_ names: [String]) -> String {
      "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
    }
    return """

      extension \(delegate) {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .pad ? \(set(tablet)) : \(set(phone))
        }
      }

      """
  }
}
