/// A reader of the frames that a page sends. It keeps no more than one message of permitted length,
/// and nothing of a frame that is longer. documented: RFC 6455, 5
struct FrameReader {
  /// A message or the end of all messages.
  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    case pong
    /// The page closes the connection.
    case closed
    /// The page broke a rule; the connection is closed with a code and a reason.
    case broken(CloseCode, String)
  }

  private struct Frame {
    var opcode: UInt8
    var isLast: Bool
    var mask: ArraySlice<UInt8>
    var length: Int
    var passed = 0

    var isControl: Bool { opcode & 0x08 != 0 }
  }

  private let longest: Int
  private var head: [UInt8] = []
  private var frame: Frame?
  /// Indicates whether a message has begun and its last frame has not been received.
  private(set) var isInMessage = false
  private var message: [UInt8] = []
  private var control: [UInt8] = []

  /// Creates a reader.
  ///
  /// - Parameter longest: the longest message in bytes.
  init(longest: Int) {
    self.longest = longest
  }

  /// Indicates whether a part of a message or of a frame has been received, and not its end.
  var isWaiting: Bool { isInMessage || frame != nil || !head.isEmpty }

  /// Takes bytes up to the end of a message from the front of a slice. Returns it; `nil` if more
  /// bytes are needed.
  mutating func read(_ rest: inout ArraySlice<UInt8>) -> Event? {
    while true {
      if frame == nil {
        guard let byte = rest.popFirst() else { return nil }
        head.append(byte)
        do throws(Broken) {
          guard let next = try completeFrame() else { continue }
          head.removeAll(keepingCapacity: true)
          frame = next
        } catch {
          return .broken(error.code, error.reason)
        }
      }
      take(from: &rest)
      guard let done = frame, done.passed == done.length else { return nil }
      frame = nil
      if let event = event(after: done) { return event }
    }
  }

  /// Takes what is there of the frame's payload.
  private mutating func take(from rest: inout ArraySlice<UInt8>) {
    guard var frame else { return }
    let part = rest.prefix(frame.length - frame.passed)
    rest = rest.dropFirst(part.count)
    let first = frame.mask.startIndex
    let bytes = zip(part, frame.passed...).map { byte, index in
      byte ^ frame.mask[first + index & 3]
    }
    if frame.isControl { control += bytes } else { message += bytes }
    frame.passed += part.count
    self.frame = frame
  }

  private mutating func event(after frame: Frame) -> Event? {
    if frame.isControl {
      defer { control.removeAll(keepingCapacity: true) }
      switch frame.opcode {
      case 0x8: return .closed
      case 0x9: return .ping(control)
      default: return .pong
      }
    }
    isInMessage = !frame.isLast
    guard frame.isLast else { return nil }
    defer { message.removeAll(keepingCapacity: true) }
    guard let text = String(validating: message, as: UTF8.self) else {
      return .broken(.invalidText, "a text is not UTF-8")
    }
    return .text(text)
  }

  private struct Broken: Error {
    var code: CloseCode
    var reason: String

    init(_ reason: String, _ code: CloseCode = .protocolError) {
      self.code = code
      self.reason = reason
    }
  }

  /// Returns the frame once its head is complete, if it is permitted here.
  private func completeFrame() throws(Broken) -> Frame? {
    let opcode = head[0] & 0x0F
    guard head[0] & 0x70 == 0 else { throw Broken("a frame uses an extension") }
    guard [0x0, 0x1, 0x2, 0x8, 0x9, 0xA].contains(opcode) else {
      throw Broken("a frame is of no known kind")
    }
    guard head.count >= 2 else { return nil }
    guard head[1] & 0x80 != 0 else { throw Broken("a frame is not masked") }
    let short = Int(head[1] & 0x7F)
    let digits = short == 126 ? 2 : short == 127 ? 8 : 0
    guard head.count == 2 + digits + 4 else { return nil }
    let number = head[2..<2 + digits].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard digits == 0 || number >= (digits == 2 ? 126 : 1 << 16) else {
      throw Broken("the length of a frame is not written in its shortest form")
    }
    let frame = Frame(
      opcode: opcode, isLast: head[0] & 0x80 != 0, mask: head.suffix(4)[...],
      length: digits == 0 ? short : Int(clamping: number))
    try check(frame)
    return frame
  }

  private func check(_ frame: Frame) throws(Broken) {
    if frame.isControl {
      guard frame.isLast, frame.length <= 125 else {
        throw Broken("a control frame is long or in parts")
      }
      return
    }
    guard isInMessage == (frame.opcode == 0) else {
      throw Broken(
        isInMessage ? "a message begins within another" : "a message continues that did not begin")
    }
    guard frame.opcode != 0x2 else {
      throw Broken("the message is not of this protocol", .refused)
    }
    guard frame.length <= longest - message.count else {
      throw Broken("the message is longer than \(longest) bytes", .refused)
    }
  }
}

/// The codes with which the server closes connections. documented: RFC 6455, 7.4.1
enum CloseCode: UInt16 {
  case goingAway = 1001
  case protocolError = 1002
  case invalidText = 1007
  case refused = 1008
}
