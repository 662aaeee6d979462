import UIKit
import VirtualDevice

extension DeviceScene {
  static let alert = DeviceScene(
    name: "alert", title: "An alert",
    summary:
      "A question with up to four answers, as an alert or an action sheet, with a text field "
      + "on request.",
    parameters: AlertSceneController.parameters,
    calls: MapController.calls,
    script: { stage in
      TouchScript([
        .tap("Present"), .settle, .hold(1), .tap("Cancel"), .settle, .hold(0.6),
        .call("present", argument: nil), .settle, .hold(1.2),
      ])
    },
    root: { values in AlertSceneController(values) })
}

/// A controller that presents an alert from the scene's parameters.
final class AlertSceneController: MapController {
  private var values: SceneValues

  nonisolated static let parameters: [SceneParameter] = [
    .choice("style", ["alert", "sheet"], default: "alert", "An alert or an action sheet"),
    .choice(
      "source", ["none", "button"], default: "none", "What an action sheet stands over"),
    .choice("text", ["both", "title", "none", "long"], default: "both", "What it says"),
    .choice("actions", ["1", "2", "3", "4"], default: "2", "How many answers there are"),
    .flag("preferred", default: false, "Whether the first answer stands out"),
    .flag("destructive", default: true, "Whether the first answer destroys something"),
    .choice("fields", ["0", "1", "2"], default: "0", "How many text fields there are"),
    .flag("autoPresent", default: false, "Whether it is presented at the start"),
  ]

  init(_ values: SceneValues) {
    self.values = values
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if values.flag("autoPresent"), presentedViewController == nil {
      present(makeAlert(), animated: false)
    }
  }

  override func presentModal(sender: UIButton) {
    present(makeAlert(), animated: true)
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: title(for: values.text("text")), message: message(for: values.text("text")),
      preferredStyle: values.text("style") == "alert" ? .alert : .actionSheet)
    let count = Int(values.text("actions")) ?? 2
    if count > 1 {
      let style: UIAlertAction.Style = values.flag("destructive") ? .destructive : .default
      let first = UIAlertAction(title: "Remove", style: style) { [weak self] _ in
        self?.banner.isHidden = true
      }
      alert.addAction(first)
      if values.flag("preferred") { alert.preferredAction = first }
    }
    for title in ["Rename", "Share"].prefix(max(0, count - 2)) {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if values.text("style") == "alert" {
      for name in ["Name", "Note"].prefix(Int(values.text("fields")) ?? 0) {
        alert.addTextField { $0.placeholder = name }
      }
    }
    if values.text("source") == "button" {
      alert.popoverPresentationController?.sourceItem = presentButton
    }
    return alert
  }

  private func title(for text: String) -> String? {
    text == "none" ? nil : "Remove Lindenpark?"
  }

  private func message(for text: String) -> String? {
    let sentence = "It goes from the map and from your list of places."
    return switch text {
    case "both": sentence
    case "long": Array(repeating: sentence, count: 30).joined(separator: " ")
    default: nil
    }
  }

  override func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
    guard presentedViewController != nil else { return }
    dismiss(animated: false) { self.present(self.makeAlert(), animated: false) }
  }
}
