import UIKit

extension Bitmap {
  /// Returns the mean of the three channels, of 255, over every fourth pixel of an area in both
  /// directions; `nil` for an area without pixels.
  func meanLight(in area: PixelRect) -> Int? {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    var sum = 0
    var count = 0
    for y in Swift.stride(from: area.minY, to: area.maxY, by: 4) {
      for x in Swift.stride(from: area.minX, to: area.maxX, by: 4) {
        let pixel = self[x, y]
        sum += Int(pixel >> 16 & 0xFF) + Int(pixel >> 8 & 0xFF) + Int(pixel & 0xFF)
        count += 3
      }
    }
    return sum / count
  }
}
