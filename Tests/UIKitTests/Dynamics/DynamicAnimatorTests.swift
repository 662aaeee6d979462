import DetentTesting
import Testing

@MainActor
@Suite("UIDynamicAnimator")
struct DynamicAnimatorTests {
  private final class Contacts: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("began \(identifier.map { "\($0)" } ?? "bounds")") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
  }

  /// An app and its view.
  private func start() -> (TestApp, UIView) {
    let app = TestApp { UIViewController() }
    return (app, app.root?.view ?? UIView())
  }

  /// A view of 100 by 100 points with its centre at a point.
  private func box(at center: CGPoint, on stage: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.center = center
    stage.addSubview(box)
    return box
  }

  @Test("Gravity of 1 is 1000 points per second squared")
  func gravity() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: 100), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    app.advance(by: 0.5)
    #expect(abs(box.center.y - 225) < 12)
    #expect(box.center.x == 150)
    #expect(animator.isRunning)
    animator.removeAllBehaviors()
    #expect(!animator.isRunning)
    app.end()
  }

  @Test("A push of 1 gives 100 points per second, at once or in a second")
  func push() {
    let (app, stage) = start()
    let (first, second) = (
      box(at: CGPoint(x: 100, y: 100), on: stage), box(at: CGPoint(x: 100, y: 300), on: stage)
    )
    let animator = UIDynamicAnimator(referenceView: stage)
    let behavior = UIDynamicItemBehavior(items: [first, second])
    let once = UIPushBehavior(items: [first], mode: .instantaneous)
    once.setAngle(0, magnitude: 1)
    let always = UIPushBehavior(items: [second], mode: .continuous)
    always.pushDirection = CGVector(dx: 1, dy: 0)
    for behavior in [behavior, once, always] { animator.addBehavior(behavior) }
    app.advance(by: 1)
    #expect(abs(behavior.linearVelocity(for: first).x - 100) < 3)
    #expect(!once.active)
    #expect(abs(behavior.linearVelocity(for: second).x - 100) < 3)
    app.end()
  }

  @Test("A falling view stops at the bounds, stays there, and the animator pauses")
  func floor() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: 300), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let contacts = Contacts()
    animator.delegate = contacts
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = contacts
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    app.advance(by: 3)
    #expect(abs(box.frame.maxY - stage.bounds.maxY) < 1)
    #expect(abs(box.center.x - 150) < 0.5)
    #expect(box.transform.isIdentity)
    #expect(!animator.isRunning)
    #expect(contacts.lines == ["resume", "began bounds", "pause"])
    app.end()
  }

  @Test("An elastic view bounces, less with each collision")
  func bounce() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: stage.bounds.maxY - 350), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [box])
    properties.elasticity = 0.5
    for behavior in [UIGravityBehavior(items: [box]), collision, properties] {
      animator.addBehavior(behavior)
    }
    var lows: [CGFloat] = []
    var wasFalling = true
    for _ in 0..<240 {
      app.advance(by: 1.0 / 60)
      let speed = properties.linearVelocity(for: box).y
      if wasFalling, speed < 0 { lows.append(-speed) }
      wasFalling = speed >= 0
    }
    // It falls 300 points: √(2 · 1000 · 300) points per second, half of it after the bounce.
    #expect(abs((lows.first ?? 0) - 387) < 25)
    #expect(lows.count >= 2 && lows[1] < lows[0] * 0.6)
    app.end()
  }

  @Test("Two views do not overlap, and the pushed one pushes the other")
  func items() {
    let (app, stage) = start()
    let (left, right) = (
      box(at: CGPoint(x: 60, y: 200), on: stage), box(at: CGPoint(x: 200, y: 200), on: stage)
    )
    let animator = UIDynamicAnimator(referenceView: stage)
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
    animator.addBehavior(properties)
    animator.addBehavior(UICollisionBehavior(items: [left, right]))
    app.advance(by: 0.5)
    #expect(right.center.x > 210)
    #expect(right.frame.minX - left.frame.maxX > -2)
    let sum = properties.linearVelocity(for: left).x + properties.linearVelocity(for: right).x
    #expect(abs(sum - 400) < 8)
    app.end()
  }

  @Test("A boundary with an identifier stops a view and can be removed")
  func boundary() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: 100), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let contacts = Contacts()
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = contacts
    collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 300))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    app.advance(by: 1.5)
    #expect(abs(box.frame.maxY - 300) < 1)
    #expect(contacts.lines == ["began shelf"])
    collision.removeBoundary(withIdentifier: "shelf")
    app.advance(by: 0.3)
    #expect(box.frame.maxY > 320)
    #expect(contacts.lines == ["began shelf", "ended shelf"])
    app.end()
  }

  @Test("A snap pulls a view to its point, upright, with less overshoot the more it is damped")
  func snap() {
    let (app, stage) = start()
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let box = box(at: CGPoint(x: 100, y: 100), on: stage)
      box.transform = CGAffineTransform(rotationAngle: 0.5)
      let animator = UIDynamicAnimator(referenceView: stage)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 100))
      snap.damping = damping
      animator.addBehavior(snap)
      var furthest: CGFloat = 0
      for _ in 0..<180 {
        app.advance(by: 1.0 / 60)
        furthest = max(furthest, box.center.x)
      }
      #expect(abs(box.center.x - 200) < 1)
      #expect(abs(box.transform.b) < 0.02)
      #expect(!animator.isRunning)
      return furthest - 200
    }
    let loose = overshoot(0)
    #expect(loose > 10)
    #expect(overshoot(1) < 1)
    app.end()
  }

  @Test("A view attached to an anchor follows it, rigid at once, soft as a spring")
  func attachment() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: 300), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    animator.addBehavior(attachment)
    #expect(attachment.length == 0)
    attachment.anchorPoint = CGPoint(x: 250, y: 300)
    app.advance(by: 0.5)
    #expect(abs(box.center.x - 250) < 3)
    attachment.frequency = 1
    attachment.damping = 0.3
    attachment.anchorPoint = CGPoint(x: 150, y: 300)
    app.advance(by: 0.2)
    #expect(box.center.x > 160 && box.center.x < 245)
    app.advance(by: 6)
    #expect(abs(box.center.x - 150) < 3)
    app.end()
  }

  @Test("A view hangs from an anchor at the length of its attachment and swings")
  func pendulum() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 300, y: 100), on: stage)
    let anchor = CGPoint(x: 150, y: 100)
    let animator = UIDynamicAnimator(referenceView: stage)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    animator.addBehavior(attachment)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      app.advance(by: 1.0 / 60)
      let distance = hypot(box.center.x - anchor.x, box.center.y - anchor.y)
      #expect(abs(distance - 150) < 4)
      lowest = max(lowest, box.center.y)
    }
    #expect(abs(lowest - 250) < 4)
    app.end()
  }

  @Test("The app's changes of an item count after an update, and resistance slows it")
  func updates() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 150, y: 100), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let properties = UIDynamicItemBehavior(items: [box])
    properties.resistance = 5
    properties.addLinearVelocity(CGPoint(x: 0, y: 100), for: box)
    animator.addBehavior(properties)
    app.advance(by: 0.1)
    box.center = CGPoint(x: 50, y: 500)
    animator.updateItem(usingCurrentState: box)
    app.advance(by: 2)
    #expect(box.center.x == 50)
    #expect(box.center.y > 500 && box.center.y < 520)
    #expect(!animator.isRunning)
    app.end()
  }

  @Test("An item that had no behaviour for a while starts where the app has put it")
  func handover() {
    let (app, stage) = start()
    let box = box(at: CGPoint(x: 100, y: 100), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    app.advance(by: 0.3)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 300, y: 500)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 520))
    snap.damping = 1
    animator.addBehavior(snap)
    app.advance(by: 0.1)
    #expect(box.center.x == 300)
    #expect(box.center.y >= 500 && box.center.y < 521)
    app.end()
  }

  // The technique of swipeable cards (ZLSwipeableViewSwift): a heavy view that nobody sees carries
  // the card, and is pushed away with the speed of the finger.
  @Test("A card hangs on a hidden anchor that follows a finger and is thrown with it")
  func card() {
    let (app, stage) = start()
    let card = box(at: CGPoint(x: 180, y: 300), on: stage)
    let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    anchor.isHidden = true
    stage.addSubview(anchor)
    let animator = UIDynamicAnimator(referenceView: stage)
    let start = CGPoint(x: 200, y: 330)
    anchor.center = start
    let hold = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: 20, vertical: 30), attachedTo: anchor,
      offsetFromCenter: .zero)
    hold.length = 0
    let lead = UIAttachmentBehavior(
      item: anchor, offsetFromCenter: .zero, attachedToAnchor: start)
    lead.damping = 100
    lead.length = 0
    animator.addBehavior(hold)
    animator.addBehavior(lead)
    app.advance(by: 0.1)
    #expect(hypot(card.center.x - 180, card.center.y - 300) < 2)
    lead.anchorPoint = CGPoint(x: 260, y: 330)
    app.advance(by: 0.4)
    #expect(abs(anchor.center.x - 260) < 4)
    #expect(card.center.x > 220)
    animator.removeBehavior(lead)
    let push = UIPushBehavior(items: [anchor], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 800, dy: 0)
    animator.addBehavior(push)
    app.advance(by: 0.4)
    #expect(card.center.x > 480)
    app.end()
  }

  @Test("A behaviour of the app combines others, and its action runs in each step")
  func composite() {
    let (app, stage) = start()
    final class Falling: UIDynamicBehavior {
      init(_ item: UIView) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
    }
    let box = box(at: CGPoint(x: 150, y: 100), on: stage)
    let animator = UIDynamicAnimator(referenceView: stage)
    let falling = Falling(box)
    var steps = 0
    falling.action = { steps += 1 }
    animator.addBehavior(falling)
    app.advance(by: 0.25)
    #expect(box.center.y > 110)
    #expect(steps >= 14)
    #expect(falling.childBehaviors.first?.dynamicAnimator === animator)
    animator.removeBehavior(falling)
    #expect(falling.dynamicAnimator == nil)
    app.end()
  }

  @Test("The same frames give the same movement")
  func repeats() {
    func run() -> [CGPoint] {
      let app = TestApp { UIViewController() }
      let stage = app.root?.view ?? UIView()
      let boxes = (0..<4).map { index in
        let box = UIView(frame: CGRect(x: 40 + index * 30, y: 60 * index, width: 50, height: 50))
        stage.addSubview(box)
        return box
      }
      let animator = UIDynamicAnimator(referenceView: stage)
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: boxes))
      app.advance(by: 2)
      app.end()
      return boxes.map(\.center)
    }
    #expect(run() == run())
  }
}
