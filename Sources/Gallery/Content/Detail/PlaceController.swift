import UIKit

/// The details of one place: pictures, actions, a text and the facts.
class PlaceController: PageController {
  let place: Place

  init(_ place: Place) {
    self.place = place
    super.init()
    title = place.name
  }

  /// The café.
  convenience override init() {
    self.init(Place.town[0])
  }

  required init?(coder: NSCoder) { nil }

  override func fill() {
    if isBelowBar {
      page.topSpace = 4
    } else {
      page.topSpace = 28
      page.add(PageHeading(place.name))
    }
    page.add(
      Paragraph("\(place.kind) · \(place.distance)", style: .subheadline, color: .secondaryLabel),
      spacing: isBelowBar ? 0 : 2)
    page.add(RatingLine(place.rating, reviews: place.reviews), spacing: 6)
    page.add(
      ActionTiles([
        ("Directions", "arrow.triangle.turn.up.right.diamond.fill"), ("Call", "phone.fill"),
        ("Save", "bookmark"), ("Share", "square.and.arrow.up"),
      ]), spacing: 16)
    page.add(PictureRow(), spacing: 16)
    for (index, text) in place.text.enumerated() {
      page.add(Paragraph(text), spacing: index == 0 ? 18 : 12)
    }
    page.add(
      Card(
        [
          CardRow("Hours", accessory: .value(place.hours)),
          CardRow("Address", accessory: .value(place.address)),
          CardRow("On foot", accessory: .value(place.distance)),
        ], ground: .secondarySystemBackground), spacing: 20)
  }
}
