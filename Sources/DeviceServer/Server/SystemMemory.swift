import Foundation

/// The options of the system's allocator that Swift does not import, and other systems than Linux
/// do not have.
enum SystemMemory {
  /// Has the memory of whole screens returned to the system when they are freed. Kept in the heap,
  /// it leaves holes that the next one does not fit into, and the server grows with every scene.
  static func returnLargeBlocks() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    let mappedFrom: Int32 = -3
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: SetOption.self)(mappedFrom, 1 << 20)
  }

  /// Returns memory that nothing uses to the system, as after a page is gone.
  static func returnUnused() {
    typealias Trim = @convention(c) (_ kept: Int) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
