import CoreGraphics
import Foundation

/// Takes the frames of a recording one after the other and makes a file's bytes of them.
///
/// Frames are opaque and of one size. A frame stays until the next one's time.
package protocol AnimationEncoder: AnyObject {
  /// Adds a frame that is seen from a time on, in seconds; times must not go back.
  func add(_ frame: Bitmap, at time: Double) throws(RecordingError)

  /// Ends the animation at a time, in seconds, and gives the file's bytes.
  func finish(at time: Double) throws(RecordingError) -> Data
}

/// Why a recording cannot be made.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The encoder refused, for the reason given.
  case encoder(String)
  /// Not one frame was recorded.
  case empty
  /// The picture would be too large or too small.
  case size(width: Int, height: Int)

  /// The sentence, without a full stop.
  public var description: String {
    switch self {
    case .encoder(let reason): "the pictures could not be encoded: \(reason)"
    case .empty: "nothing was recorded"
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels cannot be made; choose another scale"
    }
  }
}
