import Foundation

/// The properties of an app's `Info.plist` that its launch needs.
struct LaunchProperties: Equatable {
  /// The names of the cases of `UIInterfaceOrientationMask`, on a phone and on a tablet; empty without any.
  var phone: [String] = []
  var tablet: [String] = []

  private static let orientations = [
    "UIInterfaceOrientationPortrait": "portrait",
    "UIInterfaceOrientationPortraitUpsideDown": "portraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft": "landscapeLeft",
    "UIInterfaceOrientationLandscapeRight": "landscapeRight",
  ]

  /// Reads a file; nil if it is no property list.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: Any]
    else { return nil }
    func names(_ key: String) -> [String] {
      (table[key] as? [String] ?? []).compactMap { Self.orientations[$0] }
    }
    phone = names("UISupportedInterfaceOrientations")
    tablet = names("UISupportedInterfaceOrientations~ipad")
    if tablet.isEmpty { tablet = phone }
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
