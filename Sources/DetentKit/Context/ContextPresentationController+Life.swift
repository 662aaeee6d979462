#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// Adds the views to the container, out of sight.
    func begin() {
      guard let containerView, let contextView, !isBegun else { return }
      isBegun = true
      containerView.autoresizingMask = []
      containerView.clipsToBounds = true
      // Colours of the content are those of the elevated level, as in sheets.
      if #available(iOS 17, macCatalyst 17, *) { traitOverrides.userInterfaceLevel = .elevated }
      dimmingView.opacity = 0
      containerView.addSubview(dimmingView)
      attachGrabber()
      card.onEscape = { [weak self] in self?.escape() ?? false }
      addRecognizers()

      observeContext(contextView)
      if let window = contextView.window, style.outsideTouches != .passThrough,
        style.scope != .window
      {
        let outside = OutsideTouchView(around: contextView)
        outside.area = { [weak self] in self?.area ?? .zero }
        outside.frame = window.bounds
        outside.onTouch = { [weak self] in self?.touchedOutside() }
        outside.accessibleViews = { [weak self] in self?.accessibleViews ?? [] }
        window.addSubview(outside)
        outsideTouchView = outside
      }
      displayLink = .following(self) { $0.frame(at: $1) }
      displayLink?.isPaused = true
      observeKeyboard()
      _ = session.advance(to: CACurrentMediaTime())
      updateBarInset()
      sizeForMeasuring()
      updateInputs()
      startLargestIfNeeded()
      show()
      // The card has its size before it gets the view, so that the view is laid out only once.
      card.hold(presentedViewController.view)
    }

    /// Observes the context's view from inside, or from beside it if SwiftUI owns it.
    private func observeContext(_ contextView: UIView) {
      let isOwned = contextController?.allowsSubviews == false
      let place = isOwned ? contextView.superview ?? contextView.window : contextView
      guard let place else { return }
      let observer = BoundsObserverView(frame: place.convert(contextView.bounds, from: contextView))
      observer.onLayout = { [weak self] in self?.contextDidChange() }
      place.insertSubview(observer, at: 0)
      observer.onWindow = { [weak self] in self?.contextDidMove(intoWindow: $0) }
      boundsObserver = observer
    }

    /// Removes the views and resets what the presentation changed in the context.
    func end() {
      guard isBegun else { return }
      isBegun = false
      hasRun = false
      displayLink?.invalidate()
      displayLink = nil
      targetDetent = nil
      pendingChange = nil
      observedLink = nil
      transition = nil
      keyboardObservation = nil
      updateKeyboardInset()
      outsideTouchView?.removeFromSuperview()
      outsideTouchView = nil
      boundsObserver?.onWindow = nil
      boundsObserver?.removeFromSuperview()
      boundsObserver = nil
      updateBarInset()
      updateKeptInsets()
      uncoverBelow()
      dimmingView.removeFromSuperview()
      shadowView.removeFromSuperview()
      pushBack.restore()
      updateAccessibility()
      dimTint(false)
    }

    /// Sets the width in which the content is measured.
    private func sizeForMeasuring() {
      guard axis.isVertical, detents.contains(where: \.isMeasured) else { return }
      let width = min(area.width, style.maximumWidth ?? .infinity)
      presentedViewController.view.bounds.size.width = width
    }

    /// Selects the largest detent before the presentation, if the policy asks for it.
    private func startLargestIfNeeded() {
      let stops = session.machine.layout.stops
      guard !hasRun, style.policy.startsLargest, stops.count > 1 else { return }
      let id = session.detent(at: stops.count - 1)
      _ = session.handle(.select(id, .none))
      if let detent = names.name(of: id) { writeSelection(detent) }
    }

    func contextDidChange() {
      updateBarInset()
      updateInputs()
      show()
    }

    private func touchedOutside() {
      guard style.outsideTouches == .dismiss else { return }
      _ = escape(.outsideTap)
    }

    // The engine

    @discardableResult
    func send(_ event: SheetEvent) -> SheetEffects {
      perform(session.advance(to: CACurrentMediaTime()))
      let effects = session.handle(event)
      perform(effects)
      return effects
    }

    /// Called once a display frame while something moves.
    ///
    /// - Parameter time: The time at which the frame is displayed, in seconds. Events that come before
    ///   it find the sheet at that time already.
    private func frame(at time: Double) {
      perform(session.frame(at: max(time, session.machine.time)))
    }

    /// Performs the engine's effects in their order.
    func perform(_ effects: SheetEffects) {
      for effect in effects {
        switch effect {
        case .phaseChanged, .settleEnded, .contentMoved: break
        case .settleBegan: followUserDismissal()
        case .layoutChanged, .dimmingChanged:
          show()
          followUserDismissal()
        case .contentReleased(let velocity): drag?.release(velocity)
        case .keyboardDismissalRequested: presentedViewController.view.endEditing(true)
        case .presented: complete(true)
        case .dismissalCancelled: finishUserDismissal(false)
        case .dismissalAttempted: attempt(.drag)
        case .selectionChanged(let id):
          mover = .user
          if let detent = names.name(of: id) {
            writeSelection(detent)
            userDidSelectDetent(detent)
            announceSize()
          }
        case .dismissalBegan(let byUser): if byUser { beginUserDismissal() }
        case .dismissed:
          if userDismissal == .none { complete(true) } else { finishUserDismissal(true) }
        }
      }
      displayLink?.isPaused = !session.machine.isAnimating
      reportDetentChange()
      publishPosition()
    }

    // The views

    /// Shows the engine's geometry.
    func show() {
      guard isBegun, let containerView else { return }
      UIView.performWithoutAnimation {
        let region = region
        let geometry = shownGeometry
        let isOut = session.machine.phase == .dismissed
        let cornerRadius = cornerRadius(in: geometry)
        card.show(
          geometry, in: region, along: axis, leastLength: keptLength, appearance: style.appearance,
          cornerRadius: cornerRadius, hidesGrabber: hidesGrabber)
        shadowView.show(
          geometry, in: region.size, along: axis, floats: session.machine.layout.style.card.floats,
          cornerRadius: cornerRadius, shadow: style.appearance.shadow)
        placeBackdrops(region)
        dimmingView.color = style.dimming?.color
        dimmingView.opacity = isOut ? 0 : shownDim
        coverBelow()
        if style.scope == .window, below == nil, let contextView {
          pushBack.apply(geometry.pushBack, to: contextView)
        }
        updateAccessibility()
        dimTint(session.machine.isPresenterTintDimmed && style.dimming != nil)
        limitTouches(containerView, region: region)
      }
      dimmingView.show(style.dimming?.effect, strength: effectStrength)
    }

    /// Sets the frames of the containers to the area that takes touches: the context, or the presented
    /// view alone.
    ///
    /// Their bounds' origins follow, so that nothing in them moves.
    private func limitTouches(_ containerView: UIView, region: CGRect) {
      var area = region
      let goesThrough = isBackgroundInteractive
      if goesThrough {
        let frame = axis.rect(session.machine.geometry.visibleFrame, in: region.size)
        // A view that slides out keeps its area at rest: in a smaller one UIKit would give it a safe
        // area for the part that does not fit.
        let overhang = axis.overhang(of: frame, in: region.size)
        let resting = frame.offsetBy(dx: region.minX - overhang.x, dy: region.minY - overhang.y)
        let seen = resting.intersection(region)
        area = seen.isNull ? CGRect(origin: region.origin, size: .zero) : seen
      }
      // A programmatic dismissal cannot be interrupted, so it takes no touches.
      let isInUse = !goesThrough || session.machine.phase != .dismissing || userDismissal != .none
      containerView.isUserInteractionEnabled = isInUse
      Self.place(containerView, over: area, from: .zero)
      guard let helper, let outer = helper.presentationController?.containerView, let space,
        let superview = outer.superview
      else { return }
      outer.isUserInteractionEnabled = isInUse
      let origin = superview.convert(self.area, from: space).origin
      Self.place(outer, over: area, from: origin)
    }

    private static func place(_ view: UIView, over area: CGRect, from origin: CGPoint) {
      let center = CGPoint(x: origin.x + area.midX, y: origin.y + area.midY)
      // Sums in another order differ by rounding errors, and each change causes a layout.
      func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > 0.001 }
      let old = view.bounds
      if differs(old.minX, area.minX) || differs(old.minY, area.minY)
        || differs(old.width, area.width) || differs(old.height, area.height)
      {
        view.bounds = area
      }
      if differs(view.center.x, center.x) || differs(view.center.y, center.y) {
        view.center = center
      }
    }

    /// Places the dimming view and the shadow behind the presented view. Where touches pass through,
    /// the container is too small for them, and they go behind the container.
    private func placeBackdrops(_ region: CGRect) {
      let goesThrough = isBackgroundInteractive && session.machine.phase != .dismissed
      let isSeenThrough = goesThrough && (shownDim > 0 || effectStrength > 0)
      dimmingView.isUserInteractionEnabled = !isSeenThrough
      place(dimmingView, over: region, isOutside: isSeenThrough)
      if shadowView.isCast {
        place(shadowView, over: region, isOutside: goesThrough)
      } else if shadowView.superview != nil {
        shadowView.removeFromSuperview()
      }
    }

    private func place(_ backdrop: UIView, over region: CGRect, isOutside: Bool) {
      guard let containerView else { return }
      let outer = helper?.presentationController?.containerView ?? containerView
      if isOutside, let space, let stage = outer.superview {
        if backdrop.superview !== stage { stage.insertSubview(backdrop, belowSubview: outer) }
        let frame = stage.convert(area, from: space)
        if backdrop.frame != frame { backdrop.frame = frame }
      } else {
        if backdrop.superview !== containerView {
          containerView.insertSubview(backdrop, at: backdrop === dimmingView ? 0 : 1)
        }
        if backdrop.frame != region { backdrop.frame = region }
      }
    }

    private func dimTint(_ isDimmed: Bool) {
      guard let contextView else { return }
      guard isDimmed != dimsTint else { return }
      dimsTint = isDimmed
      contextView.tintAdjustmentMode = isDimmed ? .dimmed : .automatic
    }
  }
#endif
