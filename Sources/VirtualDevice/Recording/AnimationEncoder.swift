import CoreGraphics

/// An encoder that makes a file's bytes of a recording's frames, which it receives one by one.
///
/// Frames are opaque and of one size. A frame is shown until the next one's time. An encoder keeps the
/// last frame and those that are being encoded in memory; everything else is in a store.
package protocol AnimationEncoder: AnyObject {
  /// Adds a frame that is shown from a time in seconds on; times must not go back. The caller may
  /// change the frame afterwards.
  func add(_ frame: Bitmap, at time: Double) throws(RecordingError)

  /// Ends the animation at a time in seconds, and returns the file's bytes.
  func finish(at time: Double) throws(RecordingError) -> RecordingStore
}

/// An error of a recording.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The encoder refused, for the reason given.
  case encoder(String)
  /// No frame was recorded.
  case empty
  /// The picture would be too large or too small.
  case size(width: Int, height: Int)

  /// The error in one sentence, without a full stop.
  public var description: String {
    switch self {
    case .encoder(let reason): "the pictures could not be encoded: \(reason)"
    case .empty: "nothing was recorded"
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels cannot be made; choose another scale"
    }
  }
}
