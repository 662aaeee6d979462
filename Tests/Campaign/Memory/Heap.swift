import Foundation

/// The heap of this process.
enum Heap {
  /// The number of bytes in use, after glibc's `malloc_info`: what the heaps have of the system, without
  /// what is free in them.
  static var bytes: Int {
    guard let write, let text = report(write) else { return 0 }
    var sum = 0
    // The totals of all heaps come after those of each.
    let totals = text.components(separatedBy: "</heap>").last ?? ""
    for line in totals.split(separator: "\n") {
      let size = number("size", in: line)
      if line.contains("<total type=\"mmap\"") || line.contains("<system type=\"current\"") {
        sum += size
      } else if line.contains("<total type=") {
        sum -= size
      }
    }
    return sum
  }

  private typealias Write = @convention(c) (_ options: Int32, _ stream: OpaquePointer) -> Int32

  /// `malloc_info`, which Swift does not import.
  private static let write: Write? =
    dlsym(dlopen(nil, RTLD_NOW), "malloc_info").map { unsafeBitCast($0, to: Write.self) }

  private static func report(_ write: Write) -> String? {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else { return nil }
    _ = write(0, OpaquePointer(stream))
    fclose(stream)
    defer { free(bytes) }
    return bytes.map { String(cString: $0) }
  }

  private static func number(_ name: String, in line: Substring) -> Int {
    guard let start = line.range(of: "\(name)=\"") else { return 0 }
    return Int(line[start.upperBound...].prefix { $0.isNumber }) ?? 0
  }
}
