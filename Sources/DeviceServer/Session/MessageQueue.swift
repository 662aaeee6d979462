/// The messages of a page that wait to be performed. Of scenes that wait, only the newest is kept:
/// no one would see the others.
struct MessageQueue {
  private var messages: [ClientMessage] = []
  private var first = 0

  /// Indicates whether no message waits.
  var isEmpty: Bool { first == messages.count }

  /// Removes the oldest message and returns it.
  mutating func next() -> ClientMessage? {
    guard !isEmpty else { return nil }
    defer { first += 1 }
    return messages[first]
  }

  /// Adds a message.
  ///
  /// - Returns: the number of messages that wait no longer, as the new one makes them vain.
  mutating func append(_ message: ClientMessage) -> Int {
    messages.removeFirst(first)
    first = 0
    guard case .scene(let request) = message else {
      messages.append(message)
      return 0
    }
    // What has an answer is performed on the scene that it was sent to.
    let start = messages.lastIndex { $0.isAnswered }.map { $0 + 1 } ?? 0
    var latest = message
    var kept: [ClientMessage] = []
    if let index = messages[start...].lastIndex(where: { $0.requestsScene }) {
      latest = messages[index].adopting(changes(after: index, then: request))
      kept = Array(messages[start..<index])
      kept += messages[(index + 1)...].filter { !$0.isSettings }
    } else {
      kept = Array(messages[start...])
    }
    let before = messages.count
    messages = Array(messages[..<start]) + (kept.filter { !$0.isInput } + [latest])
    return before + 1 - messages.count
  }

  /// Returns a request with the settings that wait after a message, and those of a later scene.
  private func changes(after index: Int, then request: SceneRequest) -> SceneRequest {
    var changes = SceneRequest()
    for case .settings(let settings) in messages[(index + 1)...] { changes.adopt(settings) }
    changes.adopt(request)
    return changes
  }
}

extension ClientMessage {
  fileprivate var requestsScene: Bool {
    switch self {
    case .hello, .scene: true
    default: false
    }
  }

  fileprivate var isSettings: Bool {
    if case .settings = self { true } else { false }
  }

  /// Indicates whether the message changes only the scene that is shown.
  fileprivate var isInput: Bool {
    switch self {
    case .touches, .wheel, .pointer, .pointerGone, .key, .text, .set, .call, .keyboard, .step,
      .activate:
      true
    default: false
    }
  }

  /// Indicates whether the page waits for an answer that depends on the scene.
  fileprivate var isAnswered: Bool {
    switch self {
    case .probe, .properties, .record, .recordEnd, .script, .picture: true
    default: false
    }
  }

  /// Returns a request for a scene with changes.
  fileprivate func adopting(_ changes: SceneRequest) -> ClientMessage {
    switch self {
    case .hello(let version, var request):
      request.adopt(changes)
      return .hello(version: version, request)
    case .scene(var request):
      request.adopt(changes)
      return .scene(request)
    default: return self
    }
  }
}
