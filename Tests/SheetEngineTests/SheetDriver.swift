import SheetEngine

/// A sheet with a frame clock of 60 Hz, and a log of everything it asked for.
struct SheetDriver {
  var sheet: SheetMachine
  var log: [SheetEffect] = []

  init(
    _ configuration: SheetConfiguration, in container: SheetContainer = .iPhone16,
    style: SheetStyle = .iOS26, selection: SheetDetentID? = nil
  ) {
    sheet = SheetMachine(
      configuration: configuration, container: container, style: style, selection: selection)
  }

  /// A sheet that has been presented without animation, its log empty.
  static func presented(
    _ detents: [SheetDetent] = [.large], in container: SheetContainer = .iPhone16,
    style: SheetStyle = .iOS26, selection: SheetDetentID? = nil,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetDriver {
    var driver = SheetDriver(
      .make(detents, change), in: container, style: style, selection: selection)
    driver.send(.present(.none))
    driver.log = []
    return driver
  }

  @discardableResult
  mutating func send(_ event: SheetEvent) -> SheetEffects {
    let effects = sheet.handle(event)
    log.append(contentsOf: effects)
    return effects
  }

  /// Steps whole frames.
  mutating func advance(_ frames: Int) {
    for _ in 0..<frames { send(.tick(sheet.time + 1.0 / 60)) }
  }

  /// Steps frames until nothing moves; at most ten seconds.
  mutating func settle() {
    var frames = 0
    while sheet.isAnimating, frames < 600 {
      advance(1)
      frames += 1
    }
  }

  /// A whole drag over the sheet: in four moves, then a release.
  mutating func drag(by distance: Double, velocity: Double = 0, mayDismiss: Bool = true) {
    send(.dragBegan(mayDismiss: mayDismiss))
    for _ in 0..<4 {
      send(.dragMoved(by: distance / 4))
      advance(1)
    }
    send(.dragEnded(velocity: velocity))
  }

  /// The log without what happens on every frame.
  var story: [SheetEffect] {
    log.filter { $0 != .layoutChanged && $0 != .phaseChanged && $0 != .dimmingChanged }
  }

  /// Top edge on screen.
  var top: Double { sheet.geometry.visibleFrame.y }
}
