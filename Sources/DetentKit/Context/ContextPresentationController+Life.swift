#if canImport(UIKit)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// The container is there: puts everything in place, outside of sight.
    func begin() {
      guard let containerView, let contextView, !isBegun else { return }
      isBegun = true
      containerView.autoresizingMask = []
      containerView.clipsToBounds = true
      // Colours inside are those of the elevated level, as in sheets.
      if #available(iOS 17, macCatalyst 17, *) { traitOverrides.userInterfaceLevel = .elevated }
      dimmingView.alpha = 0
      containerView.addSubview(dimmingView)
      card.grabber.onStep = { [weak self] in
        self?.mover = .user
        self?.send(.stepped(larger: $0))
      }
      card.onEscape = { [weak self] in self?.escape() ?? false }
      addRecognizers()

      let observer = BoundsObserverView(frame: contextView.bounds)
      observer.onLayout = { [weak self] in self?.contextDidChange() }
      contextView.insertSubview(observer, at: 0)
      observer.onWindow = { [weak self] in self?.contextDidMove(intoWindow: $0) }
      self.observer = observer
      if let window = contextView.window, style.outsideTouches != .passThrough,
        style.scope != .window
      {
        let outside = OutsideTouchView(around: contextView)
        outside.area = { [weak self] in self?.area ?? .zero }
        outside.frame = window.bounds
        outside.onTouch = { [weak self] in self?.touchedOutside() }
        outside.reachable = { [weak self] in self?.reachable ?? [] }
        window.addSubview(outside)
        self.outside = outside
      }
      let target = ActionTarget { [weak self] _ in self?.frame() }
      let frames = CADisplayLink(target: target, selector: ActionTarget.action)
      frames.isPaused = true
      frames.add(to: .main, forMode: .common)
      self.frames = frames
      observeKeyboard()
      _ = machine.handle(.tick(CACurrentMediaTime()))
      clearBars()
      sizeForMeasuring()
      adopt()
      show()
      // At its size before it gets the view, so that the view is not laid out for nothing first.
      card.hold(presentedViewController.view)
    }

    /// Everything is over: the context is as it was.
    func end() {
      guard isBegun else { return }
      isBegun = false
      hasRun = false
      frames?.invalidate()
      frames = nil
      target = nil
      arrival = nil
      listener = nil
      transition = nil
      for token in keyboardTokens { NotificationCenter.default.removeObserver(token) }
      keyboardTokens = []
      outside?.removeFromSuperview()
      outside = nil
      observer?.onWindow = nil
      observer?.removeFromSuperview()
      observer = nil
      clearBars()
      uncoverBelow()
      frontDim = 0
      dimmingView.removeFromSuperview()
      shadowView.removeFromSuperview()
      pushBack.restore()
      limitReach()
      dimTint(false)
    }

    /// Heights that only the content knows are those in the context's width.
    private func sizeForMeasuring() {
      guard axis.isVertical, detents.contains(where: \.isMeasured) else { return }
      let width = min(area.width, style.maximumWidth ?? .infinity)
      presentedViewController.view.bounds.size.width = width
    }

    func contextDidChange() {
      clearBars()
      adopt()
      show()
    }

    private func touchedOutside() {
      guard style.outsideTouches == .dismiss else { return }
      _ = escape()
    }

    // The engine

    @discardableResult
    func send(_ event: SheetEvent) -> SheetEffects {
      perform(machine.handle(.tick(CACurrentMediaTime())))
      let effects = machine.handle(event)
      perform(effects)
      return effects
    }

    private func frame() {
      perform(machine.handle(.tick(CACurrentMediaTime())))
    }

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
        case .dismissalAttempted: tellDidAttemptToDismiss()
        case .selectionChanged(let id):
          mover = .user
          if let detent = names.reference(named: id) {
            writeSelection(detent)
            userDidSelectDetent(detent)
          }
        case .dismissalBegan(let byUser): if byUser { beginUserDismissal() }
        case .dismissed:
          if userDismissal == .none { complete(true) } else { finishUserDismissal(true) }
        }
      }
      frames?.isPaused = !machine.isAnimating
      followDetents()
      tellPosition()
    }

    // The views

    /// Shows what the engine says.
    func show() {
      guard isBegun, let containerView else { return }
      UIView.performWithoutAnimation {
        let region = region
        let geometry = shownGeometry
        let isOut = machine.phase == .dismissed
        card.show(geometry, in: region, along: axis)
        shadowView.show(
          geometry, in: region.size, along: axis, floats: machine.layout.style.card.floats)
        placeBackdrops(region)
        dimmingView.backgroundColor = style.dimming?.color
        dimmingView.alpha = isOut ? 0 : shownDim
        coverBelow()
        if style.scope == .window, below == nil, let contextView {
          pushBack.apply(geometry.pushBack, to: contextView)
        }
        limitReach()
        // Views that cannot be seen take no touches, so the container itself stays behind.
        dimTint(machine.isPresenterTintDimmed && style.dimming != nil)
        limitTouches(containerView, region: region)
      }
    }

    /// Makes the containers as large as what takes touches: the context, or the presented view alone.
    ///
    /// Their own coordinates stay the same, so that nothing in them moves.
    private func limitTouches(_ containerView: UIView, region: CGRect) {
      var area = region
      let goesThrough = isBackgroundInteractive
      if goesThrough {
        let frame = axis.rect(machine.geometry.visibleFrame, in: region.size)
        // What slides out keeps the room that it has at rest: in less it would be given a safe area for
        // what does not fit.
        let overhang = axis.overhang(of: frame, in: region.size)
        let resting = frame.offsetBy(dx: region.minX - overhang.x, dy: region.minY - overhang.y)
        let seen = resting.intersection(region)
        area = seen.isNull ? CGRect(origin: region.origin, size: .zero) : seen
      }
      // Nobody can take hold of what code dismisses, so it is in nobody's way.
      let isInUse = !goesThrough || machine.phase != .dismissing || userDismissal != .none
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
      // Sums in another order differ by less than anybody can see, and each change is a layout.
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

    /// Dimming and shadow are behind the presented view. Where touches go through, the container is too
    /// small for them, and they stand behind that.
    private func placeBackdrops(_ region: CGRect) {
      let goesThrough = isBackgroundInteractive && machine.phase != .dismissed
      let isSeenThrough = goesThrough && shownDim > 0
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
