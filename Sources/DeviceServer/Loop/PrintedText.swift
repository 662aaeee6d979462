import Foundation

/// Text that the program prints to standard output, read back so that a page can show it. It is
/// written to the original output as well.
@MainActor
final class PrintedText {
  /// The size in bytes from which the file in between is emptied, and the most that is read at once;
  /// tunable.
  private static let largestFile = 1 << 20
  private static let largestPart = 64 << 10

  private let original: Int32
  private let file: Int32
  private var offset: Int = 0
  private var rest = ""

  /// Begins to follow the output; `nil` if the system has no room for the file in between.
  init?() {
    var path = Array((NSTemporaryDirectory() + "/detent-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    // What is printed after the file was emptied belongs at its beginning.
    guard fcntl(file, F_SETFL, O_APPEND) == 0, case let original = dup(STDOUT_FILENO), original >= 0
    else {
      close(file)
      return nil
    }
    self.file = file
    self.original = original
    fflush(nil)
    dup2(file, STDOUT_FILENO)
  }

  /// Returns the complete lines since the last call.
  func take() -> [String] {
    let bytes = read()
    guard !bytes.isEmpty else { return [] }
    pass(bytes)
    var lines = (rest + String(decoding: bytes, as: UTF8.self))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    rest = lines.popLast() ?? ""
    return lines.filter { !$0.isEmpty }
  }

  /// Returns the output to where it was, with what was printed last.
  func end() {
    pass(read())
    dup2(original, STDOUT_FILENO)
    close(original)
    close(file)
  }

  private func read() -> [UInt8] {
    fflush(nil)
    var status = stat()
    guard fstat(file, &status) == 0 else { return [] }
    let count = min(Int(status.st_size) - offset, Self.largestPart)
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(file, &bytes, count, off_t(offset))
    guard got > 0 else { return [] }
    offset += got
    if offset == Int(status.st_size), offset > Self.largestFile, ftruncate(file, 0) == 0 {
      offset = 0
    }
    return Array(bytes.prefix(got))
  }

  private func pass(_ bytes: [UInt8]) {
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { write(original, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }
}
