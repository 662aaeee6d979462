import UIKit

/// The places nearby as a list.
class PlacesController: PageController {
  override init() {
    super.init()
    title = "Nearby"
  }

  required init?(coder: NSCoder) { nil }

  override func fill() {
    if isBelowBar {
      page.topSpace = 8
    } else {
      page.topSpace = 28
      page.add(PageHeading("Nearby", subtitle: "\(Place.town.count) places in Lindenstadt"))
    }
    page.add(SearchField(placeholder: "Search the town"), spacing: isBelowBar ? 0 : 14)
    page.add(
      ChipStrip([
        ("All", "square.grid.2x2.fill"), ("Food", "fork.knife"), ("Coffee", "cup.and.saucer.fill"),
        ("Parks", "leaf.fill"), ("Culture", "book.fill"), ("Shops", "bag.fill"),
      ]), spacing: 12, isInset: false)
    page.add(
      PlaceList(Place.town) { [weak self] place in self?.show(place) }, spacing: 8, isInset: false)
  }

  private func show(_ place: Place) {
    navigationController?.pushViewController(PlaceController(place), animated: true)
  }
}
