import UIKit
import VirtualDevice

extension ContextSetup {
  /// The calls of the scenes of article 001.
  static let calls = [
    SceneCall("present", "Presents the child, as a touch on the button does"),
    SceneCall("dismiss", "Dismisses what is presented"),
  ]

  /// Returns a script that presents, moves a finger along the slider above, and dismisses by code.
  static func script(_ stage: SceneStage) -> TouchScript {
    TouchScript(
      [.tap("Present"), .settle, .hold(0.4)] + drag(stage)
        + [.hold(0.6), .call("dismiss", argument: nil), .settle, .hold(0.5)])
  }

  /// Returns a point of the context above the presented view.
  static func dimmed(_ stage: SceneStage) -> CGPoint {
    CGPoint(x: stage.size.width / 2, y: stage.size.height * 0.62)
  }

  /// Returns actions that move a finger along the slider in the middle of the upper half, from its
  /// left end.
  static func drag(_ stage: SceneStage, to share: Double = 0.7) -> [TouchScript.Action] {
    let y = stage.size.height / 4
    return [
      .down(stage.mirrored(20), y), .hold(0.2),
      .move(stage.mirrored(stage.size.width * share), y, over: 0.7), .hold(0.2), .up,
    ]
  }
}

extension ContextSetup.ContainerViewController: SceneResponder {
  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    let presented = bottomViewController.presentedViewController
    switch name {
    case "present": if presented == nil { bottomViewController.presentChild() }
    case "dismiss": presented?.frontmost.dismiss(animated: true)
    default: break
    }
  }
}

extension UIViewController {
  /// The last of the view controllers presented on top of each other from here.
  var frontmost: UIViewController {
    presentedViewController.map(\.frontmost) ?? self
  }
}
