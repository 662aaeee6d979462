import Foundation
import UIKit
import VirtualDevice

/// One page and the device it shows.
@MainActor
final class Session {
  let link: any PageLink
  let configuration: DeviceServer.Configuration
  private let store: BitmapStore
  private(set) var stage: SessionStage?
  private var inbox: [ClientMessage] = []
  private var isEnded = false
  /// The moment of the next frame, in seconds of the machine; nil while nothing moves.
  private(set) var nextTick: Double?
  var lastTick = 0.0
  private var quietFrames = 0
  private var lastFrame: UInt32 = 0
  private var shownFrame: UInt32 = 0
  private var writer = ByteWriter()
  var request = SceneRequest()

  /// Frames that may be on their way to the page; more would be old when they are shown.
  private static let framesInFlight: UInt32 = 2
  /// The time of a frame in seconds.
  static let frameTime = 1.0 / 60
  /// Frames that a late server makes up for; what is more is lost. tunable
  private static let mostMissedFrames = 4
  /// Frames without a change before it is looked whether anything still runs; tunable.
  private static let patience = 3

  init(link: any PageLink, configuration: DeviceServer.Configuration, bitmaps: BitmapStore) {
    self.link = link
    self.configuration = configuration
    store = bitmaps
  }

  func received(_ text: String, at now: Double) {
    guard !isEnded else { return }
    do {
      inbox.append(try ClientMessage(text))
    } catch {
      return end(.misunderstood(error.reason))
    }
    if nextTick == nil {
      lastTick = now - Self.frameTime
      nextTick = now
    }
  }

  func end(_ ending: LinkEnding) {
    guard !isEnded else { return }
    isEnded = true
    nextTick = nil
    stage = nil
    link.close(ending)
  }

  /// Does what the page said, and runs the frames that are due.
  func advance(to now: Double) {
    let messages = inbox
    inbox.removeAll(keepingCapacity: true)
    for message in messages where !isEnded { handle(message) }
    guard !isEnded, let next = nextTick, let stage else { return }
    if now >= next - 0.0005 {
      let due = min(
        Self.mostMissedFrames, max(1, Int(((now - lastTick) / Self.frameTime).rounded())))
      for _ in 0..<due { stage.step() }
      lastTick = now
      nextTick = now + Self.frameTime
    }
    let didSend = send()
    if didSend || stage.isTouched { quietFrames = 0 } else { quietFrames += 1 }
    if quietFrames >= Self.patience, lastFrame == shownFrame, stage.isResting { nextTick = nil }
  }

  private func send() -> Bool {
    guard let stage, lastFrame &- shownFrame < Self.framesInFlight else { return false }
    writer.removeAll()
    writer.u8(MessageCode.frame.rawValue)
    writer.u32(lastFrame &+ 1)
    writer.f64(stage.device.time)
    writer.f32(1)
    guard stage.write(to: &writer) else { return false }
    lastFrame &+= 1
    link.send(writer.bytes)
    return true
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .hello(let version, let request):
      guard version == protocolVersion else { return end(.otherVersion) }
      show(request)
    case .shown(let frame):
      guard frame &- shownFrame <= lastFrame &- shownFrame else {
        return end(.misunderstood("no such frame was sent"))
      }
      shownFrame = frame
    case .scene(let request): show(request)
    case .touches(let samples): stage?.fingers.take(samples)
    case .wheel(let x, let y, let dx, let dy):
      stage?.fingers.wheel(at: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
    }
  }

  private func show(_ wanted: SceneRequest) {
    request.adopt(wanted)
    do {
      stage = try SessionStage(request, configuration: configuration, store: store)
    } catch {
      link.send(ServerText.problem("\(error)"))
    }
  }
}

extension SceneRequest {
  /// Takes over what another request says.
  mutating func adopt(_ other: SceneRequest) {
    if other.scene != nil, other.scene != scene { set = nil }
    scene = other.scene ?? scene
    set = other.set ?? set
    device = other.device ?? device
    orientation = other.orientation ?? orientation
    appearance = other.appearance ?? appearance
    textSize = other.textSize ?? textSize
    style = other.style ?? style
    reduceMotion = other.reduceMotion ?? reduceMotion
    rightToLeft = other.rightToLeft ?? rightToLeft
  }
}
