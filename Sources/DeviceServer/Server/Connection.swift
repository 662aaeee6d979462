/// A client's connection without its socket and clock: bytes and times come in, requests, messages
/// and the bytes of an `Outbox` come out. Only the listener's thread uses it.
final class Connection {
  /// An event for the owner of the connection.
  enum Event: Equatable {
    /// A request for a path, which ``Connection/answer(_:at:)`` answers.
    case request(String)
    /// The connection is a page's from now on.
    case opened
    /// A message of the page.
    case message(String)
    /// The page sends and receives no more.
    case closed
  }

  private enum Phase {
    /// Waits for a request.
    case request
    /// Waits for the answer to a request.
    case answering(keepsAlive: Bool)
    /// Belongs to a page.
    case page
    /// Sends its last bytes and ignores the client's.
    case closing
  }

  let outbox: Outbox
  private let limits: ServerLimits
  private let gate: OriginGate
  private var phase = Phase.request
  private var heads: HeadReader
  private var frames: FrameReader
  /// Bytes that were received with a request whose answer has not been sent.
  private var early: ArraySlice<UInt8> = []
  /// The times of the phase, of the first byte of an incomplete message, of the last received byte
  /// and of the last progress in sending.
  private var began: Double
  private var messageBegan: Double?
  private var lastReceived: Double
  private var progress: Double
  private var hasAnswered = false
  /// Indicates whether the page has sent a message.
  private var hasSpoken = false
  /// The time at which the connection began to send its last bytes.
  private var ended = 0.0
  private var hasPinged = false
  /// Indicates whether bytes waited to be sent at the last call of ``follow(sent:at:)``.
  private var isSending = false

  init(limits: ServerLimits, gate: OriginGate, outbox: Outbox, at now: Double) {
    self.limits = limits
    self.gate = gate
    self.outbox = outbox
    heads = HeadReader(limits: limits)
    frames = FrameReader(longest: limits.message)
    (began, lastReceived, progress) = (now, now, now)
  }

  /// Indicates whether the client's bytes are read. They are not while the client leaves the
  /// server's unread.
  var reads: Bool {
    switch phase {
    case .request: outbox.count == 0 && early.isEmpty
    case .page: outbox.count <= limits.outgoing
    case .answering: false
    case .closing: true
    }
  }

  /// Indicates whether the connection waits for an answer of the server.
  var isAnswering: Bool {
    if case .answering = phase { true } else { false }
  }

  /// Indicates whether all has been sent and nothing follows.
  var hasSentAll: Bool {
    if case .closing = phase { outbox.count == 0 } else { false }
  }

  /// The time since which the connection has been idle and could be closed for another; `nil` if it
  /// is in use.
  var idleSince: Double? {
    guard case .request = phase, outbox.count == 0, early.isEmpty else { return nil }
    return began
  }

  /// The time since which the client has read nothing of an answer that waits; `nil` for a page, and if
  /// none waits.
  var unreadSince: Double? {
    guard outbox.count > 0 else { return nil }
    return switch phase {
    case .request, .closing: isSending ? progress : began
    case .answering, .page: nil
    }
  }

  // Bytes

  /// Takes bytes of the client.
  func receive(_ bytes: [UInt8], at now: Double) -> [Event] {
    lastReceived = now
    hasPinged = false
    return proceed(bytes[...], at: now)
  }

  /// Answers the request of the last event.
  func answer(_ response: Response, at now: Double) {
    guard case .answering(let keepsAlive) = phase else { return }
    outbox.append([response.head(keepsAlive: keepsAlive), response.body], isLast: !keepsAlive)
    hasAnswered = true
    enter(keepsAlive ? .request : .closing, at: now)
  }

  private func proceed(_ bytes: ArraySlice<UInt8>, at now: Double) -> [Event] {
    var rest = bytes
    var events: [Event] = []
    while !rest.isEmpty {
      switch phase {
      case .request:
        // The next answer is made once the client has taken the last one.
        guard outbox.count == 0 else {
          early = rest
          return events
        }
        // The time of a head counts from its first byte.
        if heads.isEmpty, hasAnswered { began = now }
        do throws(RequestRefusal) {
          guard let head = try heads.read(&rest) else { return events }
          events += try begin(head, at: now)
        } catch {
          refuse(error, at: now)
        }
      case .page:
        guard let event = frames.read(&rest) else {
          if frames.isWaiting { messageBegan = messageBegan ?? now }
          return events
        }
        // A control frame does not prolong the time of a message that it interrupts or comes before.
        if case .text = event { hasSpoken = true }
        if hasSpoken, !frames.isInMessage { messageBegan = nil }
        events += take(event, at: now)
      case .answering:
        early = rest
        return events
      case .closing: return events
      }
    }
    return events
  }

  private func begin(_ head: RequestHead, at now: Double) throws(RequestRefusal) -> [Event] {
    guard gate.admits(host: head["host"]) else { throw .forbidden }
    guard head.path == "/live" else {
      guard head.method == "GET" else { throw .otherMethod }
      enter(.answering(keepsAlive: head.keepsAlive), at: now)
      return [.request(head.path)]
    }
    guard gate.admits(origin: head["origin"]) else { throw .forbidden }
    guard let answer = Handshake.answer(to: head) else { throw .noHandshake }
    outbox.append([answer])
    enter(.page, at: now)
    messageBegan = now
    return [.opened]
  }

  private func take(_ event: FrameReader.Event, at now: Double) -> [Event] {
    switch event {
    case .text(let text): return [.message(text)]
    case .ping(let payload):
      outbox.append([FrameWriter.frame(.pong, payload)])
      return []
    case .pong: return []
    case .closed:
      outbox.append([FrameWriter.frame(.close)], isLast: true)
    case .broken(let code, let reason):
      outbox.append([FrameWriter.close(code, reason)], isLast: true)
    }
    enter(.closing, at: now)
    return [.closed]
  }

  private func refuse(_ refusal: RequestRefusal, at now: Double) {
    let response = Response(refusal)
    outbox.append([response.head(keepsAlive: false)], isLast: true)
    enter(.closing, at: now)
  }

  private func enter(_ next: Phase, at now: Double) {
    phase = next
    (began, ended) = (now, now)
    messageBegan = nil
  }

  // Times

  /// Follows the outbox: the client accepted bytes, or the page's session added some or ended it.
  ///
  /// - Parameter sent: the number of bytes that the client accepted since the last call.
  func follow(sent: Int, at now: Double) -> [Event] {
    if sent > 0 || !isSending { progress = now }
    isSending = outbox.count > 0
    switch phase {
    case .page where outbox.isEnded:
      enter(.closing, at: now)
      return [.closed]
    case .request where !isSending && !early.isEmpty:
      let rest = early
      early = []
      return proceed(rest, at: now)
    case .closing where isSending: began = now
    default: break
    }
    return []
  }

  /// The time of the next call of ``expire(at:)``.
  var deadline: Double {
    let own =
      switch phase {
      case .request:
        began + (heads.isEmpty && hasAnswered ? limits.idleTime : limits.headTime)
      case .answering: began + limits.answerTime
      case .page: min(lastReceived + limits.quietTime, messageDeadline)
      case .closing:
        isSending ? ended + limits.idleTime : began + limits.closingTime
      }
    guard isSending else { return own }
    return min(sendingDeadline, own)
  }

  private var sendingDeadline: Double { isSending ? progress + limits.outgoingTime : .infinity }

  private var messageDeadline: Double {
    messageBegan.map { $0 + limits.messageTime } ?? .infinity
  }

  /// Acts on a deadline that has passed: a quiet page is sent a ping.
  ///
  /// - Returns: whether the connection ends at once.
  func expire(at now: Double) -> Bool {
    guard now >= deadline else { return false }
    guard case .page = phase, !hasPinged, now < min(sendingDeadline, messageDeadline) else {
      return true
    }
    hasPinged = true
    lastReceived = now
    outbox.append([FrameWriter.frame(.ping)])
    return false
  }
}
