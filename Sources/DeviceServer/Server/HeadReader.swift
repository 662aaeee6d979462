/// A reader of the heads of requests. It looks at each byte once, however they are cut, and keeps
/// no more of them than the longest head.
struct HeadReader {
  private let limits: ServerLimits
  private var bytes: [UInt8] = []

  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// Indicates whether no byte of a head has been received.
  var isEmpty: Bool { bytes.isEmpty }

  /// Takes bytes up to the end of a head from the front of a slice. Returns the head; `nil` if more
  /// bytes are needed.
  mutating func read(_ rest: inout ArraySlice<UInt8>) throws(RequestRefusal) -> RequestHead? {
    while let byte = rest.popFirst() {
      // Clients may send empty lines between requests. documented: RFC 9112, 2.2
      if bytes.isEmpty, byte == 13 || byte == 10 { continue }
      bytes.append(byte)
      guard bytes.count <= limits.head else { throw refusalOfLength }
      guard byte == 10, bytes.count >= 2 else { continue }
      // A line that ends without a carriage return is refused as soon as it ends.
      guard bytes[bytes.count - 2] == 13 else { throw .malformed }
      guard bytes.suffix(4).elementsEqual([13, 10, 13, 10]) else { continue }
      defer { bytes.removeAll(keepingCapacity: true) }
      return try RequestHead(bytes.dropLast(2), limits: limits)
    }
    return nil
  }

  private var refusalOfLength: RequestRefusal {
    bytes.contains(10) ? .headTooLong : .targetTooLong
  }
}
