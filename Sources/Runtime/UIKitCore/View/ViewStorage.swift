/// The storage of a view for UIKit's own use, apart from the view hierarchy.
struct ViewStorage {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var safeArea = UIEdgeInsets.zero
  var safeAreaOverride: UIEdgeInsets?
  var passesSafeAreaToSubviews = true
  /// Indicates whether the safe areas of subviews are recomputed after the next layout.
  var needsSafeAreaPass = false
  var margins: NSDirectionalEdgeInsets?
  var systemMinimumMargins: NSDirectionalEdgeInsets?
  var traits: UITraitCollection?
  var traitOverrides = TraitValues()
  var traitChangeRegistry: TraitChangeRegistry?
  weak var backgroundOwner: (any ViewBackgroundOwner)?
  /// Indicates whether the layer's contents were painted by ``draw(_:)``.
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

  /// A safe area that replaces the computed one; set by presentations.
  package var safeAreaOverride: UIEdgeInsets? {
    get { storage.safeAreaOverride }
    set {
      guard storage.safeAreaOverride != newValue else { return }
      storage.safeAreaOverride = newValue
      updateSafeArea()
    }
  }

  /// Indicates whether subviews inherit the safe area. Content of a scroll view moves, so it does
  /// not.
  package var passesSafeAreaToSubviews: Bool {
    get { storage.passesSafeAreaToSubviews }
    set { storage.passesSafeAreaToSubviews = newValue }
  }

  /// The object that draws the background instead of the view.
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

  /// The minimum margins that the system sets for a controller's root view (B7).
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

  /// Indicates whether the layer's contents were painted by ``draw(_:)``.
  package var hasDrawnContent: Bool {
    get { storage.hasDrawnContent }
    set { storage.hasDrawnContent = newValue }
  }

  /// The coordinator of vertical drags of the scroll views in this view.
  package var scrollDragCoordinator: (any ScrollDragCoordinator)? {
    get { storage.scrollDragCoordinator }
    set { storage.scrollDragCoordinator = newValue }
  }

  /// A closure that replaces hit testing of this view, as code on iOS would do by swizzling
  /// `hitTest(_:with:)`.
  package var hitTestOverride: ((UIView, CGPoint, UIEvent?) -> UIView?)? {
    get { storage.hitTestOverride }
    set { storage.hitTestOverride = newValue }
  }
}
