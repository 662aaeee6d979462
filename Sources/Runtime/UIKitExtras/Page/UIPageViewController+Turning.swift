extension UIPageViewController {
  var isHorizontal: Bool { navigationOrientation == .horizontal }

  private var isMirrored: Bool {
    isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The length of a page with the gap, along the axis.
  private var pitch: CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  /// The scroll offset in pages; 1 at rest.
  private var progress: CGFloat {
    guard pitch > 0 else { return 1 }
    let offset = scrollView.contentOffset
    let pages = (isHorizontal ? offset.x : offset.y) / pitch
    return isMirrored ? 2 - pages : pages
  }

  private func place(of slot: Slot) -> CGFloat {
    (isMirrored ? 2 - slot.rawValue : slot.rawValue) * pitch
  }

  private func offset(of slot: Slot) -> CGPoint {
    isHorizontal ? CGPoint(x: place(of: slot), y: 0) : CGPoint(x: 0, y: place(of: slot))
  }

  // Layout

  func layoutPages() {
    let dots = pageControl.isHidden ? 0 : pageControl.size(forNumberOfPages: 1).height
    let below = pageControl.isHidden ? 0 : view.safeAreaInsets.bottom
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - below - dots, width: view.bounds.width, height: dots)
    var frame = view.bounds
    frame.size.height -= dots + below
    frame =
      isHorizontal ? frame.insetBy(dx: -gap / 2, dy: 0) : frame.insetBy(dx: 0, dy: -gap / 2)
    guard frame.size != laidOutSize || frame != scrollView.frame else { return }
    laidOutSize = frame.size
    settle(finished: false)
    placing {
      scrollView.frame = frame
      scrollView.contentSize =
        isHorizontal
        ? CGSize(width: frame.width * 3, height: frame.height)
        : CGSize(width: frame.width, height: frame.height * 3)
      limit()
      scrollView.contentOffset = offset(of: .middle)
      if let current { put(current, in: .middle) }
    }
  }

  private func placing(_ work: () -> Void) {
    let was = isPlacing
    isPlacing = true
    work()
    isPlacing = was
  }

  private func put(_ page: UIViewController, in slot: Slot) {
    // The safe area is constant: content does not shift within its page while the page moves.
    page.view.safeAreaOverride = scrollView.safeAreaInsets
    var frame = CGRect(origin: offset(of: slot), size: scrollView.bounds.size)
    if isHorizontal {
      frame.origin.x += gap / 2
      frame.size.width = max(0, frame.width - gap)
    } else {
      frame.origin.y += gap / 2
      frame.size.height = max(0, frame.height - gap)
    }
    page.view.frame = frame
  }

  func show(_ page: UIViewController, in slot: Slot) {
    if page.parent !== self {
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    } else if page.view.superview !== scrollView {
      scrollView.addSubview(page.view)
    }
    put(page, in: slot)
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.view.safeAreaOverride = nil
    page.removeFromParent()
  }

  /// Limits scrolling at the first and last page with negative insets.
  private func limit() {
    func isEnd(_ slot: Slot) -> Bool {
      if let known = neighbours[slot] { return known == nil }
      return dataSource == nil
    }
    let first = isEnd(.before) ? -pitch : 0
    let last = isEnd(.after) ? -pitch : 0
    let (low, high) = isMirrored ? (last, first) : (first, last)
    // A change of insets moves content that is at its edge.
    let offset = scrollView.contentOffset
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
      : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    scrollView.contentOffset = offset
  }

  // The data source

  func sourceDidChange() {
    neighbours = [:]
    guard isViewLoaded else { return }
    scrollView.isScrollEnabled = dataSource != nil
    showDots()
  }

  func showDots() {
    let count = isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if pageControl.isHidden != (count <= 0) {
      pageControl.isHidden = count <= 0
      view.setNeedsLayout()
    }
    pageControl.numberOfPages = count
    if count > 0 { shownDot = dataSource?.presentationIndex(for: self) ?? 0 }
    pageControl.currentPage = shownDot
  }

  private func neighbour(_ slot: Slot) -> UIViewController? {
    if let known = neighbours[slot] { return known }
    guard let current, let dataSource else { return nil }
    let page =
      slot == .before
      ? dataSource.pageViewController(self, viewControllerBefore: current)
      : dataSource.pageViewController(self, viewControllerAfter: current)
    neighbours[slot] = page
    return page
  }

  // Transitions

  /// Prepares the neighbouring pages for a drag.
  func dragBegins() {
    // A page that a touch caught in mid transition becomes the current page.
    if abs(progress - 1) > 0.5 { adoptNearest() }
    _ = neighbour(.before)
    _ = neighbour(.after)
    placing { limit() }
  }

  /// Begins a transition to the page that the offset reveals.
  func offsetChanged() {
    guard !isPlacing, pitch > 0, current != nil, turn?.isByUser != false else { return }
    let progress = progress
    // Half a device pixel does not count as movement.
    guard abs(progress - 1) * pitch > 0.2 else { return }
    let slot: Slot = progress > 1 ? .after : .before
    guard turn?.slot != slot else { return }
    if turn != nil { end(completed: false, finished: false) }
    guard scrollView.isDragging || scrollView.isDecelerating, let page = neighbour(slot) else {
      return
    }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(Turn(page: page, slot: slot, isByUser: true, completion: nil))
  }

  private func begin(_ turn: Turn) {
    self.turn = turn
    show(turn.page, in: turn.slot)
    guard viewIfLoaded?.window != nil else { return }
    current?.beginAppearanceTransition(false, animated: true)
    turn.page.beginAppearanceTransition(true, animated: true)
  }

  func cameToRest() {
    guard turn != nil, !scrollView.isDragging else { return }
    settle(finished: true)
  }

  /// Ends a transition at the nearest page.
  func settle(finished: Bool) {
    guard let turn else { return }
    let isThere = turn.isByUser ? abs(progress - turn.slot.rawValue) < 0.5 : true
    end(completed: isThere, finished: finished)
    placing { scrollView.contentOffset = offset(of: .middle) }
  }

  /// Makes the nearest page the current one without a visible movement.
  private func adoptNearest() {
    guard let turn else { return }
    let left = progress - turn.slot.rawValue
    end(completed: abs(left) < 0.5, finished: false)
    let pages = isMirrored ? 1 - left : 1 + left
    placing {
      scrollView.contentOffset =
        isHorizontal ? CGPoint(x: pages * pitch, y: 0) : CGPoint(x: 0, y: pages * pitch)
    }
  }

  private func end(completed: Bool, finished: Bool) {
    guard let turn, let old = current else { return }
    self.turn = nil
    scrollView.panGestureRecognizer.isEnabled = scrollView.isScrollEnabled
    let isShown = viewIfLoaded?.window != nil
    if completed {
      current = turn.page
      neighbours = [:]
      if turn.isByUser {
        neighbours[turn.slot == .after ? .before : .after] = old
        turnDots(turn.slot)
      }
      if isShown {
        old.endAppearanceTransition()
        turn.page.endAppearanceTransition()
      }
      if old !== turn.page { remove(old) }
      placing {
        put(turn.page, in: .middle)
        limit()
      }
      setNeedsStatusBarAppearanceUpdate()
    } else {
      if isShown {
        turn.page.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        // Calls to appearance methods are balanced, including those of the transition so far.
        for _ in 0..<2 {
          turn.page.endAppearanceTransition()
          old.endAppearanceTransition()
        }
      }
      remove(turn.page)
    }
    if turn.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [old],
        transitionCompleted: completed)
    }
    turn.completion?(finished)
  }

  private func turnDots(_ slot: Slot) {
    guard !pageControl.isHidden else { return }
    shownDot = min(max(shownDot + (slot == .after ? 1 : -1), 0), pageControl.numberOfPages - 1)
    pageControl.currentPage = shownDot
  }

  // Transitions by code and by the page control

  func set(
    _ page: UIViewController, _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    settle(finished: false)
    neighbours = [:]
    guard page !== current, current != nil, animated, viewIfLoaded?.window != nil else {
      replace(with: page)
      completion?(true)
      return
    }
    move(
      Turn(
        page: page, slot: direction == .forward ? .after : .before, isByUser: false,
        completion: completion))
    showDots()
  }

  private func replace(with page: UIViewController) {
    let old = current
    current = page
    guard isViewLoaded else { return }
    let isShown = view.window != nil
    if old !== page {
      if isShown {
        old?.beginAppearanceTransition(false, animated: false)
        page.beginAppearanceTransition(true, animated: false)
      }
      placing {
        scrollView.contentOffset = offset(of: .middle)
        show(page, in: .middle)
        limit()
      }
      if isShown {
        old?.endAppearanceTransition()
        page.endAppearanceTransition()
      }
      if let old { remove(old) }
    }
    showDots()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Starts an animated transition to the page before or after the current one.
  private func move(_ turn: Turn) {
    scrollView.panGestureRecognizer.isEnabled = false
    begin(turn)
    scrollView.setContentOffset(offset(of: turn.slot), animated: true)
  }

  /// Handles a tap on the page control.
  func turnToDot() {
    let wanted = pageControl.currentPage
    settle(finished: false)
    let slot: Slot = wanted > shownDot ? .after : .before
    // The page control changes when the transition has ended.
    pageControl.currentPage = shownDot
    guard wanted != shownDot, let page = neighbour(slot) else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    move(Turn(page: page, slot: slot, isByUser: true, completion: nil))
  }
}
