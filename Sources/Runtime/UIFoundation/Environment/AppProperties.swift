import Foundation

/// The properties of the app's `Info.plist` that UIKit uses. Main thread only, set before the app launches.
package enum AppProperties {
  /// The style of all windows, whatever that of the device is; nil to follow the device.
  nonisolated(unsafe) package static var userInterfaceStyle: UIUserInterfaceStyle?
  /// The names of the delegate classes of the scene manifest, by the names of their configurations, first the one that
  /// counts without a name.
  nonisolated(unsafe) package static var sceneDelegates: [(name: String, className: String)] = []

  /// Returns the delegate class of a configuration of the scene manifest; nil if it has none.
  package static func sceneDelegate(of configuration: String?) -> AnyClass? {
    let found = sceneDelegates.first { $0.name == configuration } ?? sceneDelegates.first
    return found.flatMap { NSClassFromString($0.className) }
  }

  /// Reads the properties, and registers the app's fonts.
  ///
  /// - Parameters:
  ///   - properties: the property list.
  ///   - folders: the folders in which the fonts' files are looked for.
  package static func read(_ properties: [String: Any], folders: [String]) {
    switch properties["UIUserInterfaceStyle"] as? String {
    case "Dark": userInterfaceStyle = .dark
    case "Light": userInterfaceStyle = .light
    default: userInterfaceStyle = nil
    }
    let manifest = properties["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    sceneDelegates = scenes.compactMap { scene in
      (scene["UISceneDelegateClassName"] as? String).map {
        (scene["UISceneConfigurationName"] as? String ?? "", $0)
      }
    }
    for font in properties["UIAppFonts"] as? [String] ?? [] { register(font, in: folders) }
  }

  private static func register(_ font: String, in folders: [String]) {
    let names = [font, (font as NSString).lastPathComponent]
    let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let path = paths.first(where: FileManager.default.fileExists(atPath:)) else {
      return Misuse.report(AppMisuse.missingFont(font))
    }
    do throws(FontRegistry.Failure) {
      try FontRegistry.register(path)
    } catch {
      if error == .unreadable { Misuse.report(AppMisuse.unreadableFont(font)) }
    }
  }
}
