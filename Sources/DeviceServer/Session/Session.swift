import DevicePage
import Foundation
import UIKit
import VirtualDevice

/// One page and the device it shows.
@MainActor
final class Session {
  /// The number of the page.
  let page: Int
  let link: any PageLink
  let configuration: DeviceServer.Configuration
  let library: SceneLibrary
  private let store: BitmapStore
  private(set) var stage: SessionStage?
  private var inbox = MessageQueue()
  private var receivedCount = 0
  /// The number of messages received when something was last sent, and the time of that.
  private var answered = (count: 0, time: 0.0)
  private(set) var isEnded = false
  private var isGreeted = false
  private var pacer = FramePacer()
  private var quietFrames = 0
  private var lastFrame: UInt32 = 0
  private var shownFrame: UInt32 = 0
  private var writer = ByteWriter()
  private var rate = 1.0
  /// Indicates whether a frame is sent even if nothing changed, as the rate of time is not the
  /// page's.
  private var mustSendTime = false
  var request = SceneRequest()
  var watched: Set<ClientMessage.Watched> = []
  var reports = SessionReports()
  /// The number of lists of elements that were sent.
  var elementLists = 0
  var diary = SessionDiary()
  /// Indicates whether the system's bars are left out; they contain text, whose rendering differs
  /// between machines.
  var hidesChrome = false
  var recorder: (recorder: any SessionRecorder, format: RecordingFormat)?
  /// The number of recordings that are being encoded.
  var encoding = 0

  /// The number of frames that may be on their way to the page; more would be outdated when they
  /// are shown.
  static let framesInFlight: UInt32 = 3
  /// The number of frames that a late server makes up for; more are skipped. tunable
  private static let mostMissedFrames = 4
  /// The number of frames that it makes up for under a finger, if they take no longer than ``makingUpTime``:
  /// a quarter of a second, more than the time over which a recogniser averages. tunable
  private static let mostTouchedFrames = 15
  /// The time in seconds for the frames beyond ``mostMissedFrames``; tunable.
  private static let makingUpTime = 0.03
  /// The time in seconds for a page's messages between two frames. At least one is performed, and
  /// the others wait. tunable
  static let messageTime = 0.008
  /// The number of frames without a change before a check for work that still runs; tunable.
  private static let quietFramesToRest = 3
  /// The time in seconds after which messages that changed nothing are answered while something is
  /// still under way, as a finger that is held still; a page takes a server that is silent for three
  /// seconds for one that hangs. tunable
  static let longestSilence = 1.0

  private let clock: () -> Double

  /// Creates a session without a scene.
  ///
  /// - Parameter clock: returns the time in seconds by which the page's work is measured.
  init(
    page: Int = 0, link: any PageLink, configuration: DeviceServer.Configuration,
    bitmaps: BitmapStore, library: SceneLibrary,
    clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.page = page
    self.clock = clock
    self.link = link
    self.configuration = configuration
    self.library = library
    store = bitmaps
  }

  /// The time of the next frame, in seconds of the machine; `nil` while nothing moves.
  var nextTick: Double? { pacer.next.map { $0 + grace } }

  private var grace: Double {
    rate == 1 && stage?.fingers.expectsMove == true ? FramePacer.grace : 0
  }

  func received(_ text: String, at now: Double) {
    guard !isEnded else { return }
    receivedCount += 1
    pacer.messageArrived(at: now)
    do {
      let dropped = inbox.append(try ClientMessage(text))
      if dropped > 0 { link.performed(dropped) }
    } catch {
      return end(.misunderstood(error.reason))
    }
    wake(at: now)
  }

  private func wake(at now: Double) {
    quietFrames = 0
    guard nextTick == nil else { return }
    pacer.wake(at: now)
    sendRest(false, at: now)
  }

  func send(_ value: some Encodable) {
    link.send(ServerText.encode(value))
  }

  func end(_ ending: LinkEnding) {
    guard !isEnded else { return }
    isEnded = true
    pacer.rest()
    recorder?.recorder.cancel()
    recorder = nil
    stage = nil
    link.close(ending)
  }

  /// Performs the page's messages, and runs the frames that are due.
  func advance(to now: Double) {
    performMessages()
    // Timers and tasks of the app run while the device rests, and may change the screen.
    if nextTick == nil, !isEnded, rate > 0, stage?.hasWork == true { wake(at: now) }
    guard !isEnded, nextTick != nil else { return }
    let due = pacer.passDue(at: now, waiting: grace)
    guard let stage else {
      if inbox.isEmpty { pacer.rest() }
      return
    }
    if rate > 0 {
      makeUp(for: due, on: stage)
    }
    let didSend = sendFrame()
    if didSend || stage.isTouched { quietFrames = 0 } else { quietFrames += 1 }
    sendReports(isResting: false, followsFrame: didSend)
    if didSend {
      answered = (receivedCount, now)
    } else if receivedCount > answered.count, now - answered.time >= Self.longestSilence,
      !link.isCongested
    {
      sendRest(false, at: now)
    }
    guard quietFrames >= Self.quietFramesToRest, lastFrame == shownFrame, inbox.isEmpty,
      !link.isCongested, rate == 0 || stage.isResting
    else { return }
    pacer.rest()
    sendReports(isResting: true, followsFrame: false)
    sendRest(true, at: now)
  }

  /// Runs the frames that are due. Those that were missed while a finger moved are made up for as long as
  /// there is time, so that the device's time goes on with the finger's.
  private func makeUp(for due: Int, on stage: SessionStage) {
    let count = min(due, stage.isTouched ? Self.mostTouchedFrames : Self.mostMissedFrames)
    let start = clock()
    for index in 0..<count {
      if index >= Self.mostMissedFrames, clock() - start > Self.makingUpTime { return }
      stage.step(of: count - index)
    }
  }

  /// Performs messages for as long as the time for them lasts and the page reads the answers.
  private func performMessages() {
    let start = clock()
    var count = 0
    while !isEnded, !link.isCongested, count == 0 || clock() - start < Self.messageTime,
      let message = inbox.next()
    {
      handle(message)
      count += 1
    }
    if count > 0 { link.performed(count) }
  }

  private func sendRest(_ isResting: Bool, at now: Double) {
    guard let stage else { return }
    answered = (receivedCount, now)
    send(
      ServerText.Rest(
        isResting: isResting, keyboard: stage.device.keyboardHeight > 0, heard: receivedCount))
  }

  private func sendFrame() -> Bool {
    guard let stage, lastFrame &- shownFrame < Self.framesInFlight, !link.isCongested else {
      return false
    }
    writer.removeAll()
    writer.u8(MessageCode.frame.rawValue)
    writer.u32(lastFrame &+ 1)
    writer.f64(stage.device.time)
    writer.f32(rate)
    guard stage.write(to: &writer) || mustSendTime else { return false }
    mustSendTime = false
    lastFrame &+= 1
    link.send(writer.bytes)
    return true
  }

  private func handle(_ message: ClientMessage) {
    guard isGreeted || message.isGreeting else {
      return end(.misunderstood("the first message of a page is \"hello\""))
    }
    switch message {
    case .hello(let version, let request):
      guard version == protocolVersion else { return end(.otherVersion) }
      guard !isGreeted else { return end(.misunderstood("a page says \"hello\" once")) }
      isGreeted = true
      show(request)
    case .shown(let frame):
      guard frame &- shownFrame <= lastFrame &- shownFrame else {
        return end(.misunderstood("no such frame was sent"))
      }
      shownFrame = frame
    case .scene(let request): show(request)
    case .clock(let rate): setRate(rate)
    case .step:
      guard rate == 0 else { return }
      stage?.step(of: nil)
      // The page moves its own animations to the new time.
      mustSendTime = true
    default:
      if let step = message.step { recorder?.recorder.note(step: step) }
      attempt { try stage?.perform(message, for: self) }
    }
  }

  private func setRate(_ rate: Double) {
    guard rate != self.rate else { return }
    self.rate = rate
    mustSendTime = true
    if rate > 0 { stage?.device.setFramesPerSecond(Int((60 / rate).rounded())) }
  }

  private func show(_ wanted: SceneRequest) {
    var next = request
    next.adopt(wanted)
    attempt {
      let made = try SessionStage(next, configuration: configuration, store: store)
      endRecording()
      request = made.request
      made.device.showsSystemBars = !hidesChrome
      stage = made
      if rate > 0 { made.device.setFramesPerSecond(Int((60 / rate).rounded())) }
      mustSendTime = true
      reports = SessionReports()
      diary = SessionDiary()
      send(made.welcome(request))
      for sentence in made.refusals { send(ServerText.Problem(sentence: sentence)) }
    }
  }

  /// Performs some work, or sends the page the reason of its failure.
  func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      send(ServerText.Problem(sentence: "\(error)"))
    }
  }
}

extension ClientMessage {
  fileprivate var isGreeting: Bool {
    if case .hello = self { true } else { false }
  }
}
