/// The state of a presented sheet between the views that show it and the machine that decides: the
/// machine itself, the clock and the drag.
///
/// A shell of views owns a session. It advances the session to the present time before each event,
/// calls ``frame(at:)`` once a display frame, and performs the effects in their order:
///
/// ```swift
/// func send(_ event: SheetEvent) {
///   perform(session.advance(to: now))
///   perform(session.handle(event))
/// }
///
/// func displayLinkFired() {
///   perform(session.frame(at: now))
/// }
/// ```
///
/// The session is a value, so it is free for new events while a shell performs effects.
public struct SheetSession: Equatable, Sendable {
  /// The sheet.
  public private(set) var machine: SheetMachine
  /// The translation of the recogniser at the last movement, in points.
  private var translation = 0.0

  /// Creates a session for a sheet that is not shown yet and whose container is not known.
  public init(style: SheetStyle) {
    machine = SheetMachine(
      configuration: SheetConfiguration(), container: SheetContainer(size: SheetSize()),
      style: style)
  }

  /// Brings the sheet to a time in seconds and returns what follows from it.
  ///
  /// Nothing follows from a time at which the sheet is already: a frame's events share one tick.
  public mutating func advance(to time: Double) -> SheetEffects {
    guard time > machine.time else { return SheetEffects() }
    return machine.handle(.tick(time))
  }

  /// Brings the sheet to the time of a display frame in seconds and returns what follows from it.
  ///
  /// In contrast to ``advance(to:)``, a motion that an event of this frame began is sampled too: a sheet
  /// that was dragged out of sight is gone in the frame in which the finger leaves it.
  public mutating func frame(at time: Double) -> SheetEffects {
    machine.handle(.tick(time))
  }

  /// Changes the sheet for an event and returns what follows from it.
  public mutating func handle(_ event: SheetEvent) -> SheetEffects {
    machine.handle(event)
  }
}

extension SheetSession {
  /// Begins to follow a drag recogniser, which counts from zero.
  public mutating func beginDrag() {
    translation = 0
  }

  /// The movement since the last call in points, for ``SheetEvent/dragMoved(by:scroll:)``.
  ///
  /// Recognizers say how far the finger is from where it began; the machine wants to know how far it
  /// went since the last event.
  ///
  /// - Parameter newTranslation: The recogniser's translation in points, positive downwards. One that
  ///   is not a number counts as no movement.
  /// - Returns: The movement, `nil` if there is none.
  public mutating func dragMovement(to newTranslation: Double) -> Double? {
    guard newTranslation.isFinite else { return nil }
    let movement = newTranslation - translation
    translation = newTranslation
    return movement == 0 ? nil : movement
  }
}

extension SheetSession {
  /// The index of the stop at which the sheet rests, to which it moves, or which is selected while a
  /// finger has it or it is dismissed.
  public var currentStop: Int {
    machine.targetStop ?? machine.layout.stops.index(selecting: machine.selection)
  }

  /// The detent of a stop: the selected one if it rests there, else the stop's first.
  public func detent(at stop: Int) -> SheetDetentID {
    let stops = machine.layout.stops
    if let selected = machine.selection, stops.index(of: selected) == stop { return selected }
    return stops.all[stop].id
  }

  /// Everything visible about the sheet at rest at ``currentStop``.
  public var restingGeometry: SheetGeometry {
    let layout = machine.layout
    return layout.geometry(at: layout.position(at: currentStop), cover: machine.cover)
  }

  /// The detent to select after the stops changed, so that a sheet whose detent is gone or inactive
  /// moves to the nearest one instead of the smallest; `nil` if its detent is still there.
  ///
  /// - Parameter old: The stop at which the sheet rested before the change.
  public func nearestDetent(replacing old: SheetStop) -> SheetDetentID? {
    let stops = machine.layout.stops
    guard stops.index(of: old.id) == nil else { return nil }
    return stops.all[stops.nearest(to: old.extent)].id
  }

  /// The place of the sheet among its stops.
  public var place: SheetPlace {
    let stops = machine.layout.stops
    return SheetPlace(of: machine.position.travel, stopCount: stops.count) { stops.all[$0].extent }
  }
}
