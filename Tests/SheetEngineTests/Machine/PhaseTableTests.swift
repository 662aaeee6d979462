import SheetEngine
import Testing

/// A sheet brought into a phase, by name.
enum Situation: String, CaseIterable, Sendable {
  case dismissed, presenting, resting, dragging, pulling, settling, leaving, removed

  /// Medium and large, medium undimmed; at medium unless it moves.
  var sheet: SheetMachine {
    var driver = SheetDriver(
      .make([.medium, .large]) { $0.largestUndimmed = .medium }, selection: .medium)
    guard self != .dismissed else { return driver.sheet }
    driver.send(.present(.settle))
    driver.advance(4)
    guard self != .presenting else { return driver.sheet }
    driver.settle()
    switch self {
    case .dismissed, .presenting, .resting: break
    case .dragging:
      driver.send(.dragBegan(mayDismiss: true))
      driver.send(.dragMoved(by: -60))
    case .pulling:
      driver.send(.dragBegan(mayDismiss: true))
      driver.send(.dragMoved(by: 60))
    case .settling:
      driver.send(.select(.large, .settle))
      driver.advance(4)
    case .leaving:
      driver.drag(by: 400)
      driver.advance(2)
    case .removed:
      driver.send(.dismiss(.settle))
      driver.advance(2)
    }
    return driver.sheet
  }
}

/// One event and the phase it leads to from every situation, in the order of `Situation.allCases`.
///
/// D dismissed, 0 and 1 resting at a stop, F under a finger, a and b settling to stop 0 and 1,
/// x dismissing.
struct EventRow: CustomTestStringConvertible, Sendable {
  var name: String
  var event: SheetEvent
  var phases: String

  var testDescription: String { name }

  private static let wide = SheetContainer.iPhone16.with {
    $0.size = SheetSize(width: 430, height: 932)
  }
  private static let slow: SheetStyle = {
    var style = SheetStyle.iOS26
    style.settle.spring = SheetSpring(response: 2, dampingRatio: 1)
    return style
  }()
  private static let side = SheetContainer.iPhone16.with {
    $0.size = SheetSize(width: 852, height: 393)
    $0.verticalSizeClass = .compact
  }

  //                                           dismissed, presenting, resting, dragging,
  //                                           pulling, settling, leaving, removed
  static let rows: [EventRow] = [
    EventRow(name: "tick of a frame", event: .tick(1000), phases: "D00FF1DD"),
    EventRow(name: "tick of no time", event: .tick(0), phases: "Da0FFbxx"),
    EventRow(name: "present", event: .present(.settle), phases: "aa0FFbxx"),
    EventRow(name: "present at once", event: .present(.none), phases: "0a0FFbxx"),
    EventRow(name: "drag began", event: .dragBegan(mayDismiss: true), phases: "DFFFFFFx"),
    EventRow(name: "drag moved", event: .dragMoved(by: 5), phases: "Da0FFbxx"),
    EventRow(name: "drag ended", event: .dragEnded(velocity: 0), phases: "Da0aabxx"),
    EventRow(name: "flick up", event: .dragEnded(velocity: -3000), phases: "Da0bbbxx"),
    EventRow(name: "flick down", event: .dragEnded(velocity: 3000), phases: "Da0xxbxx"),
    EventRow(name: "drag cancelled", event: .dragCancelled, phases: "Da0aabxx"),
    EventRow(name: "select large", event: .select(.large, .settle), phases: "DbbFFbxx"),
    EventRow(name: "select large at once", event: .select(.large, .none), phases: "D11FFbxx"),
    EventRow(name: "select medium", event: .select(.medium, .settle), phases: "Da0FFaxx"),
    EventRow(name: "select nothing", event: .select(nil, .settle), phases: "Da0FFaxx"),
    EventRow(
      name: "select unknown", event: .select(SheetDetentID(99), .none), phases: "Da0FF0xx"),
    EventRow(
      name: "move between stops", event: .move(toHeight: 600, .settle), phases: "DaaFFaxx"),
    EventRow(
      name: "move between stops at once", event: .move(toHeight: 600, .none), phases: "D00FF0xx"),
    EventRow(name: "dismiss", event: .dismiss(.settle), phases: "Dxxxxxxx"),
    EventRow(name: "dismiss at once", event: .dismiss(.none), phases: "DDDDDDDD"),
    EventRow(name: "grabber", event: .grabberTapped(mayDismiss: true), phases: "DbbFFaxx"),
    EventRow(name: "dimming", event: .dimmingTapped(mayDismiss: true), phases: "Da0FFxxx"),
    EventRow(name: "dimming refused", event: .dimmingTapped(mayDismiss: false), phases: "Da0FFbxx"),
    EventRow(name: "escape", event: .escaped(mayDismiss: true), phases: "DxxFFxxx"),
    EventRow(name: "escape refused", event: .escaped(mayDismiss: false), phases: "Da0FFbxx"),
    EventRow(name: "increment", event: .stepped(larger: true), phases: "DbbFFbxx"),
    EventRow(name: "decrement", event: .stepped(larger: false), phases: "Da0FFaxx"),
    EventRow(
      name: "other stops", event: .configurationChanged(.make([.large]), .settle),
      phases: "DaaFFaxx"),
    EventRow(
      name: "other stops at once", event: .configurationChanged(.make([.large]), .none),
      phases: "Da0FFaxx"),
    EventRow(
      name: "modal now",
      event: .configurationChanged(.make([.medium, .large]) { $0.isModal = true }, .none),
      phases: "Da0FFbxx"),
    EventRow(name: "wider", event: .containerChanged(wide, .settle), phases: "DaaFFbxx"),
    EventRow(name: "wider at once", event: .containerChanged(wide, .none), phases: "Da0FFbxx"),
    EventRow(name: "on its side", event: .containerChanged(side, .none), phases: "Da000axx"),
    EventRow(
      name: "keyboard", event: .keyboardChanged(overlap: 336, .settle), phases: "DbbFFbxx"),
    EventRow(
      name: "keyboard at once", event: .keyboardChanged(overlap: 336, .none), phases: "Db1FFbxx"),
    EventRow(name: "other look", event: .styleChanged(.iOS18, .settle), phases: "DaaFFbxx"),
    EventRow(name: "other look at once", event: .styleChanged(.iOS18, .none), phases: "Da0FFbxx"),
    EventRow(name: "other springs", event: .styleChanged(slow, .settle), phases: "Da0FFbxx"),
    EventRow(name: "no keyboard", event: .keyboardChanged(overlap: 0, .none), phases: "Da0FFbxx"),
    EventRow(
      name: "covered", event: .coverChanged(SheetCover(depth: 1, frontDim: 0.2)),
      phases: "Da0FFbxx"),
  ]

  static func letter(_ phase: SheetPhase) -> Character {
    switch phase {
    case .dismissed: return "D"
    case .resting(let stop): return stop == 0 ? "0" : "1"
    case .dragging: return "F"
    case .settling(let stop): return stop == 0 ? "a" : "b"
    case .dismissing: return "x"
    }
  }
}

@Suite("Phase by event")
struct PhaseTableTests {
  @Test("Every event has its defined phase in every situation", arguments: EventRow.rows)
  func phase(row: EventRow) {
    var found = ""
    for situation in Situation.allCases {
      var sheet = situation.sheet
      let effects = sheet.handle(row.event)
      found.append(EventRow.letter(sheet.phase))
      checkInvariants(sheet, "\(row.name) while \(situation)")
      #expect(Array(effects).count == Set(effects.map { "\($0)".prefix(12) }).count)
    }
    #expect(found == row.phases, "\(row.name)")
  }

  @Test("The situations are what their names say")
  func situations() {
    let letters = Situation.allCases.map { EventRow.letter($0.sheet.phase) }
    #expect(String(letters) == "Da0FFbxx")
  }

  @Test("From every phase a settled sheet ends at rest or gone", arguments: EventRow.rows)
  func ends(row: EventRow) {
    for situation in Situation.allCases {
      var driver = SheetDriver(.make())
      driver.sheet = situation.sheet
      driver.send(row.event)
      if driver.sheet.phase == .dragging { driver.send(.dragCancelled) }
      driver.settle()
      switch driver.sheet.phase {
      case .resting, .dismissed: break
      case .dragging, .settling, .dismissing:
        Issue.record("\(row.name) while \(situation) leaves \(driver.sheet.phase)")
      }
      #expect(!driver.sheet.isAnimating)
      #expect(!driver.sheet.isPresenting)
      #expect(!driver.sheet.isDismissalOpen)
    }
  }
}

/// What holds for a sheet at any time.
func checkInvariants(_ sheet: SheetMachine, _ what: String) {
  let geometry = sheet.geometry
  let frame = geometry.visibleFrame
  #expect(frame.x.isFinite && frame.y.isFinite, "\(what)")
  #expect(frame.width >= 0 && frame.height >= 0, "\(what)")
  #expect(geometry.dimAlpha >= 0 && geometry.dimAlpha <= 0.48 + 1e-12, "\(what)")
  #expect(sheet.position.drop >= 0 && sheet.position.margin >= 0, "\(what)")
  #expect(geometry.scale > 0 && geometry.scale <= 1, "\(what)")
  #expect(geometry.corners.top >= 0 && geometry.corners.bottom >= 0, "\(what)")
  #expect(geometry.contentSafeArea.bottom >= 0, "\(what)")
  let limit = sheet.layout.container.size.height
  if sheet.phase == .dismissed {
    #expect(frame.y >= limit - 0.001, "\(what)")
    #expect(geometry.dimAlpha < 1e-9, "\(what)")
    #expect(sheet.isBackgroundInteractive && !sheet.isPresenterTintDimmed, "\(what)")
  }
  if case .resting(let stop) = sheet.phase {
    let free = sheet.freeHeight.map { sheet.layout.position(atHeight: $0) }
    let isAtStop = sheet.position == sheet.layout.position(at: stop)
    #expect(isAtStop || sheet.position == free, "\(what)")
  }
  if case .dragging = sheet.phase {
  } else {
    // Only a finger or a spring holds a sheet away from its place.
    if !sheet.isAnimating, sheet.phase != .dismissed {
      #expect(sheet.targetStop != nil, "\(what)")
    }
  }
}
