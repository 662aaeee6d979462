import VirtualDevice

/// The last reports that were sent beside the picture.
struct SessionReports {
  var elements: ElementReport?
  /// The time of the last frame that was sent, in seconds of the device.
  var frameTime = -1.0
  /// The time of the last look at the elements, in seconds of the device.
  var elementsTime = -1.0
  /// The time of the last report of the view tree, in seconds of the device.
  var viewsTime = -1.0
}

extension Session {
  /// The seconds between two reports of the view tree while things move; tunable.
  private static let viewsInterval = 0.5
  /// The seconds between two reports of the elements while things move; tunable.
  private static let elementsInterval = 0.25

  /// Sends the reports that the page requests and that are due.
  ///
  /// A report that is sent at intervals follows the last frame as well, when its interval is over:
  /// a finger that is held still produces no further frame.
  ///
  /// - Parameters:
  ///   - isResting: `true` sends all of them.
  ///   - followsFrame: Indicates whether a frame was just sent.
  func sendReports(isResting: Bool, followsFrame: Bool) {
    guard let stage else { return }
    let time = stage.device.time
    if followsFrame { reports.frameTime = time }
    func isDue(last: Double, interval: Double) -> Bool {
      isResting || (time - last > interval && reports.frameTime > last)
    }
    if watched.contains(.state), isResting || followsFrame { send(StateReport(stage)) }
    if watched.contains(.views), isDue(last: reports.viewsTime, interval: Self.viewsInterval) {
      reports.viewsTime = time
      send(ViewReport(stage))
    }
    if isDue(last: reports.elementsTime, interval: Self.elementsInterval) {
      sendElements(isResting: isResting)
    }
  }

  private func sendElements(isResting: Bool) {
    guard let stage else { return }
    reports.elementsTime = stage.device.time
    let elements = stage.device.elements
    let list = ElementReport.list(elements)
    let isNew = list != reports.elements?.list
    if isNew { elementLists += 1 }
    stage.elements.add(elements, number: elementLists, replacesAll: isResting)
    guard isNew else { return }
    let report = ElementReport(number: elementLists, list: list)
    reports.elements = report
    send(report)
  }

  /// The largest number of recordings of a page that are being encoded; tunable.
  static let encodedTogether = 2

  /// Begins a recording; one that runs is ended.
  func beginRecording(_ format: RecordingFormat) throws {
    guard let stage else { return }
    endRecording()
    guard encoding < Self.encodedTogether else {
      throw SessionProblem("\(encoding) recordings are being encoded; begin when they are finished")
    }
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
    encoding += 1
    recorder.finish { [weak self] data in
      guard let self else { return }
      encoding -= 1
      guard !isEnded else { return }
      guard let data else {
        return send(ServerText.Problem(sentence: "the recording could not be encoded"))
      }
      let kept = library.keep(
        data, of: scene, ending: format.ending, type: format.type, for: page)
      send(ServerText.Recorded(path: kept.path, name: kept.name, bytes: data.count))
    }
  }
}
