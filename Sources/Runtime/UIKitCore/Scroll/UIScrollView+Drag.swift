extension UIScrollView {
  /// The nearest drag coordinator among the ancestors.
  private var nearestCoordinator: (any ScrollDragCoordinator)? {
    var view: UIView? = self
    while let current = view {
      if let coordinator = current.scrollDragCoordinator { return coordinator }
      view = current.superview
    }
    return nil
  }

  /// Indicates whether the pan may begin: the content can move along the pan's main axis, and no
  /// content view keeps the touch.
  var mayBeginDrag: Bool {
    let movement = scrollPan.movement
    let isVertical = abs(movement.y) >= abs(movement.x)
    guard isVertical ? isVerticallyScrollable : isHorizontallyScrollable else { return false }
    return scrollPan.countedTouches.allSatisfy { touch in
      guard touch.delivery.stage == .delivered, let view = touch.touchedView, view !== self else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  func panChanged() {
    switch scrollPan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag()
    case .cancelled, .failed: cancelDrag()
    case .possible: break
    }
  }

  private func beginDrag() {
    stopCourse()
    catchZoomForDrag()
    isCaught = false
    _willDrag()
    let movement = scrollPan.movement
    let isVertical = abs(movement.y) >= abs(movement.x)
    let followsX = isHorizontallyScrollable && !(isDirectionalLockEnabled && isVertical)
    let followsY = isVerticallyScrollable && !(isDirectionalLockEnabled && !isVertical)
    let size = layer.bounds.size
    let offset = layer.bounds.origin
    let past = scrollPan.translation(in: nil)
    var drag = ScrollDrag(
      free: CGPoint(
        x: ScrollDrag.free(offset.x, range: horizontalRange, viewport: size.width),
        y: ScrollDrag.free(offset.y, range: verticalRange, viewport: size.height)),
      shown: offset, taken: CGPoint(x: movement.x - past.x, y: movement.y - past.y),
      followsX: followsX, followsY: followsY, start: offset)
    // A pull to refresh is not passed to a sheet around the scroll view.
    let isRefreshPull = refreshControl != nil && movement.y > 0 && distanceFromTop <= 0
    if followsY, !isRefreshPull, let coordinator = nearestCoordinator,
      coordinator.scrollViewWillBeginDrag(self, translation: movement)
    {
      drag.coordinator = coordinator
    }
    self.drag = drag
    dismissKeyboardForDrag()
    _scrollDelegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  private func continueDrag() {
    guard var drag else { return }
    // Not the translation: clients may reset it.
    let place = scrollPan.movement
    let movement = CGPoint(x: place.x - drag.taken.x, y: place.y - drag.taken.y)
    drag.taken = place
    if zoomStorage?.leadsOffset == true {
      self.drag = drag
      return
    }
    let own = scrollPan.convertVector(movement, to: self)
    if drag.followsX { drag.free.x -= own.x }
    if let coordinator = drag.coordinator {
      drag.free.y -= coordinator.scrollView(self, fingerMovedBy: movement.y)
    } else if drag.followsY {
      drag.free.y -= own.y
    }
    // Without bouncing the content follows at once when the finger reverses its direction past the
    // edge.
    if !bounces { drag.free = clamped(drag.free) }
    self.drag = drag
    showIndicators()
    show(drag)
    pushKeyboard()
  }

  private func show(_ drag: ScrollDrag) {
    let size = layer.bounds.size
    var offset = layer.bounds.origin
    if drag.followsX {
      offset.x = ScrollDrag.shown(
        drag.free.x, range: horizontalRange, viewport: size.width, bounces: bounces)
    }
    if drag.followsY {
      offset.y = ScrollDrag.shown(
        drag.free.y, range: verticalRange, viewport: size.height, bounces: bounces)
    }
    self.drag?.shown = CGPoint(x: snapped(offset.x), y: snapped(offset.y))
    move(to: offset)
  }

  /// Continues a drag from an offset that code set during it, as UIKit does: content that is centred
  /// again in the middle of a drag goes on scrolling from there.
  func adaptDrag() {
    guard let shown = drag?.shown, shown != layer.bounds.origin else { return }
    let (offset, size) = (layer.bounds.origin, layer.bounds.size)
    if shown.x != offset.x {
      drag?.free.x = ScrollDrag.free(offset.x, range: horizontalRange, viewport: size.width)
    }
    if shown.y != offset.y {
      drag?.free.y = ScrollDrag.free(offset.y, range: verticalRange, viewport: size.height)
    }
    drag?.shown = offset
  }

  private func endDrag() {
    guard self.drag != nil else { return }
    continueDrag()
    guard let drag else { return }
    let finger = scrollPan.velocity(in: self)
    var velocity = CGPoint(
      x: drag.followsX ? -finger.x : 0, y: drag.followsY ? -finger.y : 0)
    if let coordinator = drag.coordinator {
      velocity.y = -coordinator.scrollViewDidEndDrag(
        self, velocity: scrollPan.velocity(in: nil).y)
    }
    releaseKeyboard(velocity: scrollPan.velocity(in: nil).y)
    letGo(velocity, from: drag)
  }

  private func cancelDrag() {
    guard let drag else {
      returnFromOvershoot()
      return
    }
    drag.coordinator?.scrollViewDidCancelDrag(self)
    releaseKeyboard(velocity: 0)
    letGo(.zero, from: drag)
  }

  /// Stops moving content when a touch lands.
  func fingerLanded(_ touches: Set<UITouch>) {
    guard let courses, courses.reason != .animation else { return }
    isCaught = true
    stopCourse()
    // The touch that stops the content is not delivered to the content.
    for touch in touches { touch.delivery.isTaken = true }
  }

  /// Returns content that was caught past its edge when the pan failed.
  func returnFromOvershoot() {
    guard drag == nil, courses == nil, !isTracking else { return }
    let wasCaught = isCaught
    isCaught = false
    if wasCaught, isPagingEnabled {
      turnToNearestPage()
    } else if clamped(layer.bounds.origin) != layer.bounds.origin {
      fling(.zero, reason: .deceleration)
    }
  }
}
