extension UITableViewCell {
  /// Indicates whether the background shows the selected or highlighted state.
  var showsSelection: Bool {
    selectionStyle != .none && (isSelectedStorage || isHighlightedStorage)
  }

  private var selectionView: UIView? {
    place.allowsMultipleSelection
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func stateDidChange(animated: Bool) {
    let change = {
      self.updateConfigurationIfNeeded()
      self.groundDidChange()
    }
    needsConfiguration = true
    if animated, window != nil {
      UIView.animate(
        withDuration: CellLook.fade, delay: 0, options: [.allowUserInteraction], animations: change)
    } else {
      change()
    }
    setNeedsLayout()
    table?.separatorsDidChange(around: self)
  }

  /// Updates the background's colour, corners and views for the current state.
  func groundDidChange() {
    let color = groundColor
    if super.backgroundColor !== color { super.backgroundColor = color }
    let radius = place.corners.isEmpty ? groundRadius : place.radius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    let corners: CACornerMask = place.corners.isEmpty ? .everyCorner : place.corners
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
    if radius > 0, layer.cornerCurve != .continuous { layer.cornerCurve = .continuous }
    if let backgroundView { clip(backgroundView, radius, corners) }
    guard let view = selectionView else { return }
    let alpha: CGFloat = showsSelection ? 1 : 0
    if view.alpha != alpha { view.alpha = alpha }
  }

  /// Gives a background view the corners of the card that the cell belongs to.
  private func clip(_ view: UIView, _ radius: CGFloat, _ corners: CACornerMask) {
    let radius = place.corners.isEmpty ? 0 : radius
    guard radius > 0 || view.layer.cornerRadius > 0 else { return }
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = corners
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = radius > 0
  }

  private var groundRadius: CGFloat { backgroundConfiguration?.cornerRadius ?? 0 }

  private var groundColor: UIColor? {
    if let configuration = backgroundConfiguration {
      var state = configurationState
      if selectionStyle == .none || !automaticallyUpdatesBackgroundConfiguration {
        state.isSelected = false
        state.isHighlighted = false
      }
      return configuration.updated(for: state).resolvedGround ?? ownBackgroundColor
    }
    if showsSelection, selectionView == nil { return UIBackgroundConfiguration.selectedRow }
    if let ownBackgroundColor { return ownBackgroundColor }
    return place.isCard ? .secondarySystemGroupedBackground : .systemBackground
  }

  func replaceBack(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return groundDidChange() }
    let isSelection = new === selectedBackgroundView || new === multipleSelectionBackgroundView
    insertSubview(new, at: isSelection && backgroundView?.superview === self ? 1 : 0)
    new.frame = bounds
    if isSelection { new.alpha = showsSelection && new === selectionView ? 1 : 0 }
    groundDidChange()
  }
}

/// The appearance of cells in their states.
@MainActor
enum CellLook {
  /// The duration in seconds in which a selection fades (tunable).
  static let fade = 0.3
}

extension CACornerMask {
  static let everyCorner: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
