/// A rectangle of the screen: it draws, lays out its subviews and receives touches.
///
/// What is read and written whenever a view is made, put in or placed is `@exclusivity(unchecked)`,
/// for the reason `CALayer` gives.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, UIAccessibilityIdentification
{
  /// The class of the view's layer. The default is `CALayer`. Anything that is no layer class is
  /// reported and replaced by `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry and content.
  public let layer: CALayer
  /// The layer again, for the view's end, which is on no particular thread.
  private nonisolated(unsafe) let ownedLayer: CALayer

  /// Creates a view with a frame in points of its future superview.
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

  /// Creates a view for a decoder. Archives hold no views here: the view comes up empty.
  public required init?(coder: NSCoder) {
    let layer = Self.makeLayer()
    self.layer = layer
    ownedLayer = layer
    super.init()
    layer.owner = self
  }

  deinit { ownedLayer.owner = nil }

  /// The view's rectangle in its superview, in points. Undefined, as in UIKit, while ``transform``
  /// is not the identity: it is then the bounding box.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isUsable(for: self, "frame") else { return }
      let old = layer.bounds.size
      layer.frame = newValue
      geometryDidChange(oldSize: old)
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard old != newValue, newValue.isUsable(for: self, "bounds") else { return }
      layer.bounds = newValue
      if old.size != newValue.size {
        geometryDidChange(oldSize: old.size)
      } else {
        passSafeAreaAfterMoving()
      }
    }
  }

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard CGRect(origin: newValue, size: .zero).isUsable(for: self, "center") else { return }
      layer.position = newValue
      geometryDidChange(oldSize: layer.bounds.size)
    }
  }

  /// A transform applied about the middle of the view. The default is the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A three-dimensional transform applied about the middle of the view.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Whether subviews follow when the bounds change, by their ``autoresizingMask``. The default is
  /// `true`.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// How the view follows its superview's size. The default is empty: the frame is kept.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// Returns the size the view wants within `size`, in points. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to ``sizeThatFits(_:)`` of its present size, keeping the origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size the content needs by itself, in points; ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` changed, so that the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    contentWishesDidChange()
    superview?.setNeedsLayout()
  }

  /// Whether the view only works with constraints. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether code sets the view's frame, as opposed to constraints. The default is `true`; with it
  /// constraints on the view's own place contradict its frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { frameSourceDidChange() } }
  }

  /// Adapts the view's constraints, before layout. Overrides call `super` last.
  open func updateConstraints() { constraintFlags.remove(.needsUpdate) }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  /// Runs ``updateConstraints()`` now, for this view and those below that asked for it.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// What of the frame, in points, is decoration that layout does not align. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose text has the first baseline. The default is ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text has the last baseline. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The size that satisfies the constraints best when the view should be `targetSize`, in points,
  /// which is less important than content.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with priorities for the width and height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }
  /// The views held by this one, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window that shows the view, or `nil`.
  open var window: UIWindow? { windowStorage }

  /// Asks the first responder in or below the view to resign, with force without asking.
  ///
  /// - Returns: whether there was none or it resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

  /// Puts a view in front of all other subviews. A view that has a superview moves. Adding a view
  /// to itself or to one of its descendants is reported and ignored.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Puts a view at a place in the order of ``subviews``, back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind another subview; in front of all if that is none.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view right in front of another subview; in front of all if that is none.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Swaps the places of two subviews; indices outside ``subviews`` are ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of its siblings. Views that are no subviews are ignored.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind its siblings. Views that are no subviews are ignored.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview. Does nothing without one.
  open func removeFromSuperview() { detachFromSuperview() }

  /// A subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; `nil` when the view is being removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview changed.
  open func didMoveToSuperview() {}
  /// The window is about to change; `nil` when the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window changed.
  open func didMoveToWindow() {}

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { stands(in: view) }

  /// The view or the first descendant, depth first, with this ``tag``; zero never matches.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A number to find the view by. The default is 0.
  open var tag = 0

  /// The colour behind the view's content. The default is `nil`: nothing is drawn.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { applyBackgroundColor() }
  }

  /// How opaque the view and its subviews are as a group, 0…1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subviews are left out of drawing and touch. The default is `false`.
  open var isHidden: Bool {
    get { layer.isHidden || constraintState?.isLeavingStack == true }
    set { changeHidden(to: newValue) }
  }

  /// A promise that the view's content covers its bounds. The default is `true`.
  @exclusivity(unchecked) open var isOpaque = true

  /// Whether subviews are cut off at the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What happens to drawn content when the bounds change. The default is `.scaleToFill`.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.contentsGravity }
  }

  /// The scale at which content is drawn, device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      guard newValue > 0, newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// A view whose opacity cuts the receiver's content.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of interactive parts. Reading gives the nearest colour set up the hierarchy, grey
  /// while ``tintAdjustmentMode`` is `.dimmed`. Setting `nil` inherits again.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      tintColorStorage = newValue
      propagateTintChange()
    }
  }

  /// How the tint is shown. Reading gives the effective mode, never `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard tintAdjustmentModeStorage != newValue else { return }
      tintAdjustmentModeStorage = newValue
      propagateTintChange()
    }
  }

  /// The effective tint or tint mode changed. The default does nothing.
  open func tintColorDidChange() {}

  /// Draws the view's content into the current graphics context. The default does nothing.
  open func draw(_ rect: CGRect) {}

  /// A view with a picture of what the view shows, after what waits to be drawn if that is wished.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }
  /// The same of a part, which stretches between its caps.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, caps: capInsets) }
  /// Draws what the view shows into the current context; `false` when that was not possible.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterUpdates: afterUpdates)
  }

  /// Says that the content must be drawn again before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Says that part of the content must be drawn again before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  /// Says that the subviews must be laid out before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what is waiting to be laid out, from the topmost waiting ancestor down.
  open func layoutIfNeeded() {
    if LayoutEngine.isInUse { prepareConstraintLayoutBelow() }
    layer.layoutIfNeeded()
  }

  /// Places the subviews. The default sets the frames that constraints decide.
  open func layoutSubviews() {
    if LayoutEngine.isInUse { placeConstrainedSubviews() }
  }

  /// The space content should keep from the edges, in points. The default is 8 on each side, plus
  /// the safe area while ``insetsLayoutMarginsFromSafeArea`` is `true`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { marginStorage = directional(newValue) }
  }

  /// The layout margins by reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { marginStorage = newValue }
  }

  /// Whether the superview's margins reach into this view where both edges lie close. The default
  /// is `false`.
  open var preservesSuperviewLayoutMargins = false {
    didSet { marginsDidChange() }
  }

  /// Whether the safe area is added to the layout margins. The default is `true`.
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { marginsDidChange() }
  }

  /// The layout margins changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// How far bars, the home indicator and rounded corners reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets {
    KeyValueObservers.read(self, "safeAreaInsets")
    return safeAreaStorage
  }

  /// The safe area changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The direction in which this view lays out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether the view flips with the reading direction. The default is `.unspecified`: it does.
  @exclusivity(unchecked)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }

  /// Whether the view and its subviews take touches. The default is `true`.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// Whether touches in this view keep other views of the window from getting any. The default is
  /// `false`.
  open var isExclusiveTouch = false

  /// The deepest subview, front to back, that contains a point given in the view's coordinates;
  /// `nil` when the view is hidden, takes no touches, has an alpha below 0.01 or does not contain
  /// the point (measured.md GE6).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitTestOverride { return hitTestOverride(self, point, event) }
    return standardHitTest(point, with: event)
  }

  /// Whether the bounds contain a point given in the view's coordinates. The smaller edges belong
  /// to the view, the larger ones do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The recognisers attached to the view; `nil` when there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStorage.isEmpty ? nil : recognizerStorage }
    set {
      for recognizer in recognizerStorage { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser; one that belongs to another view moves.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser. Recognisers of other views are ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// What was added to make the view react.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(with: newValue) }
  }

  /// Makes the view react; an interaction of another view moves.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Takes an interaction away. Those of other views are ignored.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Whether a recogniser may begin. Asked of the recogniser's view. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The traits in force for the view.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the surroundings say. The default is `.unspecified`: inherited.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { updateTraits() } }
  }

  open override var next: UIResponder? { viewController ?? superviewStorage }

  /// A string that names the element for tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { toldAccessibility.identifier = newValue }
  }

  /// What was set, or the bounds in points of the screen.
  open override var accessibilityFrame: CGRect {
    get {
      accessibilityStorage?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Draws the view's content. The default runs ``draw(_:)`` and keeps what it painted, if anything.
  open func display(_ layer: CALayer) {
    displayContent(of: layer)
  }

  /// A layer is about to draw. The default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays the view out: the controller's hooks around ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    performLayout()
  }

  /// The animation for a layer property that is about to change: none outside
  /// ``animate(withDuration:animations:)``.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }

  /// What a container is called in the tree of elements; `nil` for a view that only groups.
  package var accessibilityRole: AccessibilityRole? { nil }
  /// Where the container stands in the order of reading among others; those of a rank by place.
  package var accessibilityRank: Int { accessibilityStorage?.rank ?? 0 }
  @exclusivity(unchecked) package final var constraintState: ViewConstraintState?
  @exclusivity(unchecked) package final var constraintFlags: ConstraintFlags = []
  @exclusivity(unchecked) package final weak var superviewStorage: UIView?
  @exclusivity(unchecked) package final var subviewStorage: [UIView] = []
  @exclusivity(unchecked) package final weak var windowStorage: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked) package final weak var viewController: UIViewController?
  /// What the view keeps for UIKit's own use.
  @exclusivity(unchecked) final var storage = ViewStorage()
}
