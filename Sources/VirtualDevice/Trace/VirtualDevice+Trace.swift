import UIKit

extension VirtualDevice {
  /// Returns the sheets in this frame, with the events since the last call.
  public func takeTraceFrame() -> TraceFrame {
    let presenter = host.sheetPresenterSnapshot
    let transform = presenter.transform
    return TraceFrame(
      time: time, sheets: sheets,
      presenter: TraceFrame.Presenter(
        transform: [
          transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ].map(Double.init), isTintDimmed: presenter.isTintDimmed), events: takeEvents())
  }
}

extension TraceFrame.Sheet {
  init(_ snapshot: SheetSnapshot) {
    self.init(
      frame: snapshot.frame, detent: snapshot.detent, phase: snapshot.phase,
      dim: snapshot.dim, corners: snapshot.corners.map(Double.init), grabber: snapshot.grabber)
  }
}

/// A recorder that collects one line for each frame of a device.
@MainActor
public final class TraceRecorder {
  /// The lines so far, each with its line end.
  public private(set) var text = ""
  /// The number of frames so far.
  public private(set) var frameCount = 0

  /// Starts the recording.
  public init(_ device: VirtualDevice) {
    device.addFrameObserver { [weak self] device in
      guard let self else { return }
      text += device.takeTraceFrame().json
      text += "\n"
      frameCount += 1
    }
  }
}
