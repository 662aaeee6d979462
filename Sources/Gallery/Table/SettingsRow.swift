import UIKit

/// A row of the settings: an icon, a title, and an accessory.
struct SettingsRow: Hashable {
  enum End: Hashable {
    case none
    case value(String)
    case toggle(Bool)
    case check
  }

  let title: String
  var subtitle: String?
  let symbol: String
  let color: UIColor
  var end = End.none

  init(
    _ title: String, _ symbol: String, _ color: UIColor, subtitle: String? = nil, end: End = .none
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.color = color
    self.end = end
  }

  static func == (left: SettingsRow, right: SettingsRow) -> Bool { left.title == right.title }

  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

/// The sections of the settings.
struct SettingsSection: Hashable {
  let title: String?
  var footer: String?
  var rows: [SettingsRow]

  static let all = [
    SettingsSection(
      title: nil,
      rows: [
        SettingsRow(
          "Mara Lindqvist", "person.fill", .systemIndigo, subtitle: "Account, maps, and purchases")
      ]),
    SettingsSection(
      title: "Travel", footer: "Trains and ferries are shown where the town has them.",
      rows: [
        SettingsRow("Walking", "figure.walk", .systemGreen, end: .toggle(true)),
        SettingsRow("Cycling", "bicycle", .systemOrange, end: .toggle(true)),
        SettingsRow("Transit", "tram.fill", .systemBlue, end: .value("Prefer")),
        SettingsRow("Driving", "car.fill", .systemRed, end: .toggle(false)),
      ]),
    SettingsSection(
      title: "Map",
      rows: [
        SettingsRow("Appearance", "paintbrush.fill", .systemPurple, end: .value("Automatic")),
        SettingsRow("Labels", "textformat.size", .systemTeal, end: .value("Large")),
        SettingsRow("Weather", "cloud.fill", .systemCyan, end: .toggle(true)),
        SettingsRow("Downloaded Maps", "arrow.down.circle.fill", .systemGray, end: .value("3")),
      ]),
    SettingsSection(
      title: "Places",
      rows: [
        SettingsRow("Home", "house.fill", .systemBlue, subtitle: "Lindenallee 12", end: .check),
        SettingsRow("Work", "building.2.fill", .systemBrown, subtitle: "Harbour Street 4"),
        SettingsRow("Favourites", "star.fill", .systemYellow, subtitle: "12 places"),
      ]),
  ]
}
