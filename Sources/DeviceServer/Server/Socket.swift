import Foundation

/// A socket that never waits.
struct Socket {
  let descriptor: Int32

  /// The result of reading.
  enum Reading {
    case bytes([UInt8])
    /// There is nothing to read yet.
    case none
    /// The other side has closed the connection.
    case end
  }

  /// Creates a socket that listens on the loopback address.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  /// - Returns: the socket and its port; `nil` if the port is not available.
  static func listening(on port: UInt16) -> (socket: Socket, port: Int)? {
    let listener = Socket(descriptor: socket(AF_INET, streams, 0))
    guard listener.descriptor >= 0 else { return nil }
    listener.set(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener.descriptor, $0, size) == 0 && listen(listener.descriptor, backlog) == 0
          && getsockname(listener.descriptor, $0, &size) == 0
      }
    }
    guard isBound, listener.stopWaiting() else {
      listener.end()
      return nil
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  private static let streams = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  /// The number of connections that the system keeps until they are accepted.
  private static let backlog: Int32 = 128

  /// Returns the next connection; `nil` if there is none, or the process has no room for it.
  func nextClient() -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    let socket = Socket(descriptor: accepted)
    guard socket.stopWaiting() else {
      socket.end()
      return nil
    }
    // Frames are small and must not wait for one another.
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    return socket
  }

  private func stopWaiting() -> Bool {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
  }

  private func set(_ level: Int32, _ option: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Reads at most as many bytes as the buffer has.
  func receive(into buffer: inout [UInt8]) -> Reading {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && Self.mayRetry ? .none : .end
  }

  /// Sends bytes. Returns how many were accepted; `nil` for none.
  func transmit(_ bytes: UnsafeRawBufferPointer) -> Int? {
    // A connection that has broken is noticed when it is read.
    let count = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    return count > 0 ? count : nil
  }

  private static var mayRetry: Bool { errno == EAGAIN || errno == EINTR }

  /// Tells the client that nothing more follows.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Closes the connection.
  func end() {
    close(descriptor)
  }
}

/// A pipe that ends a thread's wait for its sockets.
final class WakePipe: @unchecked Sendable {
  let reading: Int32
  private let writing: Int32
  private let lock = NSLock()
  private var isSignalled = false

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Ends the wait, or the next one.
  func signal() {
    lock.withLock {
      guard !isSignalled else { return }
      isSignalled = true
      var byte: UInt8 = 0
      _ = write(writing, &byte, 1)
    }
  }

  /// Takes back the signals so far.
  func clear() {
    lock.withLock {
      isSignalled = false
      var bytes: (UInt64, UInt64) = (0, 0)
      _ = read(reading, &bytes, 16)
    }
  }
}
