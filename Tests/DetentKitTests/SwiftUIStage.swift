import DetentKit
import DetentTesting
import SwiftUI
import Testing

/// Shows a SwiftUI view on a device, and what its modifiers present.
@MainActor
struct SwiftUIStage {
  let app: TestApp
  var device: VirtualDevice { app.device }

  init<Content: View>(
    on model: DeviceModel = .iPhone16, orientation: DeviceOrientation = .portrait,
    @ViewBuilder _ content: () -> Content
  ) throws {
    let content = content()
    app = TestApp(device: model, orientation: orientation) {
      UIHostingController(rootView: content)
    }
    try app.settle()
  }

  /// The view controller that is presented on top of everything, in a context as well.
  var top: UIViewController? {
    var top = app.root
    while let next = top.flatMap({ presented(by: $0) }) { top = next }
    return top === app.root ? nil : top
  }

  private func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedViewController
      ?? controller.children.lazy.compactMap { presented(by: $0) }.first
  }

  /// The sheet on top in each frame meanwhile.
  func sheets(_ work: () throws -> Void) rethrows -> [TraceFrame.Sheet] {
    var sheets: [TraceFrame.Sheet] = []
    let observer = device.addFrameObserver { sheets += $0.sheets.suffix(1) }
    defer { device.removeFrameObserver(observer) }
    try work()
    return sheets
  }

  /// Drags from one y to another in the middle, rests, lifts and waits.
  func drag(from start: Double, to end: Double, x: Double = 196, rests: Bool = true) throws {
    let finger = app.touch(at: CGPoint(x: x, y: start))
    try finger.move(to: CGPoint(x: x, y: end), over: 0.3)
    if rests { device.advance(by: 0.2) }
    try finger.lift()
    try app.settle()
  }
}

/// What a test and a view share.
@MainActor @Observable
final class Model {
  var isPresented = false
  var item: Item?
  var detent = PresentationDetentReference.height(200)
  var taps = 0
  var lines: [String] = []
}

/// An item of a presentation.
struct Item: Identifiable, Equatable {
  var id: Int
  var title = ""
}

/// Returns the reports of DetentKit during `work`, which do not fail the test.
@MainActor
func reports(_ work: () throws -> Void) rethrows -> [DetentMisuse.Report] {
  var reports: [DetentMisuse.Report] = []
  let before = DetentMisuse.handler
  DetentMisuse.handler = { reports.append($0) }
  defer { DetentMisuse.handler = before }
  try work()
  return reports
}
