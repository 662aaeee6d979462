extension UIScrollView {
  var zoom: ScrollZoom {
    if let zoomStorage { return zoomStorage }
    let zoom = ScrollZoom()
    zoomStorage = zoom
    return zoom
  }

  private var zoomedView: UIView? { _scrollDelegate?.viewForZooming(in: self) }

  func setZoomLimit(_ value: CGFloat, _ limit: ReferenceWritableKeyPath<ScrollZoom, CGFloat>) {
    guard value > 0, value.isFinite else {
      Misuse.report(ScrollMisuse.zoomLimit(value, of: self))
      return
    }
    zoom[keyPath: limit] = value
    updatePinch()
  }

  /// Adds the pinch recognizer while the limits allow zooming and removes it otherwise.
  private func updatePinch() {
    if zoom.isEnabled, zoom.pinch == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.scrollView = self
      pinch.addAction { [weak self] _ in self?.pinchChanged() }
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !zoom.isEnabled, let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  var mayBeginZoom: Bool { zoom.isEnabled && zoomedView != nil }

  // Touches

  private func pinchChanged() {
    guard let pinch = zoom.pinch else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled, .failed: endPinch(pinch)
    case .possible: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopCourse()
    catchZoom()
    zoom.phase = .pinching(
      from: zoom.scale, around: view.convert(pinch.location(in: self), from: self))
    _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch(pinch)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard case .pinching(let start, let point) = zoom.phase, zoom.leadsOffset,
      let view = zoomedView
    else { return }
    let finger = pinch.location(in: self)
    let origin = layer.bounds.origin
    show(
      zoom.shown(start * pinch.scale), of: view, keeping: point,
      at: CGPoint(x: finger.x - origin.x, y: finger.y - origin.y), inside: false)
    showIndicators()
  }

  private func endPinch(_ pinch: UIPinchGestureRecognizer) {
    guard case .pinching(_, let point) = zoom.phase else { return }
    guard let view = zoomedView else {
      zoom.phase = .resting
      return
    }
    let target = zoom.clamped(zoom.scale)
    guard target != zoom.scale else {
      zoom.phase = .resting
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: target)
      returnFromOvershoot()
      hideIndicators()
      return
    }
    let place = view.convert(point, to: self)
    let origin = layer.bounds.origin
    stopCourse()
    zoom.phase = .bouncing
    animate(
      to: target, of: view, keeping: point,
      at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
  }

  /// Stops an animated scale at its visible value when a touch lands.
  func catchZoom() {
    guard let zoom = zoomStorage, zoom.isAnimating, let view = zoomedView,
      let shown = view.layer.presentation(), let own = layer.presentation()
    else { return }
    let scale = shown.affineTransform().a
    let origin = own.bounds.origin
    zoom.phase = .animating
    view.layer.removeAllAnimations()
    for key in layer.animationKeys() ?? [] where key.hasPrefix("bounds") {
      layer.removeAnimation(forKey: key)
    }
    UIView.performWithoutAnimation {
      if scale.isFinite, scale > 0, scale != zoom.scale {
        setScale(scale, of: view)
        _scrollDelegate?.scrollViewDidZoom(self)
      }
      move(to: origin)
    }
    zoom.phase = .resting
  }

  /// Stops a programmatic zoom for a drag; a scale beyond the limits returns first.
  func catchZoomForDrag() {
    if case .animating = zoomStorage?.phase { catchZoom() }
  }

  // Programmatic zooming

  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let middle = visibleMiddle
    let origin = layer.bounds.origin
    change(
      to: scale, of: view, animated: animated,
      keeping: view.convert(
        CGPoint(x: origin.x + middle.x, y: origin.y + middle.y), from: self))
  }

  func changeZoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, !rect.isNull, !rect.isInfinite else { return }
    let room = layer.bounds.inset(by: adjustedInsetStorage).size
    let wished = min(room.width / max(rect.width, 0.01), room.height / max(rect.height, 0.01))
    change(
      to: wished, of: view, animated: animated, keeping: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// The centre of the visible area between the insets, relative to the view's top left corner.
  private var visibleMiddle: CGPoint {
    let inset = adjustedInsetStorage
    let size = layer.bounds.size
    return CGPoint(
      x: (inset.left + size.width - inset.right) / 2,
      y: (inset.top + size.height - inset.bottom) / 2)
  }

  private func change(
    to wished: CGFloat, of view: UIView, animated: Bool, keeping point: CGPoint
  ) {
    let target = zoom.clamped(wished)
    stopCourse()
    if animated, window != nil {
      zoom.phase = .animating
      _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      animate(to: target, of: view, keeping: point, at: visibleMiddle)
    } else {
      zoom.phase = .animating
      show(target, of: view, keeping: point, at: visibleMiddle, inside: true)
      zoom.phase = .resting
    }
  }

  private func animate(
    to target: CGFloat, of view: UIView, keeping point: CGPoint, at place: CGPoint
  ) {
    UIView.animate(
      withDuration: ScrollZoom.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.show(target, of: view, keeping: point, at: place, inside: true)
    } completion: { [weak self] _ in
      guard let self else { return }
      switch zoom.phase {
      case .bouncing, .animating: zoom.phase = .resting
      case .resting, .pinching: break
      }
      hideIndicators()
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  /// Sets a scale and keeps a point of the zoomed view at a position relative to this view's top
  /// left corner, or as near as the edges allow.
  private func show(
    _ scale: CGFloat, of view: UIView, keeping point: CGPoint, at place: CGPoint, inside: Bool
  ) {
    let isNew = scale != zoom.scale
    if isNew { setScale(scale, of: view) }
    let content = view.convert(point, to: self)
    var offset = CGPoint(x: content.x - place.x, y: content.y - place.y)
    if inside {
      offset = clamped(offset)
    } else {
      let size = layer.bounds.size
      offset.x = ScrollDrag.shown(
        offset.x, range: horizontalRange, viewport: size.width, bounces: bounces)
      offset.y = ScrollDrag.shown(
        offset.y, range: verticalRange, viewport: size.height, bounces: bounces)
    }
    move(to: offset)
    drag?.free = CGPoint(
      x: ScrollDrag.free(offset.x, range: horizontalRange, viewport: layer.bounds.width),
      y: ScrollDrag.free(offset.y, range: verticalRange, viewport: layer.bounds.height))
    if isNew { _scrollDelegate?.scrollViewDidZoom(self) }
  }

  /// Sets the scale and the content size; the zoomed view grows to the right and downwards.
  private func setScale(_ scale: CGFloat, of view: UIView) {
    let origin = view.frame.origin
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    if let solved = zoom.solvedSize {
      contentSize = CGSize(width: solved.width * scale, height: solved.height * scale)
    } else {
      contentSize = size
    }
  }

  // Constraints

  /// Sets the content size at scale 1 that constraints determined.
  func takeSolvedContentSize(_ size: CGSize) {
    guard let zoomStorage else {
      contentSize = size
      return
    }
    zoomStorage.solvedSize = size
    contentSize = CGSize(
      width: size.width * zoomStorage.scale, height: size.height * zoomStorage.scale)
  }

  /// Returns the scale of a view that constraints lay out.
  func zoomScale(of view: UIView) -> CGFloat {
    guard let zoomStorage, zoomStorage.scale != 1, zoomedView === view else { return 1 }
    return zoomStorage.scale
  }
}
