/// The view over the window while a menu is visible: a touch outside the menu dismisses it.
@MainActor
package final class MenuContainerView: UIView {
  /// The session, retained until the menu is dismissed, even if its anchor is deallocated.
  var session: MenuSession?
  private let ground = UIView()
  private let shadow = UIView()
  private let platter = GlassPlatterView()
  private let scrollView = UIScrollView()
  private var content = MenuContentView(frame: .zero)
  private var laidOutSize = CGSize.zero
  private var dragStart: CGPoint?
  private var hasDragged = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    platter.kind = .thick
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = true
    shadow.addSubview(platter)
    shadow.addSubview(scrollView)
    scrollView.addSubview(content)
    addSubview(shadow)
    accessibilityViewIsModal = true
    // The window's tint is grey while a sheet dims it.
    tintAdjustmentMode = .normal
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  func show(_ sections: [MenuSection], header: String?) {
    content.onChoose = { [weak self] in self?.session?.choose($0) }
    content.onBack = { [weak self] in self?.session?.goBack() }
    content.show(sections, header: header)
    place()
  }

  /// Shows another menu at the same position.
  func change(to sections: [MenuSection], header: String?) {
    UIView.animate(withDuration: MenuMetrics.disappearing) {
      self.show(sections, header: header)
    }
  }

  func appear() {
    layoutIfNeeded()
    shadow.alpha = 0
    shadow.transform = collapsed
    lift()
    UIView.animate(
      withDuration: MenuMetrics.appearing, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.shadow.alpha = 1
      self.shadow.transform = .identity
      self.session?.coming?.animate()
    } completion: { [coming = session?.coming] _ in
      coming?.complete()
    }
  }

  /// Animates the preview from its source to its position above the menu.
  private func lift() {
    guard let preview = session?.preview else { return }
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.backgroundColor = UIColor(white: 0, alpha: MenuMetrics.dim)
    ground.isUserInteractionEnabled = false
    ground.alpha = 0
    insertSubview(ground, at: 0)
    insertSubview(preview.view, at: 1)
    let target = preview.view.frame
    preview.view.frame = sourceRect
    preview.view.layoutIfNeeded()
    preview.appear()
    UIView.animate(
      withDuration: MenuMetrics.appearing, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.ground.alpha = 1
      preview.view.frame = target
      preview.view.layoutIfNeeded()
    } completion: { _ in
      preview.didAppear()
    }
  }

  private func drop(_ preview: MenuPreview, to place: CGRect) {
    ground.alpha = 0
    if preview.grows {
      preview.view.frame = bounds
      preview.view.alpha = 0
    } else if place.isEmpty {
      preview.view.alpha = 0
    } else {
      preview.view.frame = place
    }
    preview.view.layoutIfNeeded()
    preview.view.layer.shadowOpacity = 0
  }

  func disappear(animated: Bool) {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityViewIsModal = false
    let going = session?.going ?? []
    guard animated, window != nil else {
      removeFromSuperview()
      for animator in going {
        animator.animate()
        animator.complete()
      }
      return
    }
    // It is reset before the animation back begins.
    let place = sourceRect
    let preview = session?.preview
    preview?.disappear()
    UIView.animate(withDuration: MenuMetrics.disappearing) {
      if let preview { self.drop(preview, to: place) }
      for animator in going { animator.animate() }
      self.shadow.alpha = 0
      self.shadow.transform = self.collapsed
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
      for animator in going { animator.complete() }
    }
  }

  /// The transform of the collapsed menu: scaled down at the anchor.
  private var collapsed: CGAffineTransform {
    let middle = shadow.center
    let anchor = anchorRect
    let scale: CGFloat = 0.3
    let towards = CGPoint(x: anchor.midX, y: anchor.midY)
    let share = 1 - scale
    return CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        translationX: (towards.x - middle.x) * share, y: (towards.y - middle.y) * share))
  }

  /// The rectangle of the preview's source; zero if it is no longer in the window.
  private var sourceRect: CGRect {
    guard let session, let preview = session.preview, let view = session.anchor.view,
      view.window === window
    else { return .zero }
    return view.convert(preview.goesBack ?? preview.source, to: self)
  }

  private var anchorRect: CGRect {
    guard let anchor = session?.anchor, let view = anchor.view, view.window === window else {
      return shadow.frame
    }
    return view.convert(anchor.rect, to: self)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != .zero, laidOutSize != bounds.size {
      // The window was rotated or resized: the anchor has moved.
      session?.close(animated: false)
      return
    }
    place()
  }

  private func place() {
    guard bounds.width > 0, let session else { return }
    laidOutSize = bounds.size
    let space = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let wanted = content.sizeThatFits(CGSize(width: MenuMetrics.width, height: 0))
    var anchor = anchorRect
    if let preview = session.preview {
      anchor = preview.frame(from: anchor, over: wanted.height, in: space)
      preview.view.frame = anchor
    }
    let isCovered = session.anchor.isCovered && hasFloatingBars
    // Below the anchor if there is enough space, else above.
    let below = space.maxY - (isCovered ? anchor.minY : anchor.maxY + MenuMetrics.gap)
    let above = (isCovered ? anchor.maxY : anchor.minY - MenuMetrics.gap) - space.minY
    let goesDown = below >= wanted.height || below >= above
    let height = min(wanted.height, max(goesDown ? below : above, MenuMetrics.rowHeight * 3))
    let start =
      goesDown
      ? (isCovered ? anchor.minY : anchor.maxY + MenuMetrics.gap)
      : (isCovered ? anchor.maxY : anchor.minY - MenuMetrics.gap) - height
    let width = min(wanted.width, space.width)
    // Aligned with the side of the window that is nearest to the anchor.
    let side: CGFloat =
      anchor.midX < bounds.width / 3
      ? anchor.minX
      : anchor.midX > bounds.width * 2 / 3 ? anchor.maxX - width : anchor.midX - width / 2
    let x = min(max(side, space.minX), space.maxX - width)
    let y = min(max(start, space.minY), space.maxY - height)
    let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    shadow.bounds.size = frame.size
    shadow.center = CGPoint(x: frame.midX, y: frame.midY)
    let radius = min(
      hasFloatingBars ? MenuMetrics.radius : MenuMetrics.radiusBefore26, height / 2)
    platter.radius = radius
    platter.frame = shadow.bounds
    scrollView.frame = shadow.bounds
    scrollView.layer.cornerRadius = radius
    content.frame = CGRect(origin: .zero, size: CGSize(width: width, height: wanted.height))
    scrollView.contentSize = content.bounds.size
    scrollView.isScrollEnabled = wanted.height > height
  }

  private var hasFloatingBars: Bool {
    (DisplayHost.host(of: self)?.configuration ?? DisplayConfiguration()).hasFloatingBars
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let session else { return }
    if let preview = session.preview, let tapped = session.onPreviewTap,
      touches.first.map({ preview.view.frame.contains($0.location(in: self)) }) == true
    {
      return tapped()
    }
    session.close()
  }

  /// Continues with the touch that opened the menu, in window coordinates.
  func drag(to point: CGPoint) {
    let start = dragStart ?? point
    dragStart = start
    // A touch that only rested where the menu appeared has not chosen anything.
    guard hasDragged || hypot(point.x - start.x, point.y - start.y) > MenuMetrics.slop else {
      return
    }
    hasDragged = true
    content.highlight(at: content.convert(point, from: nil))
  }

  /// Ends that touch; returns whether it was over an element.
  func release(at point: CGPoint) -> Bool {
    defer {
      dragStart = nil
      hasDragged = false
    }
    return hasDragged && content.chooseHighlighted(at: content.convert(point, from: nil))
  }

  package override func accessibilityPerformEscape() -> Bool {
    session?.close()
    return true
  }

  package override var _accessibilityRole: _AccessibilityRole? { .menu }

  package override var accessibilityRank: Int { AccessibilityRank.dismissRegion + 1 }
}
