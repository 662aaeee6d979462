import SheetEngine

extension SheetShell {
  /// Shows a geometry, except on views that a layer animation is moving.
  func show(_ geometry: SheetGeometry) {
    if drive == .frames { apply(geometry) }
    applySurroundings(geometry)
  }

  /// Applies a geometry to the wrapper and the dimming view.
  func apply(_ geometry: SheetGeometry) {
    UIView.performWithoutAnimation {
      let layout = session.machine.layout
      wrapper.apply(geometry, floats: layout.placement.isFloating(layout.style))
      let safeArea = geometry.contentSafeArea
      presentedView?.safeAreaOverride = UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
      dimming.alpha = geometry.dimAlpha
      updateFill(geometry.fillOpacity)
    }
  }

  /// Applies a geometry to the surroundings: pushes the presenter back, or covers the sheet below.
  func applySurroundings(_ geometry: SheetGeometry) {
    guard let presenter = presenterBehind else { return }
    UIView.performWithoutAnimation {
      if let below = sheetBelow {
        below.cover(
          session.machine.coverForSheetBelow(
            dim: geometry.ownDimAlpha, pushBack: geometry.pushBack.progress))
      } else if let surface = presenter.presentationSurface {
        pushBack.apply(geometry.pushBack, to: surface)
      }
    }
  }

  /// The controller behind the sheet: its presenter, or the one behind all sheets that are dismissed
  /// together.
  private var presenterBehind: UIViewController? {
    inheritedPresenter ?? controller?.presentingStorage
  }

  /// Takes over the presenter of the sheets between this one and `presenter`, which are dismissed
  /// with it: this one resets what they changed.
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
    guard cover != session.machine.cover else { return }
    perform(session.handle(.coverChanged(cover)))
  }

  func uncover() {
    sheetBelow?.cover(SheetCover())
  }

  /// Updates the tint adjustment of the views in the window behind the frontmost sheet that dims
  /// (S1.56).
  func updateTint(isGone: Bool = false) {
    let window = container?.window ?? controller?.presentingStorage?.viewIfLoaded?.window
    guard let window else { return }
    window.updatePresentationTint(without: isGone ? container : nil)
  }
}

extension SheetPlacement {
  /// Indicates whether a sheet with this placement is free of the edges and casts a shadow.
  func isFloating(_ style: SheetStyle) -> Bool {
    switch shape {
    case .bottom: style.card.floats
    case .card: true
    case .compactEdge, .fullScreen: false
    }
  }
}
