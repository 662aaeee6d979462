import Foundation

/// The listener on the port: one thread that waits for all connections at once, reads a piece from
/// each in turn, and closes those that pass their deadline.
final class Listener: @unchecked Sendable {
  /// An answerer of requests and receiver of pages.
  protocol Owner: AnyObject, Sendable {
    /// Returns the answer to a path that is known at once; `nil` for other paths.
    func answer(at path: String) -> Response?
    /// Returns the answer to any other path. It is cancelled when the client is gone.
    func answerLater(to path: String) async -> Response
    /// Opens a page.
    func open(_ outbox: Outbox, wake: @escaping @Sendable () -> Void) -> PageChannel
  }

  let port: Int
  private let socket: Socket
  private let gate: OriginGate
  private let limits: ServerLimits
  private let owner: any Owner
  private let pipe: WakePipe
  private let done = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var answers: [(client: Int, response: Response)] = []
  private var hasStopped = false
  // Of the thread.
  private var clients: [Int: Client] = [:]
  private var lastClient = 0
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  private var stopTime: Double?
  /// The time until which no connection is accepted, as the process has no room for one.
  private var fullUntil = 0.0

  private final class Client {
    let socket: Socket
    let connection: Connection
    var channel: PageChannel?
    var work: Task<Void, Never>?
    var hasEndedSending = false

    init(_ socket: Socket, _ connection: Connection) {
      self.socket = socket
      self.connection = connection
    }
  }

  /// The time in seconds for which the clients are told of the end when the server stops; tunable.
  private static let stoppingTime = 0.5
  /// The time in seconds before connections are accepted again if the process had no room; tunable.
  private static let fullTime = 0.1

  /// Binds to a port of the loopback address; 0 for any that is free.
  ///
  /// - Returns: `nil` if the port is not available.
  init?(port: UInt16, limits: ServerLimits = ServerLimits(), owner: any Owner) {
    guard let pipe = WakePipe(), let (socket, bound) = Socket.listening(on: port) else {
      return nil
    }
    self.pipe = pipe
    self.socket = socket
    self.port = bound
    self.limits = limits
    self.owner = owner
    gate = OriginGate(port: bound)
  }

  /// Begins to accept connections.
  func start() {
    let thread = Thread { [self] in run() }
    thread.name = "listener"
    thread.start()
  }

  /// Closes all connections, tells their clients, and waits for the end of the thread.
  func stop() {
    lock.withLock { hasStopped = true }
    pipe.signal()
    done.wait()
  }

  // The thread

  private func run() {
    while step() {}
    for client in clients.values { finish(client) }
    clients = [:]
    socket.end()
    done.signal()
  }

  private func step() -> Bool {
    let order = clients.keys.sorted()
    var entries = [
      pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: accepts ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    entries += order.compactMap { clients[$0].map(Self.entry) }
    poll(&entries, nfds_t(entries.count), timeout)
    if entries[0].revents != 0 { pipe.clear() }
    takeAnswers()
    for (entry, number) in zip(entries.dropFirst(2), order) where entry.revents != 0 {
      serve(number, entry.revents)
    }
    if entries[1].revents != 0 { accept() }
    let now = Self.now
    for number in clients.keys.sorted() { follow(number, at: now) }
    limitAnswers()
    guard lock.withLock({ hasStopped }) else { return true }
    return continueStopping(at: now)
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  private var accepts: Bool { stopTime == nil && Self.now >= fullUntil }

  /// Linux has the event that the other side sends no more, and Swift does not import it.
  private static let pollEnd: Int16 = 0x2000

  private static func entry(of client: Client) -> pollfd {
    var events = Int16(0)
    let hasRoom = client.channel?.hasRoom ?? true
    if client.connection.reads, hasRoom { events |= Int16(POLLIN) }
    if client.connection.isAnswering { events |= pollEnd }
    if client.connection.outbox.count > 0 { events |= Int16(POLLOUT) }
    return pollfd(fd: client.socket.descriptor, events: events, revents: 0)
  }

  /// The time until the first deadline in milliseconds; -1 for none.
  private var timeout: Int32 {
    var first = clients.values.map { $0.connection.deadline }.min() ?? .infinity
    if let stopTime { first = min(first, stopTime) }
    if fullUntil > Self.now { first = min(first, fullUntil) }
    guard first < .infinity else { return -1 }
    return Int32(max(0, min(60_000, ((first - Self.now) * 1000).rounded(.up))))
  }

  private func accept() {
    guard let accepted = socket.nextClient() else {
      if errno == EMFILE || errno == ENFILE, !closeIdlest() { fullUntil = Self.now + Self.fullTime }
      return
    }
    guard clients.count < limits.connections || closeIdlest() else { return accepted.end() }
    lastClient += 1
    let outbox = Outbox { [pipe] in pipe.signal() }
    clients[lastClient] = Client(
      accepted, Connection(limits: limits, gate: gate, outbox: outbox, at: Self.now))
  }

  /// Closes the connection that has been idle for longest. Returns `false` if none is idle.
  private func closeIdlest() -> Bool {
    let idle = clients.compactMap { number, client in
      client.connection.idleSince.map { (number, $0) }
    }
    guard let (number, _) = idle.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) else { return false }
    remove(number)
    return true
  }

  /// Closes connections that leave answers unread, while more bytes wait than are permitted.
  private func limitAnswers() {
    var waiting = clients.compactMap { number, client in
      client.connection.unreadSince.map { (number, $0, client.connection.outbox.count) }
    }
    var bytes = waiting.reduce(0) { $0 + $1.2 }
    guard bytes > limits.answers else { return }
    waiting.sort { ($0.1, $0.0) < ($1.1, $1.0) }
    for (number, _, count) in waiting.dropLast() where bytes > limits.answers {
      bytes -= count
      remove(number)
    }
  }

  private func serve(_ number: Int, _ events: Int16) {
    guard let client = clients[number] else { return }
    let hasEnded = events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    if client.connection.isAnswering, hasEnded || events & Self.pollEnd != 0 {
      return remove(number)
    }
    guard hasEnded || events & Int16(POLLIN) != 0 else { return }
    switch client.socket.receive(into: &buffer) {
    case .none: if hasEnded { remove(number) }
    case .end: remove(number)
    case .bytes(let bytes):
      handle(client.connection.receive(bytes, at: Self.now), of: number)
    }
  }

  private func handle(_ events: [Connection.Event], of number: Int) {
    guard let client = clients[number] else { return }
    for event in events {
      switch event {
      case .request(let path):
        if let response = owner.answer(at: path) {
          client.connection.answer(response, at: Self.now)
        } else {
          client.work = Task { [self] in
            let response = await owner.answerLater(to: path)
            lock.withLock { answers.append((number, response)) }
            pipe.signal()
          }
        }
      case .opened:
        client.channel = owner.open(client.connection.outbox) { [pipe] in pipe.signal() }
      case .message(let text): client.channel?.receive(text)
      case .closed: endPage(client)
      }
    }
  }

  private func takeAnswers() {
    let ready = lock.withLock {
      defer { answers = [] }
      return answers
    }
    for (number, response) in ready {
      clients[number]?.connection.answer(response, at: Self.now)
    }
  }

  /// Sends what waits, and acts on the connection's deadline.
  private func follow(_ number: Int, at now: Double) {
    guard let client = clients[number] else { return }
    let connection = client.connection
    let sent = connection.outbox.flush(client.socket.transmit)
    handle(connection.follow(sent: sent, at: now), of: number)
    if connection.hasSentAll, !client.hasEndedSending {
      client.hasEndedSending = true
      client.socket.endSending()
    }
    if connection.expire(at: now) { remove(number) }
  }

  private func remove(_ number: Int) {
    guard let client = clients.removeValue(forKey: number) else { return }
    finish(client)
  }

  private func finish(_ client: Client) {
    endPage(client)
    client.work?.cancel()
    client.connection.outbox.discard()
    client.socket.end()
  }

  private func endPage(_ client: Client) {
    client.channel?.end()
    client.channel = nil
  }

  /// Returns `false` once all clients know of the end, or the time for it has passed.
  private func continueStopping(at now: Double) -> Bool {
    guard let stopTime else {
      stopTime = now + Self.stoppingTime
      for client in clients.values {
        client.connection.outbox.append(
          client.channel == nil ? [] : [FrameWriter.close(.goingAway, "the server stops")],
          isLast: true)
      }
      return true
    }
    return now < stopTime && clients.values.contains { $0.connection.outbox.count > 0 }
  }
}
