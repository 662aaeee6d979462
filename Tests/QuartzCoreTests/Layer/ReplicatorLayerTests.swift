import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("CAReplicatorLayer")
struct ReplicatorLayerTests {
  private let screen = TestScreen()

  private func color(_ frame: FrameResult, _ x: Int, _ y: Int) -> UInt32 {
    frame.bitmap[x, y] & 0xFF_FFFF
  }

  /// A replicator over the screen with a red dot of 10 points at the origin.
  private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
    let layer = CAReplicatorLayer()
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    _ = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), nil, layer)
    let dot = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: layer)
    return (layer, dot)
  }

  @Test("Each instance is transformed relative to the one before")
  func instances() {
    _ = replicator(3)
    let frame = screen.frame()
    let colors = [5, 15, 25, 45, 65].map { color(frame, $0, 5) }
    #expect(colors == [0xFF0000, 0, 0xFF0000, 0xFF0000, 0])
  }

  @Test("The transform is about the centre of the layer")
  func rotation() {
    let (layer, _) = replicator(2)
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let frame = screen.frame()
    #expect(color(frame, 95, 95) == 0xFF0000)
  }

  @Test("Replicas follow changes of the sublayers and of the count")
  func changes() {
    let (layer, dot) = replicator(2)
    screen.frame()
    atOnce { dot.backgroundColor = .green }
    #expect(color(screen.frame(), 25, 5) == 0x00FF00)
    layer.instanceCount = 1
    #expect(color(screen.frame(), 25, 5) == 0)
    #expect(layer.sublayers?.count == 1)
    dot.removeFromSuperlayer()
    #expect(color(screen.frame(), 5, 5) == 0)
    screen.frame()
    #expect(!screen.host.hasPendingWork)
  }

  @Test("Colours are multiplied, and offsets are added for each instance")
  func colors() {
    let (layer, dot) = replicator(2)
    atOnce { dot.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
    layer.instanceColor = .red
    layer.instanceGreenOffset = 1
    let frame = screen.frame()
    #expect(color(frame, 5, 5) == 0xFF0000)
    #expect(color(frame, 25, 5) == 0xFFFF00)
    layer.instanceAlphaOffset = -1
    #expect(color(screen.frame(), 25, 5) == 0)
  }

  @Test("An instance runs the sublayers' animations later")
  func delay() {
    let (layer, dot) = replicator(2)
    layer.instanceDelay = 0.5
    screen.frame()
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 5
    animation.toValue = 65
    animation.duration = 1
    animation.repeatCount = .infinity
    dot.add(animation, forKey: "move")
    screen.frame()
    let frame = screen.frame(after: 0.75)
    #expect(color(frame, 5, 50) == 0xFF0000)
    #expect(color(frame, 25, 20) == 0xFF0000)
    dot.removeAllAnimations()
    screen.frame()
    #expect(color(screen.frame(), 25, 5) == 0xFF0000)
    #expect(!screen.host.hasRunningAnimations)
  }

  @Test("Only the first instance is hit")
  func hits() {
    let (layer, dot) = replicator(2)
    screen.frame()
    #expect(screen.root.hitTest(CGPoint(x: 5, y: 5)) === dot)
    #expect(screen.root.hitTest(CGPoint(x: 25, y: 5)) === layer)
  }
}
