import Foundation

/// A page of `detent serve` that does what pages do not do.
final class FaultPage {
  private let socket: Int32
  private var received = Data()

  /// Connects, and opens the page's socket; `nil` if the server does not answer.
  init?(port: UInt16, isPage: Bool = true) {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var timeout = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
    }
    guard isConnected else { return nil }
    guard isPage else { return }
    send(
      raw: Data(
        """
        GET /live HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Origin: http://127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        \r

        """.utf8))
    guard wait(for: "\r\n\r\n", within: 10) else { return nil }
  }

  deinit { close(socket) }

  /// Closes the connection as a process that is killed does: at once, and with what was sent lost.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends bytes as they are; what does not fit within five seconds is lost.
  func send(raw data: Data) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a text message in one masked frame.
  func send(_ text: String) { send(raw: Self.frame(text)) }

  /// Returns the frame of a text message, with a mask of zeros.
  static func frame(_ text: String) -> Data {
    let body = Array(text.utf8)
    var bytes: [UInt8] = [0x81]
    if body.count < 126 {
      bytes.append(0x80 | UInt8(clamping: body.count))
    } else {
      bytes += [0xFE, UInt8(body.count >> 8 & 0xFF), UInt8(body.count & 0xFF)]
    }
    return Data(bytes + [0, 0, 0, 0] + body)
  }

  /// Waits until a text was received.
  func wait(for text: String, within seconds: Double) -> Bool {
    let deadline = Date() + seconds
    while received.range(of: Data(text.utf8)) == nil {
      let left = deadline.timeIntervalSinceNow
      guard left > 0, receive(within: left) else { return false }
    }
    return true
  }

  /// Reads what is there; returns `false` at the end of the connection, or if nothing came in time.
  @discardableResult
  func receive(within seconds: Double) -> Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(clamping: Int(seconds * 1000))) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    received.append(contentsOf: bytes[..<count])
    return true
  }

  func forget() { received.removeAll() }
}
