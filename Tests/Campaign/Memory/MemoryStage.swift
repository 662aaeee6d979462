import Gallery
import Observation
import SwiftUI
import UIKit
import VirtualDevice

/// What is performed again and again to see whether memory grows. Each cycle ends as it began.
@MainActor
final class MemoryStage {
  /// The presentations of UIKit.
  static let calls = [
    "sheet", "form", "full", "over", "popover", "alert", "push", "child", "detents", "keyboard",
  ]
  /// The presentations and changes of SwiftUI. Those whose views read the model each time anew are left
  /// out: Observation keeps every registration with a property until the property changes, and nothing
  /// public cancels it.
  static let states = ["item", "cover", "alert", "path"]

  private let kind: String
  private var device: VirtualDevice?
  private var player: ScenePlayer?
  private var navigation: UINavigationController?
  private var state: ProgramState?

  init(_ settings: [String: String]) throws {
    kind = settings["scene"] ?? "uikit"
    switch kind {
    case "uikit":
      let device = VirtualDevice()
      let navigation = UINavigationController(rootViewController: UIViewController())
      device.show { navigation }
      (self.device, self.navigation) = (device, navigation)
    case "swiftui":
      let device = VirtualDevice()
      let state = ProgramState()
      device.show { UIHostingController(rootView: ProgramView(state: state)) }
      (self.device, self.state) = (device, state)
    case "scene":
      guard let scene = gallery.scenes.first(where: { $0.name == settings["name"] }) else {
        throw NotAProgram(reason: "there is no such scene")
      }
      let device = VirtualDevice()
      player = ScenePlayer(scene, values: SceneValues(scene.parameters), on: device)
      self.device = device
    default: break
    }
  }

  func perform(_ steps: [String]) throws {
    for step in steps {
      let words = step.split(separator: " ").map(String.init)
      guard let first = words.first else { throw NotAProgram(reason: "a step is expected") }
      let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
      switch kind {
      case "uikit": call(first, isAnimated: number == 1)
      case "swiftui": change(first, number)
      case "scene": scene(first, number)
      default: try show(first)
      }
      // Between two cycles nothing is to move; what never rests is another campaign's finding.
      try? device?.settle()
    }
    // Notes of what happened are the caller's to take.
    _ = device?.takeEvents()
  }

  // UIKit

  private func call(_ name: String, isAnimated: Bool) {
    guard let device, let navigation else { return }
    func enter(_ body: () -> Void) {
      device.host.enter(body)
      try? device.settle()
    }
    switch name {
    case "push":
      enter { navigation.pushViewController(UIViewController(), animated: isAnimated) }
      enter { navigation.popViewController(animated: isAnimated) }
    case "child":
      let child = UIViewController()
      enter {
        navigation.topViewController?.addChild(child)
        navigation.topViewController?.view.addSubview(child.view)
        child.didMove(toParent: navigation.topViewController)
      }
      enter {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    case "keyboard":
      device.showKeyboard(height: 300)
      try? device.settle()
      device.hideKeyboard()
    default:
      enter { navigation.present(Self.controller(name, in: navigation), animated: isAnimated) }
      enter { navigation.dismiss(animated: isAnimated) }
    }
  }

  private static func controller(
    _ name: String, in navigation: UINavigationController
  ) -> UIViewController {
    if name == "alert" {
      let alert = UIAlertController(title: "Alert", message: "Text", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    controller.view.addSubview(field)
    switch name {
    case "form": controller.modalPresentationStyle = .formSheet
    case "full": controller.modalPresentationStyle = .fullScreen
    case "over": controller.modalPresentationStyle = .overFullScreen
    case "popover":
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = navigation.view
    case "detents":
      controller.sheetPresentationController?.detents = [
        .medium(), .custom { $0.maximumDetentValue * 0.3 },
      ]
    default: break
    }
    return controller
  }

  // SwiftUI

  private func change(_ name: String, _ number: Int) {
    guard let device, let state else { return }
    func enter(_ body: () -> Void) {
      device.host.enter(body)
      try? device.settle()
    }
    func both(_ key: ReferenceWritableKeyPath<ProgramState, Bool>) {
      enter { state[keyPath: key] = true }
      enter { state[keyPath: key] = false }
    }
    switch name {
    case "cover": both(\.isCover)
    case "alert": both(\.isAlert)
    case "item":
      enter { state.item = ProgramState.Item(id: 1) }
      if number == 1 { enter { state.item = ProgramState.Item(id: 2) } }
      enter { state.item = nil }
    case "path":
      enter { state.path = [1] }
      enter { state.path = [] }
    default: break
    }
  }

  // Scenes

  private func scene(_ name: String, _ number: Int) {
    guard let device, let player else { return }
    switch name {
    case "drag":
      let top = device.sheets.last?.frame.minY ?? device.size.height / 2
      let finger = device.touch(at: CGPoint(x: device.size.width / 2, y: top + 10))
      try? finger.move(by: CGVector(dx: 0, dy: number), over: 0.2)
      try? finger.lift()
    case "rotate":
      device.rotate(to: .landscapeLeft)
      try? device.settle()
      device.rotate(to: .portrait)
    case "keyboard":
      device.showKeyboard(height: 300)
      try? device.settle()
      device.hideKeyboard()
    case "appearance":
      device.setAppearance(.dark)
      try? device.settle()
      device.setAppearance(.light)
    default: try? player.play(TouchScript([.call(name, argument: nil)]))
    }
  }

  /// Shows a scene from its start on a device of its own, presents what it has, and leaves it.
  private func show(_ name: String) throws {
    guard let scene = gallery.scenes.first(where: { $0.name == name }) else {
      throw NotAProgram(reason: "there is no such scene")
    }
    let device = VirtualDevice()
    let player = ScenePlayer(scene, values: SceneValues(scene.parameters), on: device)
    try? device.settle(limit: 2)
    try? player.play(TouchScript([.call("present", argument: nil)]))
    device.advance(by: 0.3)
  }
}
