extension SheetMachine {
  /// Indicates whether the current drag may dismiss the sheet.
  public var mayDismissByDrag: Bool {
    drag.wasAllowedToDismiss && !layout.configuration.isModal
  }

  mutating func beginDrag(
    _ mayDismiss: Bool, _ scroll: SheetScroll?, _ effects: inout SheetEffects
  ) {
    guard layout.isDraggable else { return }
    switch phase {
    case .dragging, .dismissed: return
    case .dismissing where !isDismissalByUser: return
    case .resting, .settling, .dismissing: break
    }
    // The drag begins at the sheet's current position, and ends a presentation that it interrupts.
    if isMovingByItself { effects.kinds.insert(.settleEnded) }
    endPresenting(&effects)
    stopMoving()
    position = layout.rebased(position)
    base = layout.stops.smallest.extent
    phase = .dragging
    drag = SheetDrag(
      wasAllowedToDismiss: mayDismiss, beganInMidContent: scroll.map { !$0.isAtTop } ?? false)
    drag.finger = fingerTravel(position.travel)
    drag.start = drag.finger
  }

  mutating func moveDrag(
    _ movement: Double, _ scroll: SheetScroll?, _ effects: inout SheetEffects
  ) {
    let delta = movement.isFinite ? movement : 0
    guard phase == .dragging else {
      if scroll != nil { move(content: delta, &effects) }
      return
    }
    var own = delta
    if let scroll {
      let share = dragLimits.arbitrate(delta, scroll: scroll)
      own = share.sheet
      if share.content != 0 { move(content: share.content, &effects) }
    }
    guard own != 0 else { return }
    drag.finger -= own
    let travel = shownTravel(drag.finger)
    position = SheetPosition(
      travel: travel, base: base, margin: position.margin, shift: position.shift)
    if travel > base { attach() }
    if position.drop > 0, own > 0, mayDismissByDrag { beginDismissal(byUser: true, &effects) }
  }

  /// The destination of the sheet if the finger that drags it is lifted now with a velocity; `nil`
  /// while no finger does.
  public func landing(velocity: Double, scroll: SheetScroll? = nil) -> SheetLanding? {
    guard phase == .dragging else { return nil }
    return landing(ownVelocity: ownVelocity(velocity.isFinite ? velocity : 0, scroll))
  }

  private func landing(ownVelocity: Double) -> SheetLanding {
    layout.landing(
      from: position, velocity: ownVelocity, mayDismiss: mayDismissByDrag,
      origin: dragOrigin)
  }

  /// The stop at which the current drag began, or the nearest one.
  public var dragOrigin: Int { layout.stops.nearest(to: drag.start) }

  /// Returns the sheet's part of a release velocity: none while the content has it.
  private func ownVelocity(_ velocity: Double, _ scroll: SheetScroll?) -> Double {
    guard let scroll else { return velocity }
    let dragLimits = self.dragLimits
    let isContents = velocity < 0 ? dragLimits.travel >= dragLimits.ceiling : !scroll.isAtTop
    return isContents ? 0 : velocity
  }

  /// Returns the destination that the app chose, if there is such a stop or the sheet may be dismissed.
  private func possible(_ landing: SheetLanding?) -> SheetLanding? {
    switch landing {
    case .stop(let stop): layout.stops.all.indices.contains(stop) ? landing : nil
    case .height(let height): height.isFinite ? landing : nil
    case .dismissal: mayDismissByDrag ? landing : nil
    case nil: nil
    }
  }

  mutating func endDrag(
    _ releaseVelocity: Double, _ scroll: SheetScroll?, _ chosen: SheetLanding?,
    _ effects: inout SheetEffects
  ) {
    let velocity = releaseVelocity.isFinite ? releaseVelocity : 0
    guard phase == .dragging else {
      if scroll != nil { release(content: velocity, &effects) }
      return
    }
    let own = ownVelocity(velocity, scroll)
    if scroll != nil { release(content: velocity - own, &effects) }
    let mayDismiss = mayDismissByDrag
    let landing = possible(chosen) ?? landing(ownVelocity: own)
    guard landing != .dismissal else {
      return dismiss(byUser: true, .settle, velocity: own, &effects)
    }
    let pull = layout.stops.smallest.extent - drag.finger
    if !mayDismiss, pull >= layout.style.drag.attemptDistance { effects.kinds.insert(.attempted) }
    let stop = rest(on: landing, &effects)
    // A sheet that resisted was slower than the finger.
    settle(to: stop, .settle, velocity: own * shownSlope(drag.finger), &effects)
    isFlungWithContent =
      scroll != nil && own < 0 && stop == layout.stops.count - 1 && travelMotion != nil
  }

  /// Records the user's destination, and returns its stop or the one below it.
  private mutating func rest(on landing: SheetLanding, _ effects: inout SheetEffects) -> Int {
    switch landing {
    case .dismissal: return selectedStop
    case .stop(let stop):
      choose(stop, &effects)
      return stop
    case .height(let height):
      let stops = layout.stops
      let held = clamped(height, stops.smallest.value, stops.largest.value)
      let stop = stops.index(below: held)
      guard stops.all[stop].value != held else {
        choose(stop, &effects)
        return stop
      }
      free(at: held)
      return selectedStop
    }
  }

  mutating func cancelDrag(_ effects: inout SheetEffects) {
    guard phase == .dragging else { return }
    settle(to: selectedStop, .settle, velocity: 0, &effects)
  }

  /// The limits of the drag, for ``SheetDragLimits/arbitrate(_:scroll:)``.
  var dragLimits: SheetDragLimits {
    let expands = layout.configuration.prefersScrollingExpands && !drag.beganInMidContent
    let smallest = layout.stops.smallest.extent
    let held = drag.start > smallest ? drag.start : smallest
    return SheetDragLimits(
      travel: drag.finger, ceiling: expands ? layout.stops.largest.extent : held,
      canFall: !drag.beganInMidContent || layout.style.drag.movesSheetAfterContentReachesTop)
  }

  /// Makes a card that is being resized as wide as its container (I14).
  private mutating func attach() {
    guard position.margin > 0, marginMotion == nil, !layout.style.card.keepsMargin else { return }
    let response = layout.style.settle.attachResponse
    if response > 0 {
      marginMotion = SheetMotion(
        spring: SheetSpring(response: response, dampingRatio: 1), from: position.margin, to: 0,
        at: time)
    } else {
      position.margin = 0
    }
  }

  private func move(content delta: Double, _ effects: inout SheetEffects) {
    effects.contentMovement = delta
    effects.kinds.insert(.contentMoved)
  }
}

extension SheetMachine {
  /// Returns the sheet's position for a finger at `finger` on the axis: beyond its ends the sheet
  /// resists.
  func shownTravel(_ finger: Double) -> Double {
    let law = layout.style.drag
    let largest = layout.stops.largest.extent
    let smallest = layout.stops.smallest.extent
    if finger > largest {
      return largest + law.overdragAbove.shown(finger - largest, limit: limitAbove)
    }
    if finger < smallest, !mayDismissByDrag {
      return smallest - law.refusedPull.shown(smallest - finger, limit: limitBelow)
    }
    return finger
  }

  /// Returns the sheet's speed under a finger at `finger`, as a fraction of the finger's speed.
  private func shownSlope(_ finger: Double) -> Double {
    let law = layout.style.drag
    let largest = layout.stops.largest.extent
    let smallest = layout.stops.smallest.extent
    if finger > largest { return law.overdragAbove.slope(finger - largest, limit: limitAbove) }
    if finger < smallest, !mayDismissByDrag {
      return law.refusedPull.slope(smallest - finger, limit: limitBelow)
    }
    return 1
  }

  /// Returns the finger's position for a sheet at `travel`; the inverse of ``shownTravel(_:)``.
  func fingerTravel(_ travel: Double) -> Double {
    let law = layout.style.drag
    let largest = layout.stops.largest.extent
    let smallest = layout.stops.smallest.extent
    if travel > largest {
      return largest + law.overdragAbove.pulled(travel - largest, limit: limitAbove)
    }
    if travel < smallest, !mayDismissByDrag {
      return smallest - law.refusedPull.pulled(smallest - travel, limit: limitBelow)
    }
    return travel
  }

  private var limitAbove: Double {
    layout.style.drag.overdragAboveFraction * layout.container.size.height
  }

  private var limitBelow: Double {
    layout.style.drag.refusedPullFraction * layout.stops.smallest.extent
  }
}
