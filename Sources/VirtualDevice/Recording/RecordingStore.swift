import Foundation

/// Bytes that are written one after the other and read back later, in a file without a name.
///
/// The file is in the temporary folder, and is removed with the store, however the process ends. If
/// no such file can be made, the bytes are in memory.
package final class RecordingStore {
  /// The number of bytes so far.
  package private(set) var count = 0
  /// The file, or -1 if the bytes are in memory.
  private let file: Int32
  private var memory: [UInt8] = []

  /// Creates an empty store.
  ///
  /// - Parameter folder: the folder of the file; `nil` for the temporary folder.
  package init(folder: String? = nil) {
    var template = Array(((folder ?? NSTemporaryDirectory()) + "/detent-XXXXXX").utf8CString)
    file = mkstemp(&template)
    if file >= 0 {
      unlink(template)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Writes bytes at the end.
  package func append(_ bytes: [UInt8]) throws(RecordingError) {
    try append(elements: bytes[...])
  }

  /// Writes elements of a simple type at the end, as they are in memory.
  package func append<Element: BitwiseCopyable>(
    elements: ArraySlice<Element>
  ) throws(RecordingError) {
    let (size, problem) = elements.withUnsafeBytes { ($0.count, put($0, at: count)) }
    if let problem { throw problem }
    count += size
  }

  /// Writes over bytes that are there already.
  package func replace(_ bytes: [UInt8], at offset: Int) throws(RecordingError) {
    guard offset >= 0, offset + bytes.count <= count else { throw Self.beyondEnd }
    if let problem = bytes.withUnsafeBytes({ put($0, at: offset) }) { throw problem }
  }

  /// Returns a number of bytes from an offset.
  package func bytes(at offset: Int, count: Int) throws(RecordingError) -> [UInt8] {
    try elements(at: offset, count: count, of: UInt8.self)
  }

  /// Returns a number of elements of a simple type from an offset in bytes.
  package func elements<Element: BitwiseCopyable>(
    at offset: Int, count: Int, of type: Element.Type
  ) throws(RecordingError) -> [Element] {
    let size = count * MemoryLayout<Element>.stride
    guard offset >= 0, offset + size <= self.count else { throw Self.beyondEnd }
    var problem: RecordingError?
    let elements = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      problem = get(UnsafeMutableRawBufferPointer(buffer), at: offset)
      initialized = problem == nil ? count : 0
    }
    if let problem { throw problem }
    return elements
  }

  /// Returns all bytes.
  package func data() throws(RecordingError) -> Data {
    Data(try bytes(at: 0, count: count))
  }

  /// Calls a closure with all bytes in order, a part at a time.
  package func forEachPart(_ body: ([UInt8]) throws -> Void) throws {
    var offset = 0
    while offset < count {
      let part = try bytes(at: offset, count: min(1 << 20, count - offset))
      try body(part)
      offset += part.count
    }
  }

  private func put(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> RecordingError? {
    guard file >= 0 else {
      memory.replaceSubrange(offset..<min(memory.count, offset + bytes.count), with: bytes)
      return nil
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let done = bytes.count - rest.count
      let written = pwrite(
        file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, off_t(offset + done))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return Self.failure("written") }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  private func get(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> RecordingError? {
    guard file >= 0 else {
      buffer.copyBytes(from: memory[offset..<offset + buffer.count])
      return nil
    }
    var rest = buffer[...]
    while !rest.isEmpty {
      let done = buffer.count - rest.count
      let read = pread(
        file, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count,
        off_t(offset + done))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return Self.failure("read") }
      rest = rest.dropFirst(read)
    }
    return nil
  }

  private static func failure(_ verb: String) -> RecordingError {
    .encoder("a temporary file cannot be \(verb): \(String(cString: strerror(errno)))")
  }

  private static var beyondEnd: RecordingError { .encoder("a recording ends too early") }
}
