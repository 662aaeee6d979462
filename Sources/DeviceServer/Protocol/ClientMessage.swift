import Foundation

/// What a page says.
enum ClientMessage: Equatable {
  /// The first message: the version that the page speaks, and what it wants to see.
  case hello(version: Int, SceneRequest)
  /// The page has shown a frame and all before it.
  case shown(frame: UInt32)
  /// Fingers touched, moved or left.
  case touches([TouchSample])
  /// A wheel or two fingers on a track pad moved, in points.
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// Shows a scene from its start.
  case scene(SceneRequest)
}

/// A finger at a moment.
struct TouchSample: Equatable {
  enum Phase: Int {
    case down, move, up, cancel
  }

  var finger: Int
  var phase: Phase
  var x: Double
  var y: Double
}

/// A scene with its parameters, and the device it is shown on. What is nil stays as it is.
struct SceneRequest: Equatable, Decodable {
  var scene: String?
  var set: [String: String]?
  var device: String?
  var orientation: String?
  var appearance: String?
  var textSize: String?
  var style: String?
  var reduceMotion: Bool?
  var rightToLeft: Bool?
}

/// Why a message cannot be understood: one sentence.
struct MessageError: Error, Equatable {
  var reason: String
}

extension ClientMessage {
  /// The longest message that is read, in bytes; a page says nothing near as long.
  static let longest = 64 << 10
  /// The most samples in one message, and the highest number of a finger.
  static let mostSamples = 64

  /// Reads a message.
  init(_ text: String) throws(MessageError) {
    guard text.utf8.count <= Self.longest else {
      throw MessageError(reason: "the message is longer than \(Self.longest) bytes")
    }
    do {
      self = try JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).message
    } catch let error as MessageError {
      throw error
    } catch {
      throw MessageError(reason: "the message is not of this protocol")
    }
  }

  private struct Decoded: Decodable {
    var message: ClientMessage

    private enum Key: String, CodingKey {
      case t, version, frame, touches, x, y, dx, dy
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
      let name = try values.decode(String.self, forKey: .t)
      switch name {
      case "hello":
        message = .hello(
          version: try values.decode(Int.self, forKey: .version),
          try SceneRequest(from: decoder))
      case "shown": message = .shown(frame: try values.decode(UInt32.self, forKey: .frame))
      case "touches":
        let samples = try values.decode([[Double]].self, forKey: .touches)
        message = .touches(try samples.map(TouchSample.init))
        guard samples.count <= ClientMessage.mostSamples else {
          throw MessageError(reason: "there are too many touches in one message")
        }
      case "wheel":
        message = .wheel(
          x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
      case "scene": message = .scene(try SceneRequest(from: decoder))
      default: throw MessageError(reason: "there is no message \"\(name.prefix(40))\"")
      }
    }
  }
}

extension TouchSample {
  init(_ numbers: [Double]) throws {
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 100_000 }),
      let phase = Phase(rawValue: Int(numbers[1])), numbers[0] >= 0,
      numbers[0] < Double(ClientMessage.mostSamples)
    else { throw MessageError(reason: "a touch is [finger, phase, x, y]") }
    self.init(finger: Int(numbers[0]), phase: phase, x: numbers[2], y: numbers[3])
  }
}
