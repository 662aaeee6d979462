extension SheetMachine {
  mutating func change(
    to configuration: SheetConfiguration, _ animation: SheetAnimation,
    _ effects: inout SheetEffects
  ) {
    guard configuration != layout.configuration else { return }
    let style = layout.style
    let container = layout.container
    let shown = phase == .dragging ? position.travel : 0
    adopt(
      SheetLayout(configuration: configuration, container: container, style: style),
      mapping: false, animation, &effects)
    // A new answer about dismissal must not make the sheet jump under the finger.
    if phase == .dragging { drag.finger = fingerTravel(shown) }
  }

  mutating func change(
    to style: SheetStyle, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    guard style != layout.style else { return }
    let shown = phase == .dragging ? position.travel : 0
    adopt(
      SheetLayout(configuration: layout.configuration, container: layout.container, style: style),
      mapping: false, animation, &effects)
    if phase == .dragging { drag.finger = fingerTravel(shown) }
  }

  mutating func change(
    to container: SheetContainer, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    guard container != layout.container else { return }
    let old = layout.container
    if container.keyboardOverlap <= 0 { isKeyboardRaiseDeclined = false }
    let new = SheetLayout(
      configuration: layout.configuration, container: container, style: layout.style)
    let isReshaped =
      old.size != container.size || new.placement.shape != layout.placement.shape
    adopt(new, mapping: isReshaped, animation, &effects)
  }

  mutating func changeKeyboard(
    to overlap: Double, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    var container = layout.container
    container.keyboardOverlap = overlap > 0 ? overlap : 0
    change(to: container, animation, &effects)
  }

  /// Continues in another layout.
  ///
  /// - Parameter mapping: `true` if a moving sheet keeps its fractional index among the stops,
  ///   `false` if it keeps its place on screen.
  private mutating func adopt(
    _ new: SheetLayout, mapping: Bool, _ animation: SheetAnimation, _ effects: inout SheetEffects
  ) {
    let old = layout
    layout = new
    effects.kinds.insert(.layout)
    // The placement changes at once; the visible sheet follows with an animation.
    let jump = old.placement.bottom - new.placement.bottom
    let shift = mapping || animation == .none ? 0 : position.shift + jump
    if new.placement.width <= 2 * position.margin {
      // There is no room for the card that still floats.
      position.margin = 0
      marginMotion = nil
    }

    switch phase {
    case .dismissed:
      let rest = restingPosition(at: selectedStop)
      position = SheetPosition(
        extent: rest.extent, drop: new.dropToOutside(extent: rest.extent, margin: rest.margin),
        margin: rest.margin)
      base = rest.extent
    case .resting:
      startShift(shift, animation)
      settleAnew(animation, &effects)
    case .settling:
      // A sheet that moves already does not jump.
      let moving = animation == .none ? SheetAnimation.settle : animation
      startShift(shift, animation)
      if mapping {
        position = new.position(mapping: position, from: old)
        settle(to: selectedStop, moving, &effects)
      } else {
        settleAnew(moving, &effects)
      }
    case .dragging:
      adoptUnderFinger(from: old, mapping: mapping, animation, &effects)
      if phase == .dragging { startShift(shift, animation) }
    case .dismissing:
      startShift(shift, animation)
      if mapping { position = new.position(mapping: position, from: old) }
      base = position.extent
      guard let motion = travelMotion else { return }
      travelMotion = SheetMotion(
        spring: motion.spring, from: position.travel,
        velocity: motion.state(at: time).velocity, to: outsideTravel, at: time)
    }
  }

  /// Settles at the sheet's stop, unless the sheet rests or moves there already.
  private mutating func settleAnew(_ animation: SheetAnimation, _ effects: inout SheetEffects) {
    let stop = selectedStop
    let wanted = restingPosition(at: stop)
    let travelTarget = travelMotion?.target ?? position.travel
    let marginTarget = marginMotion?.target ?? position.margin
    guard travelTarget == wanted.travel, marginTarget == wanted.margin else {
      return settle(to: stop, animation, &effects)
    }
    // The sheet is there or moves there already; only the index may differ.
    base = slidingBase
    if travelMotion != nil || marginMotion != nil {
      phase = .settling(stop: stop)
    } else if shiftMotion != nil {
      settle(to: stop, animation, &effects)
    } else if isMovingByItself {
      // Only its placement moved, which is there at once.
      rest(at: stop, &effects)
    } else {
      phase = .resting(stop: stop)
    }
  }

  private mutating func adoptUnderFinger(
    from old: SheetLayout, mapping: Bool, _ animation: SheetAnimation,
    _ effects: inout SheetEffects
  ) {
    guard layout.isDraggable else {
      return settle(to: selectedStop, mapping ? .none : animation, velocity: 0, &effects)
    }
    if mapping {
      let startOffset = drag.finger - drag.start
      position = layout.position(mapping: position, from: old)
      base = layout.stops.smallest.extent
      position = layout.rebased(position)
      drag.finger = fingerTravel(position.travel)
      drag.start = drag.finger - startOffset
    } else {
      base = slidingBase
      drag.finger = fingerTravel(position.travel)
    }
  }

  private mutating func startShift(_ shift: Double, _ animation: SheetAnimation) {
    position.shift = shift
    guard shift != 0, let spring = spring(animation, speed: 0) else {
      shiftMotion = nil
      return
    }
    let velocity = shiftMotion?.state(at: time).velocity ?? 0
    shiftMotion = SheetMotion(spring: spring, from: shift, velocity: velocity, to: 0, at: time)
  }
}
