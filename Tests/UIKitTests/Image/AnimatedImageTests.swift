import DetentTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Animated images")
struct AnimatedImageTests {
  private func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor(white: CGFloat(number) / 4, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
  }

  @Test("An animated image has its pictures and their duration, and the size of the first")
  func values() throws {
    let made = pictures(3)
    let image = try #require(UIImage.animatedImage(with: made, duration: 0.6))
    #expect(image.images == made && image.duration == 0.6 && image.size == made[0].size)
    #expect(UIImage.animatedImage(with: made, duration: 0)?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(made[0].images == nil && made[0].duration == 0)
    #expect(UIImage.animatedImageNamed("none", duration: 1) == nil)
  }

  @Test("An image view shows the pictures one after the other, until it has another image")
  func plays() throws {
    let stage = TestStage()
    let made = pictures(3)
    let view = UIImageView(image: UIImage.animatedImage(with: made, duration: 0.6))
    stage.window.addSubview(view)
    var shown: [Int] = []
    for _ in 0..<48 {
      stage.run(frames: 1)
      guard let index = made.firstIndex(where: { $0 === view.animationFrame }) else { continue }
      if shown.last != index { shown.append(index) }
    }
    #expect(shown == [0, 1, 2, 0])
    #expect(view.isAnimating)
    view.image = made[0]
    #expect(!view.isAnimating && view.animationFrame == nil)
  }
}
