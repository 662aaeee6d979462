import UIKit
import VirtualDevice

/// A controller that presents a popover from the scene's parameters.
final class PopoverSceneController: MapController, UIPopoverPresentationControllerDelegate {
  private var values: SceneValues

  nonisolated static let parameters: [SceneParameter] = [
    .choice("source", ["bar", "button", "place"], default: "place", "What the popover points at"),
    .choice(
      "arrow", ["any", "up", "down", "left", "right", "none"], default: "any",
      "The permitted directions of the arrow"),
    .choice("content", ["label", "list", "form"], default: "label", "What the popover holds"),
    .size(
      "preferredSize", or: ["none"], default: "280x220",
      "The preferred content size of what the popover holds, in points"),
    .flag("colored", default: false, "Whether the popover has a colour of its own"),
    .choice(
      "compact", ["sheet", "popover", "full", "wrapped"], default: "sheet",
      "What the popover becomes where the width or height is compact"),
    .flag("modal", default: false, "Whether touches outside are refused"),
    .flag("autoPresent", default: true, "Whether the popover is presented at the start"),
  ]

  init(_ values: SceneValues) {
    self.values = values
    super.init()
    title = "Map"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        presentModal(sender: presentButton)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if values.flag("autoPresent"), presentedViewController == nil {
      present(makeContent(), animated: false)
    }
  }

  override func presentModal(sender: UIButton) {
    present(makeContent(), animated: true)
  }

  private func makeContent() -> UIViewController {
    let content: UIViewController =
      switch values.text("content") {
      case "list": PlacesController()
      case "form": PlaceFormController()
      default: GreetingController(nibName: nil, bundle: nil)
      }
    content.title = "Details"
    content.modalPresentationStyle = .popover
    content.isModalInPresentation = values.flag("modal")
    content.preferredContentSize = values.size("preferredSize") ?? .zero
    guard let popover = content.popoverPresentationController else { return content }
    popover.delegate = self
    popover.permittedArrowDirections = directions
    popover.backgroundColor = values.flag("colored") ? .systemYellow : nil
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    point(popover)
    return content
  }

  private func point(_ popover: UIPopoverPresentationController) {
    switch values.text("source") {
    case "bar": popover.sourceItem = navigationItem.rightBarButtonItem
    case "button": popover.sourceItem = presentButton
    default:
      popover.sourceView = view
      popover.sourceRect = place
    }
  }

  /// The rectangle on the map that the popover points to.
  private var place: CGRect {
    CGRect(x: view.bounds.width * 0.5 - 12, y: view.bounds.height * 0.42, width: 24, height: 24)
  }

  private var directions: UIPopoverArrowDirection {
    switch values.text("arrow") {
    case "up": .up
    case "down": .down
    case "left": .left
    case "right": .right
    case "none": []
    default: .any
    }
  }

  // UIPopoverPresentationControllerDelegate

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isCompact =
      traitCollection.horizontalSizeClass == .compact
      || traitCollection.verticalSizeClass == .compact
    guard isCompact else { return .none }
    return switch values.text("compact") {
    case "popover": .none
    case "full", "wrapped": .fullScreen
    default: .formSheet
    }
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard values.text("compact") == "wrapped" else { return nil }
    let content = controller.presentedViewController
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak content] _ in
        content?.dismiss(animated: true)
      })
    return UINavigationController(rootViewController: content)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    if view.pointee === self.view { rect.pointee = place }
  }

  // Scripts

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
    guard presentedViewController != nil else { return }
    dismiss(animated: false) { self.present(self.makeContent(), animated: false) }
  }
}
