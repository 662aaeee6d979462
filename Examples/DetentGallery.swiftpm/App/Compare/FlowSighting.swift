import UIKit
import VirtualDevice

/// What an app can observe of a presentation in one frame, through UIKit's public API.
struct FlowSighting: Equatable {
  /// What can be observed of the sheet.
  struct Sheet: Equatable {
    var frame: CGRect
    var detent: String?
    var hasGrabber: Bool
    var isBeingPresented: Bool
    var isBeingDismissed: Bool
    var phase = ""
  }

  var sheet: Sheet?
  var isTintDimmed = false

  /// Observes what a view controller presents, or what a child of it does in a context of its own.
  @MainActor
  init(_ presenter: UIViewController?) {
    isTintDimmed = presenter?.viewIfLoaded?.tintAdjustmentMode == .dimmed
    guard let controller = presenter.flatMap(Self.presented),
      let presentation = controller.presentationController,
      let view = presentation.presentedView, let window = view.window
    else { return }
    let layer = view.layer.presentation() ?? view.layer
    let shown = layer.convert(layer.bounds, to: window.layer.presentation() ?? window.layer)
    let properties = presentation as? UISheetPresentationController
    sheet = Sheet(
      frame: CGRect(
        x: Self.rounded(shown.minX), y: Self.rounded(shown.minY),
        width: Self.rounded(shown.width), height: Self.rounded(shown.height)),
      detent: properties?.selectedDetentIdentifier?.rawValue,
      hasGrabber: properties?.prefersGrabberVisible ?? false,
      isBeingPresented: controller.isBeingPresented,
      isBeingDismissed: controller.isBeingDismissed)
  }

  /// Returns the view controller that was presented last, from a view controller or a child of it.
  @MainActor
  private static func presented(from controller: UIViewController) -> UIViewController? {
    let next =
      controller.presentedViewController
      ?? controller.children.lazy.compactMap { presented(from: $0) }.first
    return next.map { presented(from: $0) ?? $0 }
  }

  /// Returns the frame of a trace. UIKit has no API for the dimming and the corners of its sheets.
  func traceFrame(at time: Double, events: [String]) -> TraceFrame {
    let sheets = sheet.map { sheet in
      TraceFrame.Sheet(
        frame: sheet.frame, detent: sheet.detent, phase: sheet.phase, dim: .nan, corners: [],
        grabber: sheet.hasGrabber)
    }
    return TraceFrame(
      time: time, sheets: sheets.map { [$0] } ?? [],
      presenter: TraceFrame.Presenter(transform: [], isTintDimmed: isTintDimmed), events: events)
  }

  /// Fewer places than a display has pixels keep the file small.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
}
