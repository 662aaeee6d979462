import SheetEngine
import Testing

@Suite("Random lives of a sheet")
struct RandomSequenceTests {
  static let detents: [SheetDetent] = [
    height(90), height(300), .medium, .fraction(0.8, id: SheetDetentID(8)),
    .topMargin(30, id: SheetDetentID(9)), .large, .full(id: SheetDetentID(10)),
  ]

  @Test("Whatever happens, in any order, the invariants hold", arguments: 0..<60)
  func invariants(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var driver = Self.newSheet(&random)
    var balance = Balance()
    for step in 0..<400 {
      let event = Self.event(driver.sheet, &random)
      let wasInMotion = driver.sheet.isAnimating
      let top = driver.top
      let effects = driver.send(event)
      let what = "seed \(seed), step \(step): \(event)"
      balance.add(effects, what)
      checkInvariants(driver.sheet, what)
      if Self.mustNotJump(event) {
        #expect(abs(driver.top - top) < 1e-6, "\(what), in motion \(wasInMotion)")
      }
    }
    driver.send(.dragCancelled)
    driver.log = []
    driver.settle()
    #expect(!driver.sheet.isAnimating && !driver.sheet.isDismissalOpen)
  }

  @Test("Two sheets that live the same life are equal at every step", arguments: 0..<5)
  func determinism(seed: Int) {
    var first = SeededGenerator(seed: UInt64(seed))
    var second = SeededGenerator(seed: UInt64(seed))
    var one = Self.newSheet(&first)
    var other = Self.newSheet(&second)
    for _ in 0..<300 {
      one.send(Self.event(one.sheet, &first))
      other.send(Self.event(other.sheet, &second))
      #expect(one.sheet == other.sheet)
    }
    #expect(one.log == other.log)
  }

  /// Events after which the sheet is where it was on screen: it may only begin to move.
  private static func mustNotJump(_ event: SheetEvent) -> Bool {
    switch event {
    case .dragBegan, .dragEnded, .dragCancelled, .grabberTapped, .dimmingTapped, .escaped,
      .stepped, .select(_, .settle), .move(_, .settle), .dismiss(.settle),
      .keyboardChanged(_, .settle), .configurationChanged(_, .settle):
      return true
    default: return false
    }
  }

  private static func newSheet(_ random: inout SeededGenerator) -> SheetDriver {
    let containers: [SheetContainer] = [.iPhone16, .iPhoneSE, .iPadA16]
    return SheetDriver(
      configuration(Bool.random(using: &random) ? .page : .form, &random),
      in: containers.randomElement(using: &random)!,
      style: Bool.random(using: &random) ? .iOS26 : .iOS18)
  }

  /// A sheet's kind is for life, as its controller's presentation style is.
  private static func configuration(
    _ kind: SheetKind, _ random: inout SeededGenerator
  ) -> SheetConfiguration {
    .make(detents.filter { _ in Bool.random(using: &random) }) {
      $0.largestUndimmed = Bool.random(using: &random) ? .medium : nil
      $0.isModal = Int.random(in: 0..<4, using: &random) == 0
      $0.prefersScrollingExpands = Bool.random(using: &random)
      $0.kind = kind
    }
  }

  private static func event(
    _ sheet: SheetMachine, _ random: inout SeededGenerator
  ) -> SheetEvent {
    let animation: SheetAnimation = Bool.random(using: &random) ? .settle : .none
    let may = Int.random(in: 0..<4, using: &random) > 0
    let scroll: SheetScroll? =
      Bool.random(using: &random)
      ? SheetScroll(offset: Double.random(in: -20...60, using: &random)) : nil
    switch Int.random(in: 0..<62, using: &random) {
    case 0..<20: return .tick(sheet.time + Double.random(in: 0...0.05, using: &random))
    case 20..<24: return .present(animation)
    case 24..<28: return .dragBegan(mayDismiss: may, scroll: scroll)
    case 28..<40: return .dragMoved(by: .random(in: -120...120, using: &random), scroll: scroll)
    case 40..<44:
      return .dragEnded(velocity: .random(in: -4000...4000, using: &random), scroll: scroll)
    case 44: return .dragCancelled
    case 45..<47:
      let id = detents.randomElement(using: &random)!.id
      return .select(Bool.random(using: &random) ? id : nil, animation)
    case 47: return .dismiss(animation)
    case 48: return .grabberTapped(mayDismiss: may)
    case 49: return .dimmingTapped(mayDismiss: may)
    case 50: return .escaped(mayDismiss: may)
    case 51: return .stepped(larger: Bool.random(using: &random))
    case 52, 53:
      return .configurationChanged(
        configuration(sheet.layout.configuration.kind, &random), animation)
    case 54:
      let overlap = Bool.random(using: &random) ? 0 : Double.random(in: 50...400, using: &random)
      return .keyboardChanged(overlap: overlap, animation)
    case 55: return .coverChanged(SheetCover(depth: 0, frontDim: 0))
    case 56:
      return .containerChanged(
        sheet.layout.container.with {
          $0.verticalSizeClass = $0.verticalSizeClass == .compact ? .regular : .compact
          $0.size = SheetSize(width: $0.size.height, height: $0.size.width)
        }, animation)
    case 57: return .dragMoved(by: .nan)
    case 58: return .tick(sheet.time - 1)
    case 59: return .move(toHeight: .random(in: -50...900, using: &random), animation)
    case 60:
      return .dragEnded(
        velocity: .random(in: -4000...4000, using: &random), scroll: scroll,
        landing: .height(.random(in: -50...900, using: &random)))
    default: return .keyboardChanged(overlap: -3, animation)
    }
  }
}

/// Effects that come in pairs.
struct Balance {
  private var isSettling = false
  private var isDismissing = false

  mutating func add(_ effects: SheetEffects, _ what: String) {
    for effect in effects {
      switch effect {
      case .settleBegan:
        #expect(!isSettling, "\(what)")
        isSettling = true
      case .settleEnded:
        #expect(isSettling, "\(what)")
        isSettling = false
      case .dismissalBegan:
        #expect(!isDismissing, "\(what)")
        isDismissing = true
      case .dismissalCancelled, .dismissed:
        #expect(isDismissing, "\(what)")
        isDismissing = false
      case .phaseChanged, .layoutChanged, .dimmingChanged, .contentMoved, .contentReleased,
        .keyboardDismissalRequested, .presented, .dismissalAttempted, .selectionChanged:
        break
      }
    }
  }
}
