/// Runs of pixels that are stored outside of memory.
final class PixelRunStore {
  private let store = RecordingStore()

  /// The place of some runs in the store.
  struct Place {
    fileprivate var offset: Int
    fileprivate var count: Int
  }

  func add(_ runs: [UInt32]) throws(RecordingError) -> Place {
    let place = Place(offset: store.count, count: runs.count)
    try store.append(elements: runs[...])
    return place
  }

  func runs(at place: Place) throws(RecordingError) -> [UInt32] {
    try store.elements(at: place.offset, count: place.count, of: UInt32.self)
  }
}
