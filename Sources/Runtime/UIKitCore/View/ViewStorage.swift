/// The storage of a view for UIKit's own use, apart from the view hierarchy.
struct ViewStorage {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var recognizers: [UIGestureRecognizer] = []
  var safeArea = UIEdgeInsets.zero
  var passesSafeAreaToSubviews = true
  /// Indicates whether the safe areas of subviews are recomputed after the next layout.
  var needsSafeAreaPass = false
  var traits: UITraitCollection?
  /// Indicates whether the layer's contents were painted by ``draw(_:)``.
  var hasDrawnContent = false
  /// The storage that few views use.
  var rare: RareViewStorage?
  /// The storage that few views use, created on first access.
  var ownRare: RareViewStorage {
    mutating get {
      let own = rare ?? RareViewStorage()
      rare = own
      return own
    }
  }
}

/// The storage that few views use, in an object of its own: without it a label has two thirds of the
/// size.
final class RareViewStorage {
  var interactions: [any UIInteraction] = []
  var safeAreaOverride: UIEdgeInsets?
  var margins: NSDirectionalEdgeInsets?
  var systemMinimumMargins: NSDirectionalEdgeInsets?
  var traitOverrides = TraitValues()
  var traitChangeRegistry: TraitChangeRegistry?
  weak var backgroundOwner: (any ViewBackgroundOwner)?
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
    get { storage.rare?.interactions ?? [] }
    set { storage.ownRare.interactions = newValue }
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
    get { storage.rare?.safeAreaOverride }
    set {
      guard safeAreaOverride != newValue else { return }
      storage.ownRare.safeAreaOverride = newValue
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
    get { storage.rare?.backgroundOwner }
    set {
      storage.ownRare.backgroundOwner = newValue
      applyBackgroundColor()
    }
  }

  package var marginStorage: NSDirectionalEdgeInsets? {
    get { storage.rare?.margins }
    set {
      guard marginStorage != newValue else { return }
      storage.ownRare.margins = newValue
      marginsDidChange()
    }
  }

  /// The minimum margins that the system sets for a controller's root view (B7).
  package var systemMinimumMargins: NSDirectionalEdgeInsets? {
    get { storage.rare?.systemMinimumMargins }
    set {
      guard systemMinimumMargins != newValue else { return }
      storage.ownRare.systemMinimumMargins = newValue
      marginsDidChange()
    }
  }

  package var traitStorage: UITraitCollection? {
    get { storage.traits }
    set { storage.traits = newValue }
  }

  package var traitOverrideValues: TraitValues {
    get { storage.rare?.traitOverrides ?? TraitValues() }
    set {
      storage.ownRare.traitOverrides = newValue
      updateTraits()
    }
  }

  package var traitChangeRegistry: TraitChangeRegistry? {
    get { storage.rare?.traitChangeRegistry }
    set { storage.ownRare.traitChangeRegistry = newValue }
  }

  /// Indicates whether the layer's contents were painted by ``draw(_:)``.
  package var hasDrawnContent: Bool {
    get { storage.hasDrawnContent }
    set { storage.hasDrawnContent = newValue }
  }

  /// The coordinator of vertical drags of the scroll views in this view.
  package var scrollDragCoordinator: (any ScrollDragCoordinator)? {
    get { storage.rare?.scrollDragCoordinator }
    set { storage.ownRare.scrollDragCoordinator = newValue }
  }

  /// A closure that replaces hit testing of this view, as code on iOS would do by swizzling
  /// `hitTest(_:with:)`.
  package var hitTestOverride: ((UIView, CGPoint, UIEvent?) -> UIView?)? {
    get { storage.rare?.hitTestOverride }
    set { storage.ownRare.hitTestOverride = newValue }
  }
}
