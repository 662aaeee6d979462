import UIKit
import VirtualDevice

/// A list of places under a navigation bar, with a bar at the bottom that grows into a player.
final class PlayerListController: UIViewController {
  private let bar = UIView()
  private lazy var transition = PlayerTransition(from: bar)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Walks"
    view.backgroundColor = .systemBackground
    let places = PlacesController()
    addChild(places)
    places.view.frame = view.bounds
    places.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(places.view)
    places.didMove(toParent: self)
    bar.backgroundColor = .systemIndigo
    bar.layer.cornerRadius = 28
    bar.accessibilityLabel = "Player"
    bar.isAccessibilityElement = true
    let label = UILabel()
    label.text = "Along the harbour"
    label.textColor = .white
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(label)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      bar.heightAnchor.constraint(equalToConstant: 56),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
    bar.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("open", PlayerListController.open)))
  }

  private func open() {
    let player = PlayerController(transition)
    player.modalPresentationStyle = .overFullScreen
    player.transitioningDelegate = transition
    present(player, animated: true)
  }

  func take(_ call: String) {
    switch call {
    case "present": if presentedViewController == nil { open() }
    case "dismiss": dismiss(animated: true)
    default: break
    }
  }
}

/// A navigation controller of the list that forwards the scene's calls to it.
final class PlayerNavigationController: UINavigationController, SceneResponder {
  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    (viewControllers.first as? PlayerListController)?.take(name)
  }
}
