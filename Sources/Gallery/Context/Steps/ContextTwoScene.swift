import UIKit
import VirtualDevice

// Seed 001, "Disclaimer": two contexts at the same time. The article says in words that all answers
// but the addendum's have issues there, for the presenting controller is the container both times.

enum ContextTwo {
  /// Two contexts on top of each other, each of which presents in the same way.
  final class ContainerViewController: UIViewController, SceneResponder {
    private(set) var contexts: [ContextSetup.BottomViewController] = []

    init(_ values: SceneValues) {
      super.init(nibName: nil, bundle: nil)
      makeContexts(values)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      showContexts()
    }

    private func makeContexts(_ values: SceneValues) {
      contexts = (0..<2).map { _ in
        switch values.text("answer") {
        case "container-frame": ContextContainerFrame.BottomViewController()
        case "hit-test": ContextHitTest.BottomViewController()
        case "builtin": ContextBuiltin.BottomViewController()
        default: ContextIntermediate.BottomViewController()
        }
      }
    }

    private func showContexts() {
      let anchors = [view.topAnchor, view.centerYAnchor, view.bottomAnchor]
      for (index, context) in contexts.enumerated() {
        addChild(context)
        let part: UIView = context.view
        part.backgroundColor = index == 0 ? .green : .blue
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.topAnchor.constraint(equalTo: anchors[index]),
          part.bottomAnchor.constraint(equalTo: anchors[index + 1]),
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        context.didMove(toParent: self)
      }
    }

    func sceneDidChange(_ values: SceneValues, changed: [String]) {
      for context in contexts {
        context.presentedViewController?.frontmost.dismiss(animated: false)
        context.willMove(toParent: nil)
        context.view.removeFromSuperview()
        context.removeFromParent()
      }
      makeContexts(values)
      showContexts()
    }

    func sceneCall(_ name: String, argument: String?) throws {
      switch name {
      case "present":
        for context in contexts where context.presentedViewController == nil {
          context.presentChild()
        }
      case "dismiss":
        let presented = contexts.compactMap { $0.presentedViewController?.frontmost }
        for (index, controller) in presented.enumerated()
        where !presented[..<index].contains(where: { $0 === controller }) {
          controller.dismiss(animated: true)
        }
      default: break
      }
    }
  }
}

extension DeviceScene {
  static let contextTwo = DeviceScene(
    name: "context-two", title: "Two contexts at once",
    summary: "The container can present one child only; over helpers both contexts can.",
    seed: "001",
    parameters: [
      .choice(
        "answer", ["container-frame", "hit-test", "intermediate", "builtin"],
        default: "container-frame", "Which of the article's answers both contexts use")
    ],
    calls: ContextSetup.calls,
    script: { stage in
      let upper = CGPoint(x: stage.size.width / 2, y: stage.size.height / 4)
      let lower = CGPoint(x: stage.size.width / 2, y: stage.size.height * 3 / 4)
      return TouchScript([
        .tapPoint(upper), .settle, .hold(0.3), .tapPoint(lower), .settle, .hold(0.6),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
        .set([TouchScript.Setting(key: "answer", value: "intermediate")]),
        .tapPoint(upper), .settle, .hold(0.3), .tapPoint(lower), .settle, .hold(0.6),
        .call("dismiss", argument: nil), .settle, .hold(0.3),
      ])
    },
    root: { values in ContextTwo.ContainerViewController(values) })
}
