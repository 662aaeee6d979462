import Foundation

@testable import QuartzCore

/// A screen with a clock of its own, at one pixel a point unless said otherwise.
@MainActor
final class TestScreen {
  let host: LayerHost
  private(set) var time: CFTimeInterval = 0

  init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) {
    host = LayerHost(size: CGSize(width: width, height: height), scale: scale)
    host.beginFrame(at: 0)
  }

  var root: CALayer { host.rootLayer }

  /// The next frame, `seconds` later.
  @discardableResult
  func frame(after seconds: CFTimeInterval = 1.0 / 60) -> FrameResult {
    time += seconds
    return frame(at: time)
  }

  @discardableResult
  func frame(at time: CFTimeInterval) -> FrameResult {
    self.time = time
    host.beginFrame(at: time)
    host.layoutAndCommit()
    host.sampleAnimations()
    return host.composite()
  }

  /// A layer on the root, without actions.
  func add(
    _ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil,
    _ layer: CALayer = CALayer()
  ) -> CALayer {
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }
}

/// Changes without implicit animations.
@MainActor
func atOnce(_ body: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  body()
  CATransaction.commit()
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// A generator with a seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

extension Bitmap {
  /// Whether all pixels inside are the same; otherwise the first that is not.
  func firstDifference(from other: Bitmap) -> String? {
    guard width == other.width, height == other.height else { return "sizes differ" }
    guard let box = difference(from: other) else { return nil }
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX where self[x, y] != other[x, y] {
        return "pixel (\(x), \(y)) of \(box): \(String(self[x, y], radix: 16)) "
          + "instead of \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }

  /// A picture with a pattern, for contents.
  static func pattern(_ width: Int, _ height: Int, seed: UInt32, isOpaque: Bool) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt32(x * 7 + y * 13) &* (seed | 1)
        let alpha: UInt32 = isOpaque ? 255 : (value >> 3) & 0xFF
        func channel(_ shift: UInt32) -> UInt32 { ((value >> shift & 0xFF) * alpha / 255) }
        bitmap.pixels[y * bitmap.stride + x] =
          alpha << 24 | channel(2) << 16 | channel(5) << 8 | channel(1)
      }
    }
    bitmap.isOpaque = isOpaque
    return bitmap
  }
}
