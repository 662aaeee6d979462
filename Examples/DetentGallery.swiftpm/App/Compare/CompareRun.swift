import UIKit
import VirtualDevice

/// A run of the flows of some scenes, one after the other.
///
/// It does what an app does by code, through UIKit's public API and the scenes' own actions, and lets
/// each step come to rest before the next.
@MainActor
final class CompareRun {
  /// Called with the scene to show, and with `nil` between two scenes.
  var onShow: ((DeviceScene?) -> Void)?
  /// Called with the trace at the end.
  var onEnd: ((String) -> Void)?
  /// The root view controller of the scene that is shown.
  weak var sceneController: UIViewController? {
    didSet {
      (sceneController as? any SceneEventSource)?.onEvent = { [recorder] in recorder.add($0) }
    }
  }

  private let rotation: (@MainActor (FlowOrientation) -> Void)?
  private let recorder = FlowRecorder()
  private var scenes: ArraySlice<DeviceScene>
  private var scene: DeviceScene?
  private var steps: ArraySlice<FlowStep> = []
  private var values = SceneValues([])
  private var frames: FrameClock?
  private var start: Double?

  /// The time without a change after which the next step begins, in seconds; tunable.
  private static let pause = 0.4

  init(scenes: [DeviceScene], rotation: (@MainActor (FlowOrientation) -> Void)?) {
    self.scenes = scenes[...]
    self.rotation = rotation
  }

  /// Begins with the first scene.
  func start(clock: FrameClock = FrameClock()) {
    frames = clock
    clock.onFrame = { [weak self] in self?.frame(at: $0) }
  }

  private func frame(at timestamp: Double) {
    let time = timestamp - (start ?? timestamp)
    if start == nil { start = timestamp }
    recorder.record(sceneController, at: time)
    // SwiftUI may take some frames to make a scene's view controller.
    guard recorder.stillTime >= Self.pause, scene == nil || sceneController != nil else { return }
    if let step = steps.popFirst() { perform(step) } else { showNext() }
  }

  private func showNext() {
    if scene != nil {
      scene = nil
      sceneController = nil
      recorder.begin("end")
      onShow?(nil)
      return
    }
    guard let next = scenes.popFirst() else {
      frames?.stop()
      onEnd?(recorder.text)
      return
    }
    scene = next
    values = SceneValues(next.parameters)
    steps = FlowStep.flow(of: next, rotates: rotation != nil)[...]
    recorder.begin("\(next.name): show")
    onShow?(next)
  }

  private func perform(_ step: FlowStep) {
    guard let scene, let controller = sceneController, canPerform(step) else { return }
    recorder.begin("\(scene.name): \(step.name)")
    let responder = controller as? any SceneResponder
    switch step {
    case .present: call("present", responder)
    case .dismiss: call("dismiss", responder)
    case .set(let name, let value):
      do { try values.set(name, to: value) } catch { recorder.add("Flow.failed(\(error))") }
      responder?.sceneDidChange(values, changed: [name])
    case .select(let index): change { $0.selectedDetentIdentifier = Self.detent($0, index) }
    case .grabber(let isVisible): change { $0.prefersGrabberVisible = isVisible }
    case .cornerRadius(let radius):
      change { $0.preferredCornerRadius = radius.map { CGFloat($0) } }
    case .undimmed(let index):
      change { sheet in
        sheet.largestUndimmedDetentIdentifier = index.flatMap { Self.detent(sheet, $0) }
      }
    case .rotate(let orientation): rotation?(orientation)
    }
  }

  private func call(_ name: String, _ responder: (any SceneResponder)?) {
    do {
      try responder?.sceneCall(name, argument: nil)
    } catch {
      recorder.add("Flow.failed(\(error))")
    }
  }

  private var sheet: UISheetPresentationController? {
    sceneController?.presentedViewController?.presentationController
      as? UISheetPresentationController
  }

  /// Indicates whether the sheet is there, with the detent that a step names.
  private func canPerform(_ step: FlowStep) -> Bool {
    switch step {
    case .present, .dismiss, .set, .rotate: true
    case .grabber, .cornerRadius, .undimmed(nil): sheet != nil
    case .select(let index), .undimmed(let index?):
      sheet.map { Self.detents($0).count > index } ?? false
    }
  }

  private func change(_ change: @escaping (UISheetPresentationController) -> Void) {
    guard let sheet else { return }
    sheet.animateChanges { change(sheet) }
  }

  private static func detent(
    _ sheet: UISheetPresentationController, _ index: Int
  ) -> UISheetPresentationController.Detent.Identifier? {
    let detents = detents(sheet)
    return detents.indices.contains(index) ? detents[index] : nil
  }

  /// Returns the scene's detents. DetentKit may add one of its own, by which it measures and at which
  /// no sheet rests.
  private static func detents(
    _ sheet: UISheetPresentationController
  ) -> [UISheetPresentationController.Detent.Identifier] {
    sheet.detents.map(\.identifier).filter { !$0.rawValue.hasPrefix("DetentKit.") }
  }
}
