import Foundation
import Testing

@testable import QuartzCore

/// Notes what an animation tells it.
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("start \(anim.value(forKey: "tag") ?? "")")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(anim.value(forKey: "tag") ?? "") \(flag)")
  }
}

@MainActor
func basic(
  _ keyPath: String, _ from: Any?, _ to: Any?, duration: Double = 1, tag: String = "",
  delegate: AnimationLog? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = duration
  animation.delegate = delegate
  animation.setValue(tag, forKey: "tag")
  return animation
}

@MainActor
@Suite("Animations")
struct AnimationTests {
  @Test("Only the presentation moves; it ends at the model")
  func presentationValues() throws {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CALayer().presentation() == nil)
    layer.add(basic("position.x", 0, 100), forKey: "move")
    screen.frame(at: 0)
    screen.frame(at: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.position == CGPoint(x: 50, y: 5))
    #expect(layer.position == CGPoint(x: 5, y: 5))
    #expect(shown.model() === layer)
    screen.frame(at: 1)
    #expect(layer.presentation()?.position.x == 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation shows its start in the frame it is added in")
  func startsAtCommit() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.frame(at: 5)
    layer.add(basic("opacity", 0, 1), forKey: nil)
    screen.frame(at: 5.5)
    #expect(layer.presented.opacity == 0)
    screen.frame(at: 6)
    #expect(layer.presented.opacity == 0.5)
  }

  @Test("Before its first commit an animation is seen at its beginning, not at the model's end")
  func presentedBeforeCommit() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.frame(at: 5)
    layer.position.x = 105
    layer.add(basic("position.x", 5, 105), forKey: "move")
    #expect(layer.presentation()?.position.x == 5)
    screen.frame(at: 5)
    screen.frame(at: 5.5)
    #expect(layer.presentation()?.position.x == 55)
    // Another one beside it leaves it where it is.
    layer.add(basic("opacity", 0, 1), forKey: "fade")
    #expect(layer.presentation()?.position.x == 55)
    #expect(layer.presentation()?.opacity == 0)
    #expect(layer.opacity == 1)
  }

  @Test("What is left out of from, to and by is taken from the layer")
  func partialValues() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 0, width: 20, height: 10))
    func shown(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
      let animation = basic("position.x", from, to)
      animation.byValue = by
      animation.beginTime = screen.time - 0.5
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      screen.frame(after: 0)
      return layer.presented.position.x
    }
    screen.frame(at: 10)
    #expect(shown(0, nil, nil) == 10)
    #expect(shown(nil, 40, nil) == 30)
    #expect(shown(nil, nil, 10) == 25)
    #expect(shown(100, nil, 10) == 105)
    #expect(shown(nil, 40, 10) == 35)
  }

  @Test("Additive animations add up in the order they were added")
  func additive() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    for from in [100.0, 40] {
      let animation = basic("position.x", from, 0)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    let spin = basic("transform", CATransform3DMakeScale(2, 2, 1), CATransform3DIdentity)
    spin.isAdditive = true
    layer.add(spin, forKey: nil)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    screen.frame(at: 0)
    screen.frame(at: 0.5)
    #expect(abs(layer.presented.position.x - (5 + 50 + 20)) < 1e-9)
    #expect(abs(layer.presented.transform.m11 - 4.5) < 1e-9)
  }

  @Test("The difference of two values, added to the second, is the first")
  func differences() throws {
    let values: [(AnimatableValue, AnimatableValue)] = [
      (.number(3), .number(8)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 9, y: 5))),
      (
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 5, y: 6, width: 9, height: 8))
      ),
      (.radii(CornerRadii(4)), .radii(CornerRadii(top: 1, bottom: 7))),
    ]
    for (from, to) in values {
      let difference = try #require(AnimatableValue.difference(from: from, to: to))
      #expect(AnimatableValue.sum(to, difference) == from)
    }
    let from = CATransform3DMakeRotation(1, 0, 0, 1)
    let to = CATransform3DMakeScale(2, 3, 1)
    let difference = try #require(
      AnimatableValue.difference(from: .transform(from), to: .transform(to)))
    guard case .transform(let sum) = AnimatableValue.sum(.transform(to), difference) else {
      Issue.record("no transform")
      return
    }
    #expect(abs(sum.m11 - from.m11) < 1e-12)
    #expect(abs(sum.m12 - from.m12) < 1e-12)
  }

  @Test("A cumulative animation goes on from cycle to cycle")
  func cumulative() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = basic("position.x", 0, 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    screen.frame(at: 0)
    screen.frame(at: 2.5)
    #expect(layer.presented.position.x == 25)
  }

  @Test(
    "Keyframes are reached at their times",
    arguments: [(0.0, 0.0), (0.1, 50), (0.2, 100), (0.6, 60), (0.999, 20.1)])
  func keyframes(time: Double, x: Double) {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 20]
    animation.keyTimes = [0, 0.2, 1]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    screen.frame(at: 0)
    screen.frame(at: time)
    #expect(abs(layer.presented.position.x - x) < 1e-6)
  }

  @Test("Discrete, paced and path keyframes")
  func otherKeyframes() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let discrete = CAKeyframeAnimation(keyPath: "position.x")
    discrete.values = [1, 2, 3, 4]
    discrete.calculationMode = .discrete
    let paced = CAKeyframeAnimation(keyPath: "position.x")
    paced.values = [0, 10, 100]
    paced.calculationMode = .paced
    let along = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    along.path = path
    func at(_ animation: CAAnimation, _ share: Double) -> CGPoint {
      animation.duration = 1
      animation.beginTime = screen.time - share
      layer.add(animation, forKey: "one")
      screen.frame(after: 0)
      return layer.presented.position
    }
    screen.frame(at: 10)
    #expect(at(discrete, 0.3).x == 2)
    #expect(at(discrete, 0.99).x == 4)
    #expect(abs(at(paced, 0.5).x - 50) < 1e-6)
    #expect(at(along, 0.75) == CGPoint(x: 100, y: 25))
  }

  @Test("A group gives its members its time and cuts them off")
  func group() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let late = basic("opacity", 1, 0)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [basic("position.x", 0, 100, duration: 0), late]
    group.duration = 1
    let log = AnimationLog()
    group.delegate = log
    layer.add(group, forKey: "both")
    screen.frame(at: 0)
    screen.frame(at: 0.25)
    #expect(layer.presented.position.x == 25)
    #expect(layer.presented.opacity == 1)
    screen.frame(at: 0.75)
    #expect(layer.presented.position.x == 75)
    #expect(layer.presented.opacity == 0.75)
    screen.frame(at: 1)
    #expect(layer.animations.isEmpty)
    #expect(log.lines == ["start ", "stop  true"])
  }

  @Test(
    "Parts of values are animated by their key paths",
    arguments: [
      ("transform.scale", 2.0), ("transform.rotation.z", 1), ("transform.translation.y", 7),
      ("position.y", 3), ("bounds.size.height", 12), ("bounds.origin.x", 4), ("cornerRadius", 3),
      ("shadowOpacity", 0.5), ("zPosition", 4), ("borderWidth", 2),
    ])
  func keyPaths(keyPath: String, value: Double) throws {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setValue(value, forKeyPath: keyPath)
    let read = try #require(layer.value(forKeyPath: keyPath) as? Double)
    #expect(abs(read - value) < 1e-6)
    layer.add(basic(keyPath, 0, value * 2), forKey: nil)
    screen.frame(at: 0)
    screen.frame(at: 0.5)
    let path = try #require(LayerKeyPath(keyPath))
    let shown = try #require(layer.presented.value(path).asNumber)
    #expect(abs(shown - value) < 1e-6)
  }

  @Test("A rotation keeps the size on its way and takes the shorter side")
  func rotationInBetween() {
    let from = CATransform3DMakeRotation(-0.2, 0, 0, 1)
    let to = CATransform3DMakeRotation(0.9, 0, 0, 1)
    let middle = CATransform3D.interpolate(from, to, 0.5)
    #expect(abs(hypot(middle.m11, middle.m12) - 1) < 1e-12)
    #expect(abs(atan2(middle.m12, middle.m11) - 0.35) < 1e-12)
  }

  @Test("An unknown key path is reported when the animation is added")
  func unknownKeyPath() {
    let layer = CALayer()
    let reports = Misuse.collect { layer.add(basic("frame.size", 0, 1), forKey: nil) }
    #expect(reports.map(\.id) == ["Layer.unknownKeyPath"])
  }

  @Test("Colours, corner radii and paths are mixed; images switch at the half")
  func otherKinds() {
    let mixed = AnimatableValue.interpolate(.color(.black), .color(.white), 0.5)
    guard case .color(let grey) = mixed else {
      Issue.record("no colour")
      return
    }
    #expect(abs(grey.sRGBComponents.x - 0.5) < 1e-9)
    #expect(
      AnimatableValue.interpolate(
        .radii(CornerRadii(top: 10, bottom: 0)), .radii(CornerRadii(top: 20, bottom: 40)), 0.25)
        == .radii(CornerRadii(top: 12.5, bottom: 10)))
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    let path = small.mixed(with: large, 0.5)
    #expect(path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
