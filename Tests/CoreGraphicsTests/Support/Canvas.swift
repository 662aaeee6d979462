import CoreGraphics

/// Draws into a new transparent bitmap and returns it. Units are points with y down, unless
/// `flipped` is false.
func draw(
  _ width: Int, _ height: Int, scale: CGFloat = 1, flipped: Bool = true,
  _ body: (CGContext) throws -> Void
) throws -> Bitmap {
  let pixelWidth = Int(CGFloat(width) * scale)
  let pixelHeight = Int(CGFloat(height) * scale)
  guard let bitmap = Bitmap(width: pixelWidth, height: pixelHeight),
    let context = CGContext(bitmap: bitmap, scale: scale, flipped: flipped)
  else { throw CanvasError.noContext }
  try body(context)
  context.finish()
  return bitmap
}

enum CanvasError: Error {
  case noContext
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

extension UInt32 {
  var alphaByte: Int { Int(self >> 24) }
  var redByte: Int { Int(self >> 16 & 255) }
  var greenByte: Int { Int(self >> 8 & 255) }
  var blueByte: Int { Int(self & 255) }
}

extension Bitmap {
  /// The sum of all alphas, in pixels.
  var coveredArea: Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        sum += self[x, y].alphaByte
      }
    }
    return Double(sum) / 255
  }

  /// The pixels row after row without gaps.
  var packedPixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && isClose(a.width, b.width, within: tolerance)
    && isClose(a.height, b.height, within: tolerance)
}
