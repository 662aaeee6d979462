extension SheetMachine {
  /// Indicates whether the keyboard keeps the sheet at its largest stop. A card that has room to move up
  /// does that instead.
  var isRaisedByKeyboard: Bool {
    let overlap = layout.container.keyboardOverlap
    guard overlap > 0, layout.style.keyboard.raisesToLargest, layout.stops.count > 1,
      !isKeyboardRaiseDeclined
    else { return false }
    return layout.placement.shape != .card
      || layout.placement.bottom > layout.container.size.height - overlap
  }

  /// The index of the stop for the selection and the keyboard.
  var selectedStop: Int {
    if isRaisedByKeyboard { return layout.stops.count - 1 }
    return freeHeight.map { layout.stops.index(below: $0) }
      ?? layout.stops.index(selecting: selection)
  }

  /// Returns the position at rest for a stop, or between stops.
  func restingPosition(at stop: Int) -> SheetPosition {
    guard let freeHeight, !isRaisedByKeyboard else { return layout.position(at: stop) }
    return layout.position(atHeight: freeHeight)
  }

  /// Moves to a height between the stops, or to the stop that has it.
  mutating func move(
    toHeight height: Double, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    guard height.isFinite, phase != .dragging else { return }
    free(at: height)
    if targetStop != nil { settle(to: selectedStop, animation, &effects) }
  }

  /// Records a height between the stops, which counts more than the keyboard's stop.
  mutating func free(at height: Double) {
    let stops = layout.stops
    freeHeight = clamped(height, stops.smallest.value, stops.largest.value)
    if layout.container.keyboardOverlap > 0 { isKeyboardRaiseDeclined = true }
  }

  mutating func present(_ animation: SheetAnimation, _ effects: inout SheetEffects) {
    guard phase == .dismissed else { return }
    let stop = selectedStop
    let rest = restingPosition(at: stop)
    isPresenting = true
    isDismissalOpen = false
    // A sheet is presented at its final size (S1.233).
    position = SheetPosition(
      extent: rest.extent, drop: layout.dropToOutside(extent: rest.extent, margin: rest.margin),
      margin: rest.margin)
    settle(to: stop, animation, velocity: 0, &effects)
  }

  mutating func select(
    _ id: SheetDetentID?, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    selection = id
    let wasFree = freeHeight != nil
    freeHeight = nil
    guard let current = targetStop else { return }
    let stop = selectedStop
    if stop != current || wasFree { settle(to: stop, animation, &effects) }
  }

  /// Records the stop that a user selected.
  mutating func choose(_ stop: Int, _ effects: inout SheetEffects) {
    freeHeight = nil
    if isRaisedByKeyboard {
      // A sheet that stays where the keyboard put it selects nothing.
      if stop == layout.stops.count - 1 { return }
      isKeyboardRaiseDeclined = true
    }
    guard layout.stops.index(selecting: selection) != stop else { return }
    let id = layout.stops.all[stop].id
    selection = id
    effects.selected = id
    effects.kinds.insert(.selection)
  }

  mutating func tapGrabber(_ mayDismiss: Bool, _ effects: inout SheetEffects) {
    guard layout.isDraggable, let stop = targetStop else { return }
    if layout.stops.count == 1 { return requestDismissal(mayDismiss, &effects) }
    let next = (stop + 1) % layout.stops.count
    choose(next, &effects)
    settle(to: next, .settle, &effects)
  }

  mutating func step(larger: Bool, _ effects: inout SheetEffects) {
    guard let stop = targetStop else { return }
    let next = larger ? stop + 1 : stop - 1
    guard next >= 0, next < layout.stops.count else { return }
    choose(next, &effects)
    settle(to: next, .settle, &effects)
  }
}
