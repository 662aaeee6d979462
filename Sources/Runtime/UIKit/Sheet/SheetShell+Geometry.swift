import SheetEngine

extension SheetShell {
  /// Shows what the engine says now, except what Core Animation is moving.
  func show(_ geometry: SheetGeometry) {
    if drive == .frames { apply(geometry) }
    applySurroundings(geometry)
  }

  /// The wrapper and the dimming.
  func apply(_ geometry: SheetGeometry) {
    let wasEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    wrapper.apply(geometry, floats: machine.layout.placement.isFloating(machine.layout.style))
    let safeArea = geometry.contentSafeArea
    controller.presentedStorage?.viewIfLoaded?.safeAreaOverride = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    dimming.alpha = geometry.dimAlpha
    updateFill(geometry.fillOpacity)
    ViewAnimation.areEnabled = wasEnabled
  }

  /// What stands behind: a presenter that is pushed back, or a sheet that is covered.
  func applySurroundings(_ geometry: SheetGeometry) {
    guard let presenter = presenterBehind else { return }
    let wasEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    if let below = sheetBelow {
      // What the eye sees of all dimmings in front together.
      let front = 1 - (1 - geometry.dimAlpha) * (1 - machine.cover.frontDim)
      below.cover(
        SheetCover(
          depth: machine.cover.depth + 1, frontDim: front, pushBack: geometry.pushBack.progress))
    } else if let surface = presenter.presentationSurface {
      pushBack.apply(geometry.pushBack, to: surface)
    }
    ViewAnimation.areEnabled = wasEnabled
  }

  /// The controller that shows behind the sheet: its presenter, or in a dismissal of several what is
  /// behind them all.
  private var presenterBehind: UIViewController? {
    inheritedPresenter ?? controller.presentingStorage
  }

  /// The sheets between this one and `presenter` vanish: what they did to it is this one's now.
  func inherit(_ bottom: SheetShell, over presenter: UIViewController) {
    inheritedPresenter = presenter
    pushBack = bottom.pushBack
    bottom.pushBack = PresenterPushBack()
    updateTint()
  }

  /// The sheet that this one was presented from.
  var sheetBelow: SheetShell? {
    let presentation = presenterBehind?.enclosingPresentation
    return (presentation?.controller as? UISheetPresentationController)?.shell
  }

  private func cover(_ cover: SheetCover) {
    guard cover != machine.cover else { return }
    perform(machine.handle(.coverChanged(cover)))
  }

  func uncover() {
    sheetBelow?.cover(SheetCover())
  }

  /// Turns tints behind the sheet grey or back (S1.56): those of everything in its window up to the
  /// frontmost sheet that dims.
  func updateTint(isGone: Bool = false) {
    let window = container?.window ?? controller.presentingStorage?.viewIfLoaded?.window
    guard let window else { return }
    window.updatePresentationTint(without: isGone ? container : nil)
  }
}

extension SheetPlacement {
  /// Whether sheets here stand free of an edge and cast a shadow.
  func isFloating(_ style: SheetStyle) -> Bool {
    switch shape {
    case .bottom: style.card.floats
    case .card: true
    case .compactEdge, .fullScreen: false
    }
  }
}

/// What a full sheet does to its presenter's view, and how to take it back.
@MainActor
struct PresenterPushBack {
  private weak var view: UIView?
  private var transform = CGAffineTransform.identity
  private var radii: QuartzCore.CornerRadii?
  private var clips = false

  mutating func apply(_ geometry: SheetPushBack, to surface: UIView) {
    guard geometry.progress > 0 else { return restore() }
    if view !== surface {
      restore()
      view = surface
      transform = surface.transform
      radii = surface.layer.cornerRadii
      clips = surface.clipsToBounds
      surface.clipsToBounds = true
    }
    surface.transform = transform.concatenating(
      CGAffineTransform(
        a: geometry.scale, b: 0, c: 0, d: geometry.scale, tx: 0, ty: geometry.translationY))
    surface.layer.cornerRadii = QuartzCore.CornerRadii(
      top: geometry.cornerRadius, bottom: geometry.cornerRadius)
  }

  mutating func restore() {
    guard let view else { return }
    view.transform = transform
    view.layer.cornerRadii = radii
    view.clipsToBounds = clips
    self.view = nil
  }
}
