import SheetEngine
import Testing

@Suite("A session")
struct SessionTests {
  /// A session whose sheet rests at the smallest of some detents.
  private func presented(_ detents: [SheetDetent]) -> SheetSession {
    var session = SheetSession(style: .iOS26)
    _ = session.handle(.configurationChanged(.make(detents), .none))
    _ = session.handle(.containerChanged(.iPhone16, .none))
    _ = session.handle(.present(.none))
    return session
  }

  @Test("A new session shows nothing and rests once it is presented in a container")
  func begins() {
    var session = SheetSession(style: .iOS18)
    #expect(session.machine.phase == .dismissed)
    #expect(session.machine.layout.style == .iOS18)
    session = presented([.medium, .large])
    #expect(session.machine.phase == .resting(stop: 0))
    #expect(session.restingGeometry == session.machine.geometry)
  }

  @Test("A time that the sheet has reached brings nothing, nor does one before or none at all")
  func time() {
    var session = presented([.medium, .large])
    #expect(session.advance(to: 1).isEmpty)
    _ = session.handle(.select(.large, .settle))
    #expect(!session.advance(to: 1.1).isEmpty)
    let before = session
    #expect(session.advance(to: 1.1).isEmpty)
    #expect(session.advance(to: 0.5).isEmpty)
    #expect(session.advance(to: .nan).isEmpty)
    #expect(session == before)
    #expect(!session.advance(to: 1.2).isEmpty)
  }

  @Test("A sheet that was dragged out of sight is gone in the frame of its release")
  func releasedOutOfSight() {
    var session = presented([.large])
    _ = session.advance(to: 1)
    _ = session.handle(.dragBegan(mayDismiss: true))
    _ = session.handle(.dragMoved(by: 2000))
    _ = session.handle(.dragEnded(velocity: 3000))
    #expect(session.machine.phase == .dismissing)
    #expect(session.advance(to: 1).isEmpty)
    #expect(session.frame(at: 1).contains(.dismissed(byUser: true)))
    #expect(session.machine.phase == .dismissed)
  }

  @Test("Translations become movements that add up to them")
  func translations() {
    var session = presented([.medium, .large])
    session.beginDrag()
    #expect(session.dragMovement(to: 0) == nil)
    #expect(session.dragMovement(to: -12) == -12)
    #expect(session.dragMovement(to: -12) == nil)
    #expect(session.dragMovement(to: .nan) == nil)
    #expect(session.dragMovement(to: 5) == 17)
    session.beginDrag()
    #expect(session.dragMovement(to: 5) == 5)
  }

  @Test("The current stop is where the sheet rests or goes, and the selected one under a finger")
  func currentStop() {
    var session = presented([height(200), .medium, .large])
    #expect(session.currentStop == 0)
    _ = session.handle(.select(.medium, .settle))
    #expect(session.currentStop == 1)
    _ = session.handle(.dragBegan(mayDismiss: true))
    _ = session.handle(.dragMoved(by: -5000))
    #expect(session.machine.targetStop == nil && session.currentStop == 1)
    #expect(session.restingGeometry != session.machine.geometry)
    _ = session.handle(.dragEnded(velocity: 0))
    #expect(session.currentStop == 2)
  }

  @Test("A stop that detents share counts as the selected one of them")
  func sharedStop() {
    let fixed = SheetDetent.height(300, id: SheetDetentID(1))
    let marked = SheetDetent.resolved(300, id: SheetDetentID(2))
    var session = presented([fixed, marked, .large])
    #expect(session.detent(at: 0) == fixed.id)
    _ = session.handle(.select(marked.id, .none))
    #expect(session.detent(at: 0) == marked.id)
    #expect(session.detent(at: 1) == .large)
  }

  @Test("A detent that is gone is replaced by the nearest one, one that is there by none")
  func replacement() {
    var session = presented([height(200), height(500), .large])
    _ = session.handle(.select(height(500).id, .none))
    let old = session.machine.layout.stops.all[session.currentStop]
    #expect(session.nearestDetent(replacing: old) == nil)
    _ = session.handle(.configurationChanged(.make([height(100), height(450), .large]), .none))
    #expect(session.nearestDetent(replacing: old) == height(450).id)
  }

  @Test("A sheet between two stops has a place between them")
  func place() {
    var session = presented([height(200), height(400)])
    #expect(session.place == SheetPlace(index: 0, progress: 0))
    _ = session.handle(.dragBegan(mayDismiss: true))
    _ = session.handle(.dragMoved(by: -50))
    let place = session.place
    #expect(place.index == 0)
    #expect(abs(place.progress - 0.25) < 1e-9)
  }
}
