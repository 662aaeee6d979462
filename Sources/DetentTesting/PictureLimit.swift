import UIKit

/// The difference of two pictures that a test permits.
struct PictureLimit {
  /// The permitted difference of a channel, of 255.
  var tolerance = 0
  /// The permitted distance of two colours in CIELAB, in place of ``tolerance``.
  var visible: Double?
  /// The share of the pixels that may differ by more.
  var share = 0.0

  /// Indicates whether every difference counts.
  var isExact: Bool { tolerance <= 0 && visible == nil && share <= 0 }

  /// Returns whether two pixels differ by more than is permitted.
  func differs(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a != b else { return false }
    if let visible { return LabColor(a).distance(to: LabColor(b)) > visible }
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
      if abs(difference) > tolerance { return true }
    }
    return false
  }
}

/// A colour in CIELAB (CIE 15, 1976), of an opaque pixel in sRGB (IEC 61966-2-1) under the daylight D65.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  private static let linear = (0...255).map { byte -> Double in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  init(_ pixel: UInt32) {
    func channel(_ shift: UInt32) -> Double { Self.linear[Int(pixel >> shift & 0xFF)] }
    let (red, green, blue) = (channel(16), channel(8), channel(0))
    let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the distance to another colour, known as ΔE of 1976.
  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension CGRect {
  /// Returns the rectangle in pixels of a picture, with those that it covers in part.
  func scaled(x: Double, y: Double) -> CGRect {
    let left = (minX * x).rounded(.down)
    let top = (minY * y).rounded(.down)
    return CGRect(
      x: left, y: top, width: (maxX * x).rounded(.up) - left,
      height: (maxY * y).rounded(.up) - top)
  }
}

extension Bitmap {
  /// Fills rectangles, in pixels, with grey.
  func mask(_ areas: [CGRect]) {
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    for area in areas.map(screen.intersection) where !area.isNull && !area.isEmpty {
      for y in Int(clamping: area.minY)..<Int(clamping: area.maxY) {
        let row = pixels + y * stride
        for x in Int(clamping: area.minX)..<Int(clamping: area.maxX) { row[x] = 0xFF80_8080 }
      }
    }
  }
}
