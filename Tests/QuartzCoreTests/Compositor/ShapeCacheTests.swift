import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Masks of shapes")
struct ShapeCacheTests {
  /// A card whose corners, border and shadow change from frame to frame, above one that does not.
  private func cards(on screen: TestScreen) -> CALayer {
    let still = screen.add(CGRect(x: 10, y: 10, width: 80, height: 60), .green)
    still.cornerRadius = 9
    still.borderWidth = 2
    let card = screen.add(CGRect(x: 30, y: 60, width: 100, height: 90), .red)
    card.borderColor = .blue
    card.shadowOpacity = 0.5
    return card
  }

  private func show(_ step: Int, _ card: CALayer) {
    atOnce {
      card.cornerRadius = 4 + CGFloat(step % 97) / 7
      card.borderWidth = CGFloat(step % 5)
      card.shadowRadius = 1 + CGFloat(step % 11)
      card.cornerCurve = step % 3 == 0 ? .continuous : .circular
    }
  }

  @Test("Masks in the memory of others draw the same as new ones")
  func reusedMemory() {
    let screen = TestScreen(width: 160, height: 180)
    let card = cards(on: screen)
    for step in 0..<300 {
      show(step, card)
      let bitmap = screen.frame().bitmap
      guard step % 20 == 19 else { continue }
      let other = TestScreen(width: 160, height: 180)
      show(step, cards(on: other))
      let rect = PixelRect(x: 0, y: 0, width: 160, height: 180)
      #expect(bitmap.countDifferences(from: other.frame().bitmap, in: [rect]) == 0, "step \(step)")
    }
  }

  @Test("A mask that is used in every frame is kept while others come and go")
  func keptMask() {
    let cache = ShapeCache()
    let radii = CornerRadii(12)
    let mask = cache.rounded(radii, continuous: false, width: 100, height: 100)
    for step in 0..<500 {
      cache.beginFrame()
      _ = cache.rounded(
        CornerRadii(20 + CGFloat(step) / 9), continuous: false, width: 300, height: 300)
      #expect(cache.rounded(radii, continuous: false, width: 100, height: 100) === mask)
    }
  }

  @Test("A mask that somebody holds is not drawn over")
  func heldMask() {
    let cache = ShapeCache()
    let mask = cache.rounded(CornerRadii(12), continuous: true, width: 100, height: 100)
    let bytes = Array(UnsafeBufferPointer(start: mask.mask, count: mask.width * mask.height))
    for step in 0..<500 {
      cache.beginFrame()
      _ = cache.rounded(
        CornerRadii(20 + CGFloat(step) / 9), continuous: true, width: 300, height: 300)
    }
    #expect(
      Array(UnsafeBufferPointer(start: mask.mask, count: mask.width * mask.height)) == bytes)
  }

  @Test("The masks of a shadow that changes in every frame take a few megabytes")
  func bytes() {
    let cache = ShapeCache()
    for step in 0..<200 {
      cache.beginFrame()
      _ = cache.shadow(
        CornerRadii(40), continuous: true, width: 900, height: 300 + step, sigma: 60)
    }
    #expect(cache.keptBytes < 16 << 20)
  }
}
