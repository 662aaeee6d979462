extension SheetMachine {
  /// Whether the keyboard holds the sheet at its largest stop.
  var isRaisedByKeyboard: Bool {
    layout.container.keyboardOverlap > 0 && layout.style.keyboard.raisesToLargest
      && layout.stops.count > 1 && layout.placement.shape != .card && !isKeyboardRaiseDeclined
  }

  /// Index of the stop where the sheet belongs.
  var selectedStop: Int {
    isRaisedByKeyboard ? layout.stops.count - 1 : layout.stops.index(selecting: selection)
  }

  mutating func present(_ animation: SheetAnimation, _ effects: inout SheetEffects) {
    guard phase == .dismissed else { return }
    let stop = selectedStop
    let rest = layout.position(at: stop)
    isPresenting = true
    isDismissalOpen = false
    // It comes in at its final size (S1.233).
    position = SheetPosition(
      extent: rest.extent, drop: layout.dropToOutside(extent: rest.extent, margin: rest.margin),
      margin: rest.margin)
    settle(to: stop, animation, velocity: 0, &effects)
  }

  mutating func select(
    _ id: SheetDetentID?, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    selection = id
    guard let current = targetStop else { return }
    let stop = selectedStop
    if stop != current { settle(to: stop, animation, &effects) }
  }

  /// Records the stop a user went to.
  mutating func choose(_ stop: Int, _ effects: inout SheetEffects) {
    if isRaisedByKeyboard {
      // Staying where the keyboard put the sheet is no choice.
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
