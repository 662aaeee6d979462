import Foundation
import VirtualDevice

/// A message of a page.
enum ClientMessage: Equatable {
  /// The first message: the version of the page's protocol, and the scene that it requests.
  case hello(version: Int, SceneRequest)
  /// The page has shown a frame and all before it.
  case shown(frame: UInt32)
  /// Fingers touched, moved or left.
  case touches([ClientTouch])
  /// A wheel or two fingers on a track pad moved, in points.
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// A pointer moved to a point of the screen, or was removed.
  case pointer(x: Double, y: Double)
  case pointerGone
  /// A key of a hardware keyboard.
  case key(DeviceKeyStroke)
  /// A text that a keyboard composed of several keys.
  case text(String)
  /// Shows a scene from its start.
  case scene(SceneRequest)
  /// Changes the device while the scene continues.
  case settings(SceneRequest)
  /// Sets parameters of the scene.
  case set([String: String])
  /// Calls one of the scene's actions.
  case call(String, argument: String?)
  /// Shows or hides the keyboard.
  case keyboard(Bool)
  /// The rate of time: 1 as usual, 0 stopped.
  case clock(rate: Double)
  /// One more frame of stopped time.
  case step
  /// The reports that the page requests beside the picture.
  case watch(Set<Watched>)
  /// Requests the view that would receive a touch at a point.
  case probe(x: Double, y: Double)
  /// Requests an accessibility check of the screen.
  case audit
  /// Requests the properties of a layer's view.
  case properties(layer: UInt64)
  /// Performs an action of an accessibility element, as assistive technology does.
  case activate(element: Int, action: String, list: Int?)
  /// Begins a recording.
  case record(RecordingFormat)
  /// Ends the recording.
  case recordEnd
  /// Requests all inputs since the scene began, as a script.
  case script
  /// Requests a still picture.
  case picture

  /// A kind of report.
  enum Watched: String, Decodable {
    case state, views, log, work
  }
}

/// A format of recordings.
enum RecordingFormat: String, Decodable {
  case webp, gif
  /// The page of a trace, in one file.
  case trace

  /// The ending of a file's name.
  var ending: String { self == .trace ? "trace.html" : rawValue }
  /// The media type of a file.
  var type: String { self == .trace ? "text/html; charset=utf-8" : "image/\(rawValue)" }
}

/// A sample of a finger.
struct ClientTouch: Equatable {
  enum Phase: Int {
    case down, move, up, cancel
  }

  var finger: Int
  var phase: Phase
  var x: Double
  var y: Double
  /// The moment in seconds of a clock of the page; `nil` if the page does not say it.
  var time: Double?
}

/// An error of an invalid message: one sentence.
struct MessageError: Error, Equatable {
  var reason: String
}

extension ClientMessage {
  /// The longest message that is read, in bytes; a page's messages are far shorter.
  static let longest = 64 << 10
  /// The largest number of samples in one message, and the highest number of a finger.
  static let mostSamples = 64
  /// The latest moment of a touch, in milliseconds of a clock that began with the page: 115 days.
  static let latestMoment = 1e10

  /// Reads a message.
  init(_ text: String) throws(MessageError) {
    guard text.utf8.count <= Self.longest else {
      throw MessageError(reason: "the message is longer than \(Self.longest) bytes")
    }
    do {
      self = try JSONDecoder().decode(ReadMessage.self, from: Data(text.utf8)).message
    } catch let error as MessageError {
      throw error
    } catch {
      throw MessageError(reason: "the message is not of this protocol")
    }
  }
}

/// The decoded form of a message.
private struct ReadMessage: Decodable {
  var message: ClientMessage

  private enum Key: String, CodingKey {
    case t, version, frame, touches, x, y, dx, dy, key, text, set, name, argument, shown, rate
    case what, layer, element, action, list, format
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double {
      let value = try values.decode(Double.self, forKey: key)
      guard abs(value) <= 100_000 else {
        throw MessageError(reason: "the number \"\(key.rawValue)\" is out of bounds")
      }
      return value
    }
    func text(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
    let name = try text(.t)
    switch name {
    case "hello":
      message = .hello(
        version: try values.decode(Int.self, forKey: .version),
        try SceneRequest(from: decoder))
    case "shown": message = .shown(frame: try values.decode(UInt32.self, forKey: .frame))
    case "touches":
      let samples = try values.decode([[Double]].self, forKey: .touches)
      guard samples.count <= ClientMessage.mostSamples else {
        throw MessageError(reason: "there are too many touches in one message")
      }
      message = .touches(try samples.map(ClientTouch.init))
    case "wheel":
      message = .wheel(
        x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
    case "pointer":
      message =
        values.contains(.x) ? .pointer(x: try number(.x), y: try number(.y)) : .pointerGone
    case "key":
      guard let stroke = DeviceKeyStroke(try text(.key)) else {
        throw MessageError(reason: "there is no such key")
      }
      message = .key(stroke)
    case "text": message = .text(try text(.text))
    case "scene": message = .scene(try SceneRequest(from: decoder))
    case "settings": message = .settings(try SceneRequest(from: decoder))
    case "set": message = .set(try values.decode([String: String].self, forKey: .set))
    case "call":
      message = .call(
        try text(.name), argument: try values.decodeIfPresent(String.self, forKey: .argument))
    case "keyboard": message = .keyboard(try values.decode(Bool.self, forKey: .shown))
    case "clock":
      let rate = try number(.rate)
      guard (0...1).contains(rate), rate == 0 || rate >= 0.05 else {
        throw MessageError(reason: "time passes at 0, or 0.05 to 1")
      }
      message = .clock(rate: rate)
    case "step": message = .step
    case "watch":
      message = .watch(try values.decode(Set<ClientMessage.Watched>.self, forKey: .what))
    case "probe": message = .probe(x: try number(.x), y: try number(.y))
    case "audit": message = .audit
    case "properties":
      message = .properties(layer: try values.decode(UInt64.self, forKey: .layer))
    case "activate":
      message = .activate(
        element: try values.decode(Int.self, forKey: .element), action: try text(.action),
        list: try values.decodeIfPresent(Int.self, forKey: .list))
    case "record":
      message = .record(try values.decode(RecordingFormat.self, forKey: .format))
    case "recordEnd": message = .recordEnd
    case "script": message = .script
    case "picture": message = .picture
    default: throw MessageError(reason: "there is no message \"\(name.prefix(40))\"")
    }
  }
}

extension ClientTouch {
  init(_ numbers: [Double]) throws {
    guard (4...5).contains(numbers.count), numbers.prefix(4).allSatisfy({ abs($0) <= 100_000 }),
      let phase = Phase(rawValue: Int(numbers[1])), numbers[0] >= 0,
      numbers[0] < Double(ClientMessage.mostSamples)
    else { throw MessageError(reason: "a touch is [finger, phase, x, y, milliseconds]") }
    self.init(finger: Int(numbers[0]), phase: phase, x: numbers[2], y: numbers[3])
    guard numbers.count == 5 else { return }
    guard (0...ClientMessage.latestMoment).contains(numbers[4]) else {
      throw MessageError(reason: "the moment of a touch is out of bounds")
    }
    time = numbers[4] / 1000
  }
}
