import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("CATransition")
struct CATransitionTests {
  private let screen = TestScreen()

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    return transition
  }

  /// The colour of the frame at a point, as 0xRRGGBB.
  private func color(_ frame: FrameResult, _ x: Int, _ y: Int) -> UInt32 {
    frame.bitmap[x, y] & 0xFF_FFFF
  }

  /// A red page of 40 by 40 points at (30, 30), which was shown.
  private func page() -> CALayer {
    let page = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .red)
    screen.frame()
    return page
  }

  @Test("A push moves the old content out while the new comes from the other side")
  func push() {
    let page = page()
    page.add(transition(.push, .fromRight), forKey: nil)
    atOnce { page.backgroundColor = .blue }
    screen.frame()
    let begin = screen.time
    screen.frame(at: begin + 0.25)
    #expect(page.presented.position == CGPoint(x: 80, y: 50))
    #expect(screen.root.shownSublayers.count == 2)
    #expect(screen.root.shownSublayers.last?.presented.position == CGPoint(x: 40, y: 50))
    #expect(page.position == CGPoint(x: 50, y: 50))
    let end = screen.frame(at: begin + 1.1)
    #expect(screen.root.shownSublayers.count == 1)
    #expect(color(end, 50, 50) == 0x0000FF)
  }

  @Test("Content from the top moves up, from the bottom down, from the left to the right")
  func directions() {
    for (subtype, x, y) in [
      (CATransitionSubtype.fromTop, 50.0, 70.0), (.fromBottom, 50, 30), (.fromLeft, 30, 50),
      (.fromRight, 70, 50),
    ] {
      let screen = TestScreen()
      let page = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .red)
      screen.frame()
      page.add(transition(.moveIn, subtype), forKey: nil)
      screen.frame()
      screen.frame(after: 0.5)
      #expect(page.presented.position == CGPoint(x: x, y: y), "\(subtype.rawValue)")
    }
  }

  @Test("A content that moves in covers the old, a reveal uncovers the new")
  func order() {
    let page = page()
    page.add(transition(.moveIn, .fromRight), forKey: nil)
    atOnce { page.backgroundColor = .blue }
    screen.frame()
    let moving = screen.frame(after: 0.5)
    #expect(color(moving, 40, 50) == 0xFF0000)
    #expect(color(moving, 60, 50) == 0x0000FF)
    screen.frame(after: 1)
    page.add(transition(.reveal, .fromRight), forKey: nil)
    atOnce { page.backgroundColor = .green }
    screen.frame()
    let revealing = screen.frame(after: 0.5)
    #expect(color(revealing, 40, 50) == 0x0000FF)
    #expect(color(revealing, 60, 50) == 0x00FF00)
  }

  @Test("A fade of opaque content mixes old and new, without what is below")
  func fade() {
    let page = page()
    page.add(transition(.fade), forKey: nil)
    atOnce { page.backgroundColor = .blue }
    screen.frame()
    let half = color(screen.frame(after: 0.5), 50, 50)
    #expect(abs(Int(half >> 16) - 128) < 6)
    #expect(abs(Int(half & 0xFF) - 128) < 6)
  }

  @Test("A layer that is hidden under a transition fades out")
  func hiding() {
    let page = page()
    page.add(transition(.fade), forKey: nil)
    page.isHidden = true
    screen.frame()
    let half = color(screen.frame(after: 0.5), 50, 50)
    #expect(half >> 16 > 100 && half >> 16 < 160)
    #expect(color(screen.frame(after: 1), 50, 50) == 0)
  }

  @Test("A layer that was shown before the transition was added fades in")
  func showing() {
    let page = page()
    atOnce { page.isHidden = true }
    screen.frame()
    page.isHidden = false
    page.add(transition(.fade), forKey: nil)
    screen.frame()
    let half = color(screen.frame(after: 0.5), 50, 50)
    #expect(half >> 16 > 100 && half >> 16 < 160)
  }

  @Test("A sublayer that was added before the transition is no part of the old content")
  func addedBefore() {
    let page = page()
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    child.backgroundColor = .green
    page.addSublayer(child)
    page.add(transition(.moveIn, .fromRight), forKey: nil)
    screen.frame()
    let half = screen.frame(after: 0.5)
    #expect(color(half, 40, 50) == 0xFF0000)
    #expect(color(half, 60, 50) == 0x00FF00)
  }

  @Test("The picture of the old content is not among the app's layers")
  func sublayers() {
    let page = page()
    let other = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    screen.frame()
    page.add(transition(.push), forKey: nil)
    #expect(screen.root.sublayers?.count == 2)
    let front = CALayer()
    screen.root.insertSublayer(front, at: 1)
    let shown = screen.root.sublayers ?? []
    #expect(shown.map(ObjectIdentifier.init) == [page, front, other].map(ObjectIdentifier.init))
    #expect(screen.root.hitTest(CGPoint(x: 50, y: 50)) === page)
  }

  @Test("A layer has one transition, with its own key, and the delegate learns of its end")
  func key() {
    final class Delegate: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let page = page()
    let delegate = Delegate()
    let first = transition(.push)
    first.delegate = delegate
    page.add(first, forKey: "mine")
    #expect(page.animationKeys() == [kCATransition])
    screen.frame()
    page.add(transition(.fade), forKey: nil)
    #expect(delegate.ends == [false])
    #expect(screen.root.shownSublayers.count == 2)
    page.removeAnimation(forKey: kCATransition)
    #expect(screen.root.shownSublayers.count == 1)
    page.add(first, forKey: nil)
    screen.frame()
    screen.frame(after: 2)
    #expect(delegate.ends == [false, true])
  }

  // A question on Stack Overflow of a transition that was added with its layer: "it will not animate".
  @Test("A transition of a layer that was not shown yet has no effect")
  func newLayer() {
    let page = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .red)
    page.add(transition(.push), forKey: nil)
    screen.frame()
    #expect(page.presented.position == CGPoint(x: 50, y: 50))
    #expect(screen.root.shownSublayers.count == 1)
  }

  @Test("A layer that leaves takes its transition with it")
  func leaving() {
    let page = page()
    page.add(transition(.push), forKey: nil)
    screen.frame()
    page.removeFromSuperlayer()
    screen.frame()
    #expect(screen.root.shownSublayers.isEmpty)
    #expect(!screen.host.hasPendingWork)
  }
}
