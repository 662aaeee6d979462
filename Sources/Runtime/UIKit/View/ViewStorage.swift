/// What a view keeps for UIKit's own use, apart from its place in the hierarchy.
struct ViewStorage {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var safeArea = UIEdgeInsets.zero
  var safeAreaOverride: UIEdgeInsets?
  var passesSafeAreaToSubviews = true
  /// Whether subviews get their safe areas anew after the coming layout.
  var needsSafeAreaPass = false
  var margins: NSDirectionalEdgeInsets?
  var systemMinimumMargins: NSDirectionalEdgeInsets?
  var traits: UITraitCollection?
  var traitOverrides = TraitValues()
  var traitChangeRegistry: TraitChangeRegistry?
  weak var backgroundOwner: (any ViewBackgroundOwner)?
  /// Whether the layer's contents came out of `draw(_:)`.
  var hasDrawnContent = false
  weak var scrollDragCoordinator: (any ScrollDragCoordinator)?
  var hitTestOverride: ((UIView, CGPoint, UIEvent?) -> UIView?)?
}

extension UIView {
  package var tintColorStorage: UIColor? {
    get { storage.tintColor }
    set { storage.tintColor = newValue }
  }

  package var tintAdjustmentModeStorage: TintAdjustmentMode {
    get { storage.tintAdjustmentMode }
    set { storage.tintAdjustmentMode = newValue }
  }

  var interactionStorage: [any UIInteraction] {
    get { storage.interactions }
    set { storage.interactions = newValue }
  }

  package var recognizerStorage: [UIGestureRecognizer] {
    get { storage.recognizers }
    _modify { yield &storage.recognizers }
  }

  package var safeAreaStorage: UIEdgeInsets {
    get { storage.safeArea }
    set { storage.safeArea = newValue }
  }

  /// Replaces the computed safe area; presentations use it for what they alone know.
  package var safeAreaOverride: UIEdgeInsets? {
    get { storage.safeAreaOverride }
    set {
      guard storage.safeAreaOverride != newValue else { return }
      storage.safeAreaOverride = newValue
      updateSafeArea()
    }
  }

  /// Whether subviews inherit the safe area. What a scroll view holds moves, so it does not.
  package var passesSafeAreaToSubviews: Bool {
    get { storage.passesSafeAreaToSubviews }
    set { storage.passesSafeAreaToSubviews = newValue }
  }

  /// Draws the background in the view's place, if anybody does.
  package var backgroundOwner: (any ViewBackgroundOwner)? {
    get { storage.backgroundOwner }
    set {
      storage.backgroundOwner = newValue
      applyBackgroundColor()
    }
  }

  package var marginStorage: NSDirectionalEdgeInsets? {
    get { storage.margins }
    set {
      guard storage.margins != newValue else { return }
      storage.margins = newValue
      marginsDidChange()
    }
  }

  /// The minimum margins that a controller's root view takes from the system (measured.md B7).
  package var systemMinimumMargins: NSDirectionalEdgeInsets? {
    get { storage.systemMinimumMargins }
    set {
      guard storage.systemMinimumMargins != newValue else { return }
      storage.systemMinimumMargins = newValue
      marginsDidChange()
    }
  }

  package var traitStorage: UITraitCollection? {
    get { storage.traits }
    set { storage.traits = newValue }
  }

  package var traitOverrideValues: TraitValues {
    get { storage.traitOverrides }
    set {
      storage.traitOverrides = newValue
      updateTraits()
    }
  }

  package var traitChangeRegistry: TraitChangeRegistry? {
    get { storage.traitChangeRegistry }
    set { storage.traitChangeRegistry = newValue }
  }

  /// Whether the layer's contents came out of ``draw(_:)``.
  package var hasDrawnContent: Bool {
    get { storage.hasDrawnContent }
    set { storage.hasDrawnContent = newValue }
  }

  /// Shares the vertical drags of the scroll views in this view.
  package var scrollDragCoordinator: (any ScrollDragCoordinator)? {
    get { storage.scrollDragCoordinator }
    set { storage.scrollDragCoordinator = newValue }
  }

  /// Where iOS code would swizzle `hitTest(_:with:)`: replaces hit testing for this one view.
  package var hitTestOverride: ((UIView, CGPoint, UIEvent?) -> UIView?)? {
    get { storage.hitTestOverride }
    set { storage.hitTestOverride = newValue }
  }
}
