import UIKit
import VirtualDevice

/// A controller that presents a sheet from the scene's parameters, and changes it while it is
/// shown.
final class SheetSceneController: MapController, UISheetPresentationControllerDelegate {
  private var settings: SheetSettings

  /// The parameters that apply when a sheet is presented, and cannot change later.
  private static let fixed: Set<String> = ["style", "content", "bar", "stack"]

  init(_ values: SceneValues) {
    settings = SheetSettings(values: values)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if settings.values.flag("autoPresent"), presentedViewController == nil {
      present(makeContent(level: 1), animated: false)
    }
  }

  override func presentModal(sender: UIButton) {
    present(makeContent(level: 1), animated: true)
  }

  // Creation of the sheet

  private func makeContent(level: Int) -> UIViewController {
    let content: UIViewController =
      switch settings.values.text("content") {
      case "label": GreetingController(nibName: nil, bundle: nil)
      case "text": PlaceController()
      case "form": PlaceFormController()
      default: PlacesController()
      }
    let shown =
      settings.values.flag("bar") ? UINavigationController(rootViewController: content) : content
    shown.modalPresentationStyle = settings.values.text("style") == "form" ? .formSheet : .pageSheet
    shown.isModalInPresentation = settings.values.flag("modal")
    if let size = settings.values.size("preferredSize") { shown.preferredContentSize = size }
    if let sheet = shown.sheetPresentationController {
      sheet.delegate = self
      apply(to: sheet)
      sheet.selectedDetentIdentifier = identifier("selected")
    }
    if settings.values.text("stack") == "2", level == 1 { addStackButton(to: content, from: shown) }
    return shown
  }

  private func addStackButton(to content: UIViewController, from shown: UIViewController) {
    content.loadViewIfNeeded()
    let layer = BottomButton(title: "Present Another") { [weak self, weak shown] in
      guard let self, let shown else { return }
      shown.present(makeContent(level: 2), animated: true)
    }
    layer.frame = content.view.bounds
    layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(layer)
  }

  private func apply(to sheet: UISheetPresentationController) {
    let values = settings.values
    sheet.detents = settings.detents
    sheet.largestUndimmedDetentIdentifier = identifier("undimmed")
    sheet.prefersScrollingExpandsWhenScrolledToEdge = values.flag("scrollExpands")
    sheet.prefersGrabberVisible = values.flag("grabber")
    sheet.preferredCornerRadius = values.number("radius").map { CGFloat($0) }
    sheet.prefersEdgeAttachedInCompactHeight = values.flag("edgeAttached")
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = values.flag("widthFollowsSize")
  }

  private func identifier(
    _ parameter: String
  ) -> UISheetPresentationController.Detent.Identifier? {
    SheetSettings.identifier(settings.values.text(parameter))
  }

  // Scripts

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    settings = SheetSettings(values: values)
    guard let shown = presentedViewController else { return }
    if changed.contains(where: Self.fixed.contains) {
      dismiss(animated: false) { self.present(self.makeContent(level: 1), animated: false) }
      return
    }
    shown.isModalInPresentation = values.flag("modal")
    if changed.contains("preferredSize") {
      shown.preferredContentSize = values.size("preferredSize") ?? .zero
    }
    guard let sheet = shown.sheetPresentationController else { return }
    sheet.animateChanges {
      apply(to: sheet)
      if changed.contains("selected") { sheet.selectedDetentIdentifier = identifier("selected") }
    }
  }

  override func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "dismiss": front.presentingViewController?.dismiss(animated: true)
    case "select": try select(argument)
    default: try super.sceneCall(name, argument: argument)
    }
  }

  private func select(_ item: String?) throws {
    let items = settings.values.list("detents")
    guard let item, items.contains(item) else {
      throw SceneError.wrongValue(
        item ?? "", parameter: "select", form: "one of the detents " + items.joined(separator: ", ")
      )
    }
    guard let sheet = front.sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = SheetSettings.identifier(item) }
  }

  /// The frontmost sheet's controller, or this one.
  private var front: UIViewController {
    var front: UIViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
