import UIKit

/// A form that adds a place: fields, switches, a slider and a choice.
class PlaceFormController: PageController {
  override var ground: UIColor { .systemGroupedBackground }

  override init() {
    super.init()
    title = "New Place"
  }

  required init?(coder: NSCoder) { nil }

  override func fill() {
    page.topSpace = isBelowBar ? 8 : 28
    if !isBelowBar { page.add(PageHeading("New Place")) }
    page.add(
      Card([
        CardRow("Name", accessory: .value("Café Linden")),
        CardRow("Address", accessory: .value("Lindenallee 12")),
        CardRow("Kind", accessory: .link("Coffee & cake")),
      ]), spacing: isBelowBar ? 0 : 16)
    page.add(CardCaption.header("Reminder"), spacing: 24)
    page.add(
      Card([
        CardRow(
          "When nearby", symbol: ("location.fill", .systemBlue), accessory: .value("On")),
        CardRow("Sound", symbol: ("bell.fill", .systemRed), accessory: .value("Off")),
        CardRow("Distance", accessory: .value("100 m")),
      ]), spacing: 8)
    page.add(
      CardCaption.footer(
        "A reminder comes up once a day at most, when you pass within this distance."),
      spacing: 8)
    page.add(CardCaption.header("Who can see it"), spacing: 24)
    page.add(
      Card([CardRow("Friends", accessory: .link(""))]), spacing: 8)
    page.add(
      Card([
        CardRow("List", symbol: ("list.bullet", .systemOrange), accessory: .link("Favourites")),
        CardRow("Colour", symbol: ("paintbrush.fill", .systemPurple), accessory: .link("Orange")),
      ]), spacing: 16)
  }
}
