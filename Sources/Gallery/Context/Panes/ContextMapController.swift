import DetentKit
import UIKit
import VirtualDevice

/// A map over all of the screen with one button, that scenes of a single context inherit from.
class ContextMapController: UIViewController, SceneResponder {
  private(set) var values: SceneValues
  private let pane = ContextPaneController(.map)

  /// - Parameter title: the button's, which presents.
  init(_ values: SceneValues, button title: String) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
    pane.buttons = [.init(title: title) { [weak self] in self?.presentContent() }]
  }

  required init?(coder: NSCoder) { nil }

  /// How the scene presents now.
  var style: ContextStyle { ContextStyle() }

  /// What the scene presents.
  func makeContent() -> UIViewController { PlacesController() }

  /// What is presented.
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
