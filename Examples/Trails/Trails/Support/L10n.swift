import Foundation

enum L10n {
  static var trails: String { NSLocalizedString("trails", comment: "Title of the list") }
  static var settings: String { NSLocalizedString("settings", comment: "Title of the settings") }
  static var filter: String { NSLocalizedString("filter", comment: "Button above the list") }
  static var done: String { NSLocalizedString("done", comment: "Button that closes") }
  static var easy: String { NSLocalizedString("easy", comment: "Difficulty") }
  static var moderate: String { NSLocalizedString("moderate", comment: "Difficulty") }
  static var hard: String { NSLocalizedString("hard", comment: "Difficulty") }

  static func length(_ kilometres: Double) -> String {
    String(format: NSLocalizedString("length %@", comment: ""), String(format: "%.1f", kilometres))
  }
}
