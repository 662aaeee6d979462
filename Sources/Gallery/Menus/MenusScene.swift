import UIKit
import VirtualDevice

/// A controller that presents a sheet full of menus.
final class MenusMapController: MapController {
  override func presentModal(sender: UIButton) {
    let navigation = UINavigationController(rootViewController: MenusController())
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }
}

/// Menus of a bar button item, of a pop-up button and of a context menu interaction.
private final class MenusController: UIViewController, UIContextMenuInteractionDelegate {
  private let popUp = UIButton(configuration: .gray())
  private let card = UILabel()
  private let message = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Menus"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: moreMenu)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    popUp.menu = UIMenu(
      options: .singleSelection,
      children: ["Name", "Distance", "Rating"].map { title in
        UIAction(title: title) { [weak self] _ in self?.show("Sorted by \(title)") }
      })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    card.text = "Press me"
    card.textAlignment = .center
    card.backgroundColor = .tertiarySystemFill
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    message.textAlignment = .center
    message.textColor = .secondaryLabel
    message.text = "Nothing chosen"
    for part in [popUp, card, message] as [UIView] { view.addSubview(part) }
  }

  private var moreMenu: UIMenu {
    UIMenu(children: [
      UIMenu(
        options: .displayInline, preferredElementSize: .medium,
        children: [
          action("Share", "square.and.arrow.up"), action("Save", "bookmark"),
          action("Call", "phone"),
        ]),
      action("Directions", "map"),
      UIMenu(
        title: "Sort By", image: UIImage(systemName: "list.bullet"),
        children: [
          UIAction(title: "Distance", state: .on) { [weak self] _ in self?.show("Distance") },
          UIAction(title: "Rating") { [weak self] _ in self?.show("Rating") },
        ]),
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(
            title: "Remove", subtitle: "From your places", image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { [weak self] _ in self?.show("Removed") }
        ]),
    ])
  }

  private func action(_ title: String, _ symbol: String) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
      self?.show(title)
    }
  }

  private func show(_ text: String) {
    message.text = text
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return nil }
      return UIMenu(
        title: "Café Linden",
        children: [action("Directions", "map"), action("Save", "bookmark")])
    })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    popUp.frame = CGRect(x: area.midX - 80, y: area.minY + 30, width: 160, height: 44)
    message.frame = CGRect(
      x: area.minX + 20, y: popUp.frame.maxY + 16, width: area.width - 40, height: 24)
    card.frame = CGRect(
      x: area.midX - 120, y: message.frame.maxY + 16, width: 240, height: 100)
  }

}

extension DeviceScene {
  static let menus = DeviceScene(
    name: "menus", title: "Menus of a sheet",
    summary: "A bar item's menu with an inner one, a pop-up button, and a menu for a pressed view.",
    calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .hold(0.2), .tap("More"), .settle, .hold(0.3), .tap("Sort By"),
      .settle, .hold(0.3), .tap("Rating"), .settle, .tap("Name"), .settle, .hold(0.3),
      .tap("Distance"), .settle, .hold(0.3),
    ],
    root: { _ in MenusMapController() })
}
