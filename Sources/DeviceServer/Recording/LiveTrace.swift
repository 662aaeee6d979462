import DevicePage
import Foundation

/// A trace of a live device. Its page is written beside the main thread, so that the device keeps its pace.
@MainActor
final class LiveTrace: SessionRecorder {
  private let stage: SessionStage
  private let recording: TraceRecording

  init(_ stage: SessionStage) {
    self.stage = stage
    stage.untraced = []
    recording = TraceRecording(
      stage.device, title: stage.player.scene.title,
      callbacks: { [weak stage] in stage?.takeUntraced() ?? [] })
    // A device at rest has no frames.
    recording.captureFrame()
  }

  func note(step: String) { recording.note(step: step) }

  func note(_ kind: LogReport.Line.Kind, _ text: String) {
    switch kind {
    case .text: recording.log(text)
    case .misuse: recording.mark(.misuse, text)
    }
  }

  func cancel() {
    recording.end()
    stage.untraced = nil
  }

  func finish(_ done: @escaping @MainActor (Data?) -> Void) {
    cancel()
    let document = recording.document()
    DispatchQueue.global(qos: .utility).async {
      let page = try? document.page()
      DispatchQueue.main.async { MainActor.assumeIsolated { done(page.map { Data($0.utf8) }) } }
    }
  }
}
