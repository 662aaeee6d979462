extension SheetMachine {
  /// Indicates whether the keyboard keeps the sheet at its largest stop.
  var isRaisedByKeyboard: Bool {
    layout.container.keyboardOverlap > 0 && layout.style.keyboard.raisesToLargest
      && layout.stops.count > 1 && layout.placement.shape != .card && !isKeyboardRaiseDeclined
  }

  /// The index of the stop for the selection and the keyboard.
  var selectedStop: Int {
    isRaisedByKeyboard ? layout.stops.count - 1 : layout.stops.index(selecting: selection)
  }

  mutating func present(_ animation: SheetAnimation, _ effects: inout SheetEffects) {
    guard phase == .dismissed else { return }
    let stop = selectedStop
    let rest = layout.position(at: stop)
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
    guard let current = targetStop else { return }
    let stop = selectedStop
    if stop != current { settle(to: stop, animation, &effects) }
  }

  /// Records the stop that a user selected.
  mutating func choose(_ stop: Int, _ effects: inout SheetEffects) {
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
