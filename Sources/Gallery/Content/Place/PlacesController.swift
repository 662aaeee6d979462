import UIKit

/// The places nearby as a list.
class PlacesController: PageController {
  private lazy var list = PlaceList(Place.town) { [weak self] place in self?.show(place) }
  private let nothing = UILabel(
    "No place has this name.", style: .body, color: .secondaryLabel)

  override init() {
    super.init()
    title = "Nearby"
  }

  required init?(coder: NSCoder) { nil }

  override func fill() {
    page.keyboardDismissMode = .onDrag
    if isBelowBar {
      page.topSpace = 8
    } else {
      page.topSpace = 28
      page.add(PageHeading("Nearby", subtitle: "\(Place.town.count) places in Lindenstadt"))
    }
    let search = SearchField(placeholder: "Search the town") { [weak self] text in
      self?.search(for: text)
    }
    page.add(search, spacing: isBelowBar ? 0 : 14)
    page.add(
      ChipStrip([
        ("All", "square.grid.2x2.fill"), ("Food", "fork.knife"), ("Coffee", "cup.and.saucer.fill"),
        ("Parks", "leaf.fill"), ("Culture", "book.fill"), ("Shops", "bag.fill"),
      ]), spacing: 12, isInset: false)
    page.add(list, spacing: 8, isInset: false)
    nothing.textAlignment = .center
    nothing.isHidden = true
    page.add(nothing, spacing: 24)
  }

  private func search(for text: String) {
    list.show { $0.matches(text) }
    nothing.isHidden = !list.isEmpty
    page.setNeedsSectionLayout()
  }

  private func show(_ place: Place) {
    navigationController?.pushViewController(PlaceController(place), animated: true)
  }
}
