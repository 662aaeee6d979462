import UIKit
import VirtualDevice

/// The screen behind the sheets: a map with a banner and a button that presents.
///
/// A scene's controller inherits from it and overrides ``presentModal(sender:)``.
class MapController: UIViewController, SceneResponder {
  let map = MapView(frame: .zero)
  let banner = PlaceBanner(frame: .zero)
  let presentButton = UIButton(configuration: .filled())

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Presents the scene's content.
  func presentModal(sender: UIButton) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MapPalette.land
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.onChoose = { [weak self] place in self?.banner.show(place) }
    view.addSubview(map)
    view.addSubview(banner)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Present"
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    presentButton.configuration = configuration
    presentButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presentModal(sender: presentButton)
      }, for: .touchUpInside)
    view.addSubview(presentButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let margin = PageView.margin(width: view.bounds.width)
    let width = min(area.width - 2 * margin, 400)
    let height = banner.sizeThatFits(CGSize(width: width, height: area.height)).height
    banner.frame = CGRect(x: area.minX + margin, y: area.minY + 8, width: width, height: height)
    let button = presentButton.sizeThatFits(area.size)
    let breadth = max(button.width, min(area.width - 2 * margin, 220))
    let bottom = view.bounds.maxY - max(view.safeAreaInsets.bottom + 8, 20)
    presentButton.frame = CGRect(
      x: area.midX - breadth / 2, y: bottom - max(50, button.height), width: breadth,
      height: max(50, button.height))
  }

  // Scripts

  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present": if presentedViewController == nil { presentModal(sender: presentButton) }
    case "dismiss": dismiss(animated: true)
    default: break
    }
  }

  /// The calls of every scene on the map.
  nonisolated static let calls = SceneCall.sheet
}
