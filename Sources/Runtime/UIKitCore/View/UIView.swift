/// A rectangular area of the screen that draws, lays out its subviews and receives touches.
///
/// Properties that are accessed whenever a view is created, added or laid out are
/// `@exclusivity(unchecked)`, for the reason that `CALayer` documents.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, UIAccessibilityIdentification
{
  /// The class of the layer. A class that is no layer class is reported and replaced by `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with the view's geometry and content.
  public let layer: CALayer
  /// The layer again, for the deinitializer, which may run on any thread.
  private nonisolated(unsafe) let ownedLayer: CALayer

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    let layer = Self.makeLayer()
    self.layer = layer
    ownedLayer = layer
    super.init()
    layer.owner = self
    if frame != .zero { layer.frame = frame }
  }

  /// Creates a view with a zero frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates an empty view for a decoder. Archives of views are not supported.
  public required init?(coder: NSCoder) {
    let layer = Self.makeLayer()
    self.layer = layer
    ownedLayer = layer
    super.init()
    layer.owner = self
  }

  deinit { ownedLayer.owner = nil }

  /// The view's rectangle in its superview's coordinates, in points. Undefined, as in UIKit, while
  /// ``transform`` is not the identity: it is then the bounding box.
  open var frame: CGRect {
    get { KeyValueObservers.reading(self, "frame", layer.frame) }
    set {
      guard newValue.isUsable(for: self, "frame") else { return }
      let old = layer.bounds.size
      KeyValueObservers.change(self, "frame", { layer.frame }) { layer.frame = newValue }
      geometryDidChange(oldSize: old)
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { KeyValueObservers.reading(self, "bounds", layer.bounds) }
    set {
      let old = layer.bounds
      guard old != newValue, newValue.isUsable(for: self, "bounds") else { return }
      KeyValueObservers.change(self, "bounds", { layer.bounds }) { layer.bounds = newValue }
      if old.size != newValue.size {
        geometryDidChange(oldSize: old.size)
      } else {
        passSafeAreaAfterMoving()
      }
    }
  }

  /// The centre of the view in its superview's coordinates, in points.
  open var center: CGPoint {
    get { KeyValueObservers.reading(self, "center", layer.position) }
    set {
      guard CGRect(origin: newValue, size: .zero).isUsable(for: self, "center") else { return }
      KeyValueObservers.change(self, "center", { layer.position }) { layer.position = newValue }
      geometryDidChange(oldSize: layer.bounds.size)
    }
  }

  /// A transform applied about the centre of the view. The default is the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A three-dimensional transform applied about the centre of the view.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Indicates whether subviews autoresize when the bounds change. The default is `true`.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The parts of the frame that change with the superview's size. The default is empty.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// Returns the size that fits the view best, in points. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to ``sizeThatFits(_:)`` of its current size, keeping the origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The natural size of the content, in points; ``noIntrinsicMetric`` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``, so that the superview is laid out again.
  open func invalidateIntrinsicContentSize() {
    contentConstraintsDidChange()
    superview?.setNeedsLayout()
  }

  /// Indicates whether the view depends on constraint-based layout. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Indicates whether the view's frame is set by code, as opposed to constraints. The default is
  /// `true`; then constraints on the view's own position conflict with its frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { frameSourceDidChange() } }
  }

  /// Updates the view's constraints before layout. Overrides call `super` last.
  open func updateConstraints() { constraintFlags.remove(.needsUpdate) }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  /// Calls ``updateConstraints()`` now, for this view and its descendants that requested it.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// The insets of the alignment rectangle from the frame, in points. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose text defines the first baseline. The default is ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text defines the last baseline. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that satisfies the constraints best for a target size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the best size for a target size, with priorities for the width and height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The superview of the view.
  open var superview: UIView? { superviewStorage }
  /// The subviews of the view, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window that shows the view, or `nil`.
  open var window: UIWindow? { windowStorage }

  /// Resigns the first responder in the view or its descendants, with `force` unconditionally.
  ///
  /// - Returns: `true` if there was none or it resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

  /// Adds a subview in front of all others. A view that has a superview is moved. Adding a view to
  /// itself or to one of its descendants is reported and ignored.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Inserts a subview at an index of ``subviews``, back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly behind another one; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a subview directly in front of another one; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Exchanges two subviews; indices outside ``subviews`` are ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of its siblings. Views that are not subviews are ignored.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind its siblings. Views that are not subviews are ignored.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Removes the view from its superview. Does nothing without one.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Notifies the view that a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Indicates whether a view may be added as a subview; reports one that may not.
  func accepts(_ subview: UIView) -> Bool { true }
  /// Notifies the view that a subview will be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Notifies the view that its superview will change; `nil` if it is being removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that its superview changed.
  open func didMoveToSuperview() {}
  /// Notifies the view that its window will change; `nil` if it is removed from its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that its window changed.
  open func didMoveToWindow() {}

  /// Indicates whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { stands(in: view) }

  /// Returns the view or its first descendant, depth first, with this ``tag``; zero never matches.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A number that identifies the view. The default is 0.
  open var tag = 0

  /// The background colour. The default is `nil`: nothing is drawn.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { applyBackgroundColor() }
  }

  /// The opacity of the view and its subviews as a group, 0…1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Indicates whether the view and its subviews are hidden. The default is `false`.
  open var isHidden: Bool {
    get { KeyValueObservers.reading(self, "hidden", hidesContent) }
    set { changeHidden(to: newValue) }
  }

  /// Indicates that the content covers the bounds. The default is `true`.
  @exclusivity(unchecked) open var isOpaque = true

  /// Indicates whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The adjustment of drawn content when the bounds change. The default is `.scaleToFill`.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// The scale at which content is drawn, in device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      guard newValue > 0, newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// A view whose alpha channel masks the view's content.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of interactive elements. The getter returns the nearest colour set in the view
  /// hierarchy, grey while ``tintAdjustmentMode`` is `.dimmed`; `nil` inherits the superview's.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      tintColorStorage = newValue
      propagateTintChange()
    }
  }

  /// The adjustment of the tint colour. The getter returns the effective mode, never `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard tintAdjustmentModeStorage != newValue else { return }
      tintAdjustmentModeStorage = newValue
      propagateTintChange()
    }
  }

  /// Notifies the view that the effective tint colour or mode changed. The default does nothing.
  open func tintColorDidChange() {}

  /// Draws the view's content into the current graphics context. The default does nothing.
  open func draw(_ rect: CGRect) {}

  /// Returns a view with a snapshot of the view, optionally after pending updates.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }
  /// Returns a view with a snapshot of a part of the view, which stretches between its cap insets.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, caps: capInsets) }
  /// Draws a snapshot of the view into the current context; returns `false` on failure.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterUpdates: afterUpdates)
  }

  /// Marks the content for redrawing before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Marks a part of the content for redrawing before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  /// Marks the subviews for layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs pending layout now, from the topmost ancestor with pending layout down.
  open func layoutIfNeeded() {
    if LayoutEngine.isInUse { prepareConstraintLayoutBelow() }
    layer.layoutIfNeeded()
  }

  /// Lays out the subviews. The default sets the frames that constraints determine.
  open func layoutSubviews() {
    if LayoutEngine.isInUse { placeConstrainedSubviews() }
  }

  /// The margins between the edges and the content, in points. The default is 8 on each side, plus
  /// the safe area while ``insetsLayoutMarginsFromSafeArea`` is `true`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { marginStorage = directional(newValue) }
  }

  /// The layout margins for the layout direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { marginStorage = newValue }
  }

  /// Indicates whether the superview's margins apply near its edges. The default is `false`.
  open var preservesSuperviewLayoutMargins = false {
    didSet { marginsDidChange() }
  }

  /// Indicates whether the safe area is added to the layout margins. The default is `true`.
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { marginsDidChange() }
  }

  /// Notifies the view that the layout margins changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// The insets of the area clear of bars, home indicator and rounded corners, in points.
  open var safeAreaInsets: UIEdgeInsets {
    KeyValueObservers.read(self, "safeAreaInsets")
    return safeAreaStorage
  }

  /// Notifies the view that the safe area changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Determines whether the view is mirrored in right-to-left layouts. The default is that it is.
  @exclusivity(unchecked)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }

  /// Indicates whether the view and its subviews receive touches. The default is `true`.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Indicates whether the view receives more than one touch at a time. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// Indicates whether the view blocks touches in other views. The default is `false`.
  open var isExclusiveTouch = false

  /// Returns the deepest subview, front to back, that contains a point given in the view's coordinates;
  /// `nil` when the view is hidden, receives no touches, has an alpha below 0.01 or does not contain
  /// the point (GE6).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitTestOverride { return hitTestOverride(self, point, event) }
    return standardHitTest(point, with: event)
  }

  /// Indicates whether the bounds contain a point in the view's coordinates. The minimum edges
  /// belong to the view, the maximum edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers attached to the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStorage.isEmpty ? nil : recognizerStorage }
    set {
      for recognizer in recognizerStorage { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer; one that is attached to another view is moved.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer. Those of other views are ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction; one of another view is moved.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction. Those of other views are ignored.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Indicates whether a gesture recognizer attached to the view may begin. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The current traits of the view.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Notifies the view that the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the view and its descendants. The default is `.unspecified`: inherited.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { updateTraits() } }
  }

  open override var next: UIResponder? { viewController ?? superviewStorage }

  /// A string that identifies the element in tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { changeableAccessibility.identifier = newValue }
  }

  /// The accessibility frame that was set, or else the bounds on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      accessibilityStorage?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Draws the view's content. The default calls ``draw(_:)`` and keeps the painted image.
  open func display(_ layer: CALayer) {
    displayContent(of: layer)
  }

  /// Notifies the delegate that a layer will draw. The default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays the view out: calls ``layoutSubviews()`` between the controller's layout methods.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    performLayout()
  }

  /// Returns the animation for a change of a layer property: none outside animation blocks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }

  /// The role of a container in the accessibility tree; `nil` for a view that only groups.
  open var _accessibilityRole: _AccessibilityRole? { nil }
  /// The size that the view keeps, at the leading edge, when constraints determine another one.
  open var _keptSize: CGSize? { nil }
  /// The container's rank in the reading order; equal ranks are ordered by position.
  package var accessibilityRank: Int { accessibilityStorage?.rank ?? 0 }
  @exclusivity(unchecked) package final var constraintState: ViewConstraintState?
  @exclusivity(unchecked) package final var constraintFlags: ConstraintFlags = []
  @exclusivity(unchecked) package final weak var superviewStorage: UIView?
  @exclusivity(unchecked) package final var subviewStorage: [UIView] = []
  @exclusivity(unchecked) package final weak var windowStorage: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked) package final weak var viewController: UIViewController?
  /// Storage for UIKit's own use.
  @exclusivity(unchecked) final var storage = ViewStorage()
}
