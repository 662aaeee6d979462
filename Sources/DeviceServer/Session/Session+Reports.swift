import VirtualDevice

/// The last reports that were sent beside the picture.
struct SessionReports {
  var elements: ElementReport?
  /// The time of the last report of the view tree, in seconds of the device.
  var viewsTime = -1.0
}

extension Session {
  /// The seconds between two reports of the view tree while things move; tunable.
  private static let viewsInterval = 0.5

  /// Sends the reports that the page requests.
  func sendReports(isResting: Bool) {
    guard let stage else { return }
    if watched.contains(.state) { send(StateReport(stage)) }
    if watched.contains(.views),
      isResting || stage.device.time - reports.viewsTime > Self.viewsInterval
    {
      reports.viewsTime = stage.device.time
      send(ViewReport(stage))
    }
    if isResting { sendElements() }
  }

  private func sendElements() {
    guard let stage else { return }
    stage.elements = stage.device.elements
    let report = ElementReport(stage.elements)
    guard report != reports.elements else { return }
    reports.elements = report
    send(report)
  }

  /// Begins a recording; one that runs is discarded.
  func beginRecording(_ format: RecordingFormat) throws {
    guard let stage else { return }
    endRecording()
    let made: any SessionRecorder =
      if format == .trace { LiveTrace(stage) } else {
        try LiveRecorder(stage.device, format: format)
      }
    recorder = (made, format)
  }

  /// Ends the recording; the page is sent its URL once it is encoded.
  func endRecording() {
    guard let (recorder, format) = recorder, let scene = stage?.player.scene.name else { return }
    self.recorder = nil
    recorder.finish { [weak self] data in
      guard let self, !isEnded else { return }
      guard let data else {
        return send(ServerText.Problem(sentence: "the recording could not be encoded"))
      }
      let kept = library.keep(
        data, of: scene, ending: format.ending, type: format.type, for: page)
      send(ServerText.Recorded(path: kept.path, name: kept.name, bytes: data.count))
    }
  }
}
