import Foundation
import SheetEngine

/// A sheet of the engine, its twin that receives the same events, and the laws of both.
struct EngineSheet {
  static let containers: [(name: String, value: SheetContainer)] = [
    (
      "phone",
      SheetContainer(
        size: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
        displayScale: 3, displayCornerRadius: 55)
    ),
    (
      "small",
      SheetContainer(
        size: SheetSize(width: 375, height: 667), safeArea: SheetInsets(top: 20), displayScale: 2)
    ),
    (
      "flat",
      SheetContainer(
        size: SheetSize(width: 667, height: 375), displayScale: 2, verticalSizeClass: .compact)
    ),
    (
      "pad",
      SheetContainer(
        size: SheetSize(width: 820, height: 1180), safeArea: SheetInsets(top: 32, bottom: 25),
        displayScale: 2, horizontalSizeClass: .regular, idiom: .pad, displayCornerRadius: 25)
    ),
  ]

  private var sheet: SheetMachine
  private var twin: SheetMachine
  private var pairs = EffectPairs()

  init(_ settings: [String: String]) {
    let container = Self.containers.first { $0.name == settings["container"] }?.value
    var configuration = SheetConfiguration(detents: Self.detents(settings["detents"] ?? "large"))
    configuration.measurements = SheetMeasurements()
    configuration.kind = settings["kind"] == "form" ? .form : .page
    sheet = SheetMachine(
      configuration: configuration, container: container ?? Self.containers[0].value,
      style: settings["style"] == "ios18" ? .iOS18 : .iOS26)
    twin = sheet
  }

  // Events

  /// Performs a step, and returns the first law that does not hold after it.
  mutating func perform(_ step: String) throws -> Fault? {
    let words = step.split(separator: " ").map(String.init)
    if words.first == "spring" { return try Self.checkSpring(words) }
    let event = try Self.event(words, of: sheet)
    if let fault = checkDivision(of: event) { return fault }
    let before = sheet
    let effects = sheet.handle(event)
    _ = twin.handle(event)
    return pairs.add(effects) ?? checkNow() ?? check(event, before: before)
  }

  /// Lets go, and returns a law that does not hold when nothing happens any more.
  mutating func end() -> Fault? {
    sheet.handle(.dragCancelled)
    var frames = 0
    while sheet.isAnimating, frames < 1200 {
      sheet.handle(.tick(sheet.time + 1.0 / 60))
      frames += 1
    }
    if sheet.isAnimating {
      return Fault(law: "everything comes to rest", detail: "not within 20 s: \(sheet.phase)")
    }
    if sheet.isDismissalOpen {
      return Fault(law: "dismissals end or are cancelled", detail: "\(sheet.phase)")
    }
    return nil
  }

  private static func event(_ words: [String], of sheet: SheetMachine) throws -> SheetEvent {
    func number(_ index: Int) throws -> Double {
      guard words.indices.contains(index), let value = Double(words[index]) else {
        throw NotAProgram(reason: "a number is missing in \(words)")
      }
      return value
    }
    let scroll = words.last.flatMap(Double.init).map { SheetScroll(offset: $0) }
    let animation: SheetAnimation =
      switch words.last {
      case "settle": .settle
      case "spring": .spring(.system)
      default: .none
      }
    switch words.first {
    case "tick": return .tick(sheet.time + (try number(1)))
    case "present": return .present(animation)
    case "begin": return .dragBegan(mayDismiss: try number(1) > 0, scroll: scroll)
    case "move": return .dragMoved(by: try number(1), scroll: words.count > 2 ? scroll : nil)
    case "end": return .dragEnded(velocity: try number(1), scroll: words.count > 2 ? scroll : nil)
    case "cancel": return .dragCancelled
    case "select":
      let id = Int32(clamping: Int(try number(1)))
      return .select(id == -3 ? nil : SheetDetentID(id), animation)
    case "dismiss": return .dismiss(animation)
    case "grabber": return .grabberTapped(mayDismiss: try number(1) > 0)
    case "dimming": return .dimmingTapped(mayDismiss: try number(1) > 0)
    case "escape": return .escaped(mayDismiss: try number(1) > 0)
    case "step": return .stepped(larger: try number(1) > 0)
    case "look": return .styleChanged(try number(1) > 0 ? .iOS18 : .iOS26, animation)
    case "keyboard": return .keyboardChanged(overlap: try number(1), animation)
    case "cover":
      return .coverChanged(SheetCover(depth: Int(try number(1)), frontDim: try number(2)))
    case "detents":
      var configuration = sheet.layout.configuration
      configuration.detents = detents(words[1])
      return .configurationChanged(configuration, animation)
    case "property":
      var configuration = sheet.layout.configuration
      toggle(Int(try number(1)), in: &configuration)
      return .configurationChanged(configuration, animation)
    case "turn":
      var container = sheet.layout.container
      container.size = SheetSize(width: container.size.height, height: container.size.width)
      container.verticalSizeClass = container.verticalSizeClass == .compact ? .regular : .compact
      return .containerChanged(container, animation)
    case "resize":
      var container = sheet.layout.container
      container.size = SheetSize(width: try number(1), height: try number(2))
      return .containerChanged(container, animation)
    default: throw NotAProgram(reason: "there is no step \(words)")
    }
  }

  private static func toggle(_ property: Int, in configuration: inout SheetConfiguration) {
    switch property {
    case 0: configuration.isModal.toggle()
    case 1: configuration.prefersScrollingExpands.toggle()
    case 2: configuration.prefersGrabberVisible.toggle()
    case 3: configuration.prefersEdgeAttachedInCompactHeight.toggle()
    case 4: configuration.largestUndimmed = configuration.largestUndimmed == nil ? .medium : nil
    case 5:
      configuration.preferredCornerRadius = configuration.preferredCornerRadius == nil ? 12 : nil
    case 6: configuration.widthFollowsPreferredContentSize.toggle()
    default: configuration.sourceCenterX = configuration.sourceCenterX == nil ? 40 : nil
    }
  }

  private static func detents(_ text: String) -> [SheetDetent] {
    text.split(separator: ",").enumerated().map { index, word in
      let id = SheetDetentID(Int32(index))
      switch word {
      case "medium": return .medium
      case "large": return .large
      case "content": return .content(id: id)
      case "#0": return .marker(0, id: id)
      case "#1": return .marker(1, id: id)
      case "none": return .resolved(nil, id: id)
      default:
        let number = Double(word) ?? 0
        return number > 0 && number < 1 ? .fraction(number, id: id) : .height(number, id: id)
      }
    }
  }

  // Laws

  private func checkNow() -> Fault? {
    let geometry = sheet.geometry
    let frame = geometry.visibleFrame
    guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite,
      frame.width >= 0, frame.height >= 0
    else { return Fault(law: "frames are finite and not negative", detail: "\(frame)") }
    guard (0...0.481).contains(geometry.dimAlpha) else {
      return Fault(law: "the dimming is an opacity", detail: "\(geometry.dimAlpha)")
    }
    guard geometry.scale > 0, geometry.scale <= 1 else {
      return Fault(law: "the scale is between nothing and one", detail: "\(geometry.scale)")
    }
    guard sheet == twin else {
      return Fault(law: "equal inputs have equal outputs", detail: "\(sheet.phase)")
    }
    if case .resting(let stop) = sheet.phase, !sheet.isAnimating,
      sheet.position != sheet.layout.position(at: stop)
    {
      return Fault(
        law: "a sheet rests at its stop",
        detail: "\(sheet.position) at \(stop), which is \(sheet.layout.position(at: stop))")
    }
    if sheet.phase == .dismissed, frame.y < sheet.layout.container.size.height - 0.001 {
      return Fault(law: "a dismissed sheet is outside", detail: "\(frame)")
    }
    return nil
  }

  private func check(_ event: SheetEvent, before: SheetMachine) -> Fault? {
    switch event {
    case .dragBegan, .dragEnded, .dragCancelled, .grabberTapped, .dimmingTapped, .escaped,
      .stepped, .select(_, .settle), .dismiss(.settle), .keyboardChanged(_, .settle),
      .configurationChanged(_, .settle):
      let jump = sheet.geometry.visibleFrame.y - before.geometry.visibleFrame.y
      if abs(jump) > 1e-6 {
        return Fault(law: "nothing jumps", detail: "by \(jump) points in \(before.phase)")
      }
    default: break
    }
    // At its top a sheet cannot continue upwards.
    let isHeld =
      before.velocity < 0 && before.position.travel >= before.layout.stops.largest.extent
    if case .select(_, .settle) = event, case .settling = before.phase, before.isAnimating,
      sheet.isAnimating, !isHeld, abs(sheet.velocity - before.velocity) > 1e-6
    {
      return Fault(
        law: "another target keeps the velocity",
        detail: "\(before.velocity) became \(sheet.velocity)")
    }
    return nil
  }

  /// A motion is a function of the time: two ticks show what one shows.
  private func checkDivision(of event: SheetEvent) -> Fault? {
    guard case .tick(let time) = event, time > sheet.time else { return nil }
    var once = sheet
    var twice = sheet
    once.handle(.tick(time))
    twice.handle(.tick(sheet.time + (time - sheet.time) / 2))
    twice.handle(.tick(time))
    let difference = abs(once.position.travel - twice.position.travel)
    // A motion that ends in between is at its end by then, half a pixel away at most.
    guard difference > 0.5 else { return nil }
    return Fault(law: "the number of frames changes nothing", detail: "\(difference) points")
  }

  /// A spring loses energy, and never gains any.
  private static func checkSpring(_ words: [String]) throws -> Fault? {
    let numbers = words.dropFirst().compactMap(Double.init)
    guard numbers.count == 3 else { throw NotAProgram(reason: "three numbers are expected") }
    let spring = SheetSpring(response: numbers[0], dampingRatio: numbers[1])
    let omega = spring.angularFrequency
    var last = Double.infinity
    for index in 1...60 {
      let state = spring.state(
        at: Double(index) / 60, displacement: numbers[2], velocity: numbers[2] * 10)
      let energy =
        omega * omega * state.displacement * state.displacement
        + state.velocity * state.velocity
      guard energy <= last * (1 + 1e-9) + 1e-9 else {
        return Fault(law: "springs lose energy", detail: "\(last) became \(energy)")
      }
      last = energy
    }
    return nil
  }
}

/// Effects that come in pairs: what began ends before it begins again.
private struct EffectPairs {
  private var isSettling = false
  private var isDismissing = false

  mutating func add(_ effects: SheetEffects) -> Fault? {
    for effect in effects {
      let isInOrder: Bool
      switch effect {
      case .settleBegan: (isInOrder, isSettling) = (!isSettling, true)
      case .settleEnded: (isInOrder, isSettling) = (isSettling, false)
      case .dismissalBegan: (isInOrder, isDismissing) = (!isDismissing, true)
      case .dismissalCancelled, .dismissed: (isInOrder, isDismissing) = (isDismissing, false)
      default: isInOrder = true
      }
      guard isInOrder else { return Fault(law: "effects come in pairs", detail: "\(effect)") }
    }
    return nil
  }
}
