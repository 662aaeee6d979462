import UIKit
import VirtualDevice

/// Cards of every material and of glass on a map, which can be shown and hidden.
final class MaterialsController: UIViewController, SceneResponder {
  private let map = MapView(frame: .zero)
  private var cards: [MaterialCard] = []
  private var isGlass = false

  nonisolated static let kinds = ["materials", "glass"]

  nonisolated static let calls = [
    SceneCall("hide", "Lets the materials go"), SceneCall("show", "Lets them come"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MapPalette.land
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
    makeCards()
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    guard changed.contains("kind") else { return }
    isGlass = values.text("kind") == "glass"
    if isViewLoaded { makeCards() }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    UIView.animate(withDuration: 0.5) { [cards] in
      for card in cards { card.isShown = name == "show" }
    }
  }

  private func makeCards() {
    for card in cards { card.removeFromSuperview() }
    cards = isGlass ? MaterialCard.glass() : MaterialCard.materials()
    for card in cards { view.addSubview(card) }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    let width = min(area.width, 420)
    let height = min(96, area.height / CGFloat(max(1, cards.count)) - 12)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: area.midX - width / 2, y: area.minY + CGFloat(index) * (height + 12), width: width,
        height: height)
    }
  }
}
