/// The reason why image data could not be read or written.
package enum BitmapError: Error, Equatable {
  case unknownFormat
  case damaged(format: String, detail: String)
  case size(width: Int, height: Int)
  case animated
  case outOfMemory
}

extension BitmapError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat:
      "The data is neither PNG nor WebP: convert the picture to one of them."
    case .damaged(let format, let detail):
      "The \(format) data cannot be read (\(detail)): use an undamaged file."
    case .size(let width, let height):
      "A picture of \(width) × \(height) pixels is not supported: use one of at least 1 × 1, at "
        + "most \(Bitmap.maximumSide) on a side and \(Bitmap.maximumPixels) pixels."
    case .animated:
      "The WebP data is an animation: use a still picture."
    case .outOfMemory:
      "There is not enough memory for the picture: use a smaller one."
    }
  }
}
