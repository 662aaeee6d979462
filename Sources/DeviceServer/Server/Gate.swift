import FlyingFox
import FlyingSocks
import Foundation

/// The listener on the port: it passes connections on to the HTTP library, which listens on a
/// socket that no other program can open, and passes no more bytes than a `RequestLimiter` permits.
/// The library itself reads messages of any length into memory.
final class Gate: Sendable {
  let port: Int
  /// The library's socket.
  let inside: sockaddr_un
  private let folder: String
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  private let longestMessage: Int
  private let connections = Counter()

  /// The largest number of connections at a time; a page needs about seven. tunable
  private static let mostConnections = 256
  /// The number of bytes that are read at a time; tunable.
  private static let chunk = 64 << 10

  /// Binds to a port of the loopback address; 0 for any that is free.
  init(port: UInt16, longestMessage: Int, pool: some AsyncSocketPool) throws {
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let bound) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    var template = Array("/tmp/detent-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SocketError.unsupportedAddress }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    inside = .unix(path: folder + "/live")
    self.port = Int(bound)
    self.pool = pool
    self.longestMessage = longestMessage
    self.socket = try AsyncSocket(socket: socket, pool: pool)
  }

  /// Passes connections on until it is cancelled. The pool must run.
  func run() async {
    defer {
      try? socket.close()
      try? FileManager.default.removeItem(atPath: folder)
    }
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let client = try? await socket.accept() else {
          // As when all files of the process are in use: others may have been closed soon.
          try? await Task.sleep(nanoseconds: 50_000_000)
          continue
        }
        guard connections.value < Self.mostConnections else {
          try? client.close()
          continue
        }
        connections.add(1)
        group.addTask {
          await self.serve(client)
          self.connections.add(-1)
        }
      }
      group.cancelAll()
    }
  }

  private func serve(_ client: AsyncSocket) async {
    defer { try? client.close() }
    // Frames are small and must not wait for one another.
    var isOn: Int32 = 1
    setsockopt(
      client.socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn,
      socklen_t(MemoryLayout<Int32>.size))
    guard let inner = try? await AsyncSocket.connected(to: inside, pool: pool) else { return }
    defer { try? inner.close() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await self.passRequests(from: client, to: inner) }
      group.addTask { try? await self.pass(from: inner, to: client) }
      await group.next()
      group.cancelAll()
    }
  }

  private func passRequests(from client: AsyncSocket, to inner: AsyncSocket) async throws {
    var limiter = RequestLimiter(longestMessage: longestMessage)
    var allowed: [UInt8] = []
    while true {
      let bytes = try await read(client)
      allowed.removeAll(keepingCapacity: true)
      let verdict = limiter.take(bytes, passing: &allowed)
      switch verdict {
      case .passing: try await inner.write(Data(allowed))
      case .refused: return
      case .messageTooLong:
        try await inner.write(Data(allowed))
        // The reader of the message tells the client the reason, and closes the connection.
        while true { _ = try await read(client) }
      }
    }
  }

  private func pass(from inner: AsyncSocket, to client: AsyncSocket) async throws {
    while true { try await client.write(Data(try await read(inner))) }
  }

  private func read(_ socket: AsyncSocket) async throws -> [UInt8] {
    while true {
      try Task.checkCancellation()
      do {
        return try socket.socket.read(atMost: Self.chunk)
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket.socket, untilReadyFor: .read)
      }
    }
  }
}

/// A counter that several tasks change.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  func add(_ change: Int) {
    lock.withLock { number += change }
  }
}
