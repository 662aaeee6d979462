import Foundation
import UIKit
import VirtualDevice

/// A recording of everything that happens on a device, for the trace page: the layers of each
/// frame, fingers, sheets, callbacks, views and elements, and the steps of whoever drives the
/// device.
///
/// The device draws every frame until the recording ends.
@MainActor
package final class TraceRecording {
  private let device: VirtualDevice
  private let follower: LayerFollower
  private let chrome: ChromeFollower
  private var data: TraceData
  private var writer = ByteWriter()
  private var lines = TraceLines()
  private var observer: Int?
  private var seenEvents = 0
  private var frameNumber: UInt32 = 0
  private var messageBytes = 0
  private var textBytes = 0
  private let callbacks: (() -> [String])?
  private let drewEveryFrame: Bool

  /// The most frames of a trace: two minutes. Later ones are left out, and the page says so.
  /// tunable
  private static let mostFrames = 7200
  /// The most bytes of the layers' changes; frames after them are left out likewise. tunable
  private static let mostBytes = 48 << 20
  /// The most bytes of texts: the steps, the log, the callbacks and the lines of the trees; later ones are
  /// left out. Marks have as much again, so that a failure is among them. tunable
  private static let mostTextBytes = 16 << 20
  /// The bytes that a text needs beside its own. tunable
  private static let textOverhead = 64

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - title: the title of the page, such as a test's name.
  ///   - callbacks: returns the callbacks since its last call, where others take the device's; `nil` for
  ///     those of the device.
  package init(_ device: VirtualDevice, title: String, callbacks: (() -> [String])? = nil) {
    self.device = device
    self.callbacks = callbacks
    drewEveryFrame = device.drawsEveryFrame
    let bitmaps = SentBitmaps(store: BitmapStore())
    follower = LayerFollower(host: device.host.layerHost, bitmaps: bitmaps)
    chrome = ChromeFollower(device: device, bitmaps: bitmaps)
    data = TraceData(
      title: title, device: device.model.title, cornerRadius: device.model.displayCornerRadius)
    seenEvents = device.events.count
    observer = device.addFrameObserver { [weak self] _ in self?.captureFrame() }
  }

  /// Notes a step of whoever drives the device, before it is performed.
  ///
  /// - Parameters:
  ///   - text: the step in a few words.
  ///   - place: the file and line of the step in the source, if it has one.
  package func note(step text: String, at place: TracePlace? = nil) {
    guard hasRoom(for: text) else { return }
    data.steps.append(TraceData.Note(time: device.time, text: text, place: place))
  }

  /// Marks a failure or a misuse at this moment.
  package func mark(_ kind: TraceMark, _ text: String, at place: TracePlace? = nil) {
    guard hasRoom(for: text, within: 2 * Self.mostTextBytes) else { return }
    data.marks.append(
      TraceData.Mark(time: device.time, kind: kind, text: text, place: place))
  }

  /// Adds a line to the log at this moment.
  package func log(_ text: String) {
    guard hasRoom(for: text) else { return }
    data.logs.append(TraceData.Note(time: device.time, text: text, place: nil))
  }

  /// Counts a text. Returns `false` if there are too many already.
  private func hasRoom(for text: String, within most: Int = mostTextBytes) -> Bool {
    guard textBytes + lines.bytes <= most else {
      data.isCut = true
      return false
    }
    textBytes += text.utf8.count + Self.textOverhead
    return true
  }

  /// Ends the recording. A trace that has ended can be written as before.
  package func end() {
    guard let observer else { return }
    device.removeFrameObserver(observer)
    self.observer = nil
    device.drawsEveryFrame = drewEveryFrame
  }

  /// Returns the trace as a page in one file.
  ///
  /// - Throws: `MissingPageFile` if a file of the page is not beside the program.
  package func page() throws -> String { try document().page() }

  /// Returns the trace so far as a value, whose page can be written beside the main thread.
  package func document() -> TraceDocument {
    var data = data
    data.lines = lines.all
    return TraceDocument(data: data)
  }

  /// Adds the present moment to the trace, as every frame does.
  package func captureFrame() {
    let events = newEvents().filter { hasRoom(for: $0) }
    guard data.frames.count < Self.mostFrames, messageBytes < Self.mostBytes,
      textBytes + lines.bytes <= Self.mostTextBytes
    else {
      data.isCut = true
      return
    }
    follower.frameDidPass()
    chrome.frameDidPass()
    var frame = TraceData.Frame(time: device.time)
    frame.message = message()
    frame.fingers = device.fingersOnScreen.sorted { $0.key < $1.key }
      .map { [Double($0.key), Double($0.value.x).tenths, Double($0.value.y).tenths] }
    frame.sheets = device.sheets.map { TraceData.Sheet($0, on: device.size) }
    frame.events = events
    frame.views = lines.tree(.views) { append in
      let tree = TraceTree(root: device.host.layerHost.rootLayer, append: append)
      for window in device.host.windows { tree.add(window) }
    }
    frame.elements = lines.tree(.elements) { append in
      let tree = TraceTree(root: device.host.layerHost.rootLayer, append: append)
      for element in device.elementTree { tree.add(element) }
    }
    data.frames.append(frame)
  }

  private func message() -> String? {
    writer.removeAll()
    frameNumber += 1
    writer.u8(MessageCode.frame.rawValue)
    writer.u32(frameNumber)
    writer.f64(device.time)
    writer.f32(1)
    let hasLayers = follower.write(to: &writer)
    chrome.layersChanged(hasLayers)
    let hasChrome = chrome.write(to: &writer)
    guard hasLayers || hasChrome else { return nil }
    messageBytes += writer.bytes.count
    return Data(writer.bytes).base64EncodedString()
  }

  /// Returns the callbacks since the last frame, without taking them from others who read them.
  private func newEvents() -> [String] {
    if let callbacks { return callbacks() }
    let events = device.events
    if events.count < seenEvents { seenEvents = 0 }
    defer { seenEvents = events.count }
    return Array(events.dropFirst(seenEvents))
  }
}

/// The kind of a mark on a trace.
package enum TraceMark: String, Codable, Sendable {
  /// A failed expectation or an error of a test.
  case failure
  /// A misuse of the Runtime or of DetentKit.
  case misuse
}

/// A place in a source file.
package struct TracePlace: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The line, from one.
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

extension Double {
  /// The number rounded to a tenth, which is enough for a picture.
  var tenths: Double { (self * 10).rounded() / 10 }
}
