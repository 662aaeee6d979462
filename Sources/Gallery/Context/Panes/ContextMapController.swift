import DetentKit
import UIKit
import VirtualDevice

/// A map over the whole screen with one button; the superclass of scenes with a single context.
class ContextMapController: UIViewController, SceneResponder {
  private(set) var values: SceneValues
  private let pane = ContextPaneController(.map)

  /// - Parameter title: the title of the button, which presents.
  init(_ values: SceneValues, button title: String) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
    pane.buttons = [.init(title: title) { [weak self] in self?.presentContent() }]
  }

  required init?(coder: NSCoder) { nil }

  /// The style in which the scene presents now.
  var style: ContextStyle { ContextStyle() }

  /// Creates the controller that the scene presents.
  func makeContent() -> UIViewController { PlacesController() }

  /// The presented view controller.
  var shown: UIViewController? { pane.controllerPresentedInContext }

  private func presentContent() {
    if shown == nil { pane.present(makeContent(), style: .context(style)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pane)
    pane.view.frame = view.bounds
    pane.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pane.view)
    pane.didMove(toParent: self)
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
    guard let presentation = shown?.contextPresentationController else { return }
    presentation.animateChanges { presentation.style = style }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present": presentContent()
    case "dismiss": shown?.dismiss(animated: true)
    default: break
    }
  }
}
