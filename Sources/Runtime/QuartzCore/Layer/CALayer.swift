import Foundation

/// A rectangle with content, a position in its superlayer, and sublayers in front of it.
///
/// Setting a property of a layer that is on a screen animates the change, unless its delegate, its
/// `actions` or the transaction say otherwise. All use is on the main thread.
///
/// Properties that are accessed for each change of each layer are `@exclusivity(unchecked)`: with
/// views, checks at run time for overlapping accesses were a sixth of mounting a thousand rows
/// (`DetentBenchmarks mount`).
open class CALayer: NSObject, CAMediaTiming {
  /// The model: the values of the properties as they were set.
  @exclusivity(unchecked) package final var properties = LayerProperties()
  /// The values of the properties with animations; `nil` without any.
  @exclusivity(unchecked) package final var sampled: SampledProperties?
  /// The unique number of the layer; increases in order of creation.
  package final let id: UInt64
  @exclusivity(unchecked) final var state = LayerState()
  @exclusivity(unchecked) final var animations: [LayerAnimation] = []
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// Proven: the superlayer resets it when it removes the layer and in its deinitializer.
  @exclusivity(unchecked) final unowned(unsafe) var parent: CALayer?
  /// Proven: the host resets it in its deinitializer.
  @exclusivity(unchecked) final unowned(unsafe) var rootHost: LayerHost?
  @exclusivity(unchecked) final var maskLayer: CALayer?
  /// The layer of which this one is a presentation layer.
  @exclusivity(unchecked) final var source: CALayer?
  final var extras: [String: Any] = [:]
  final var layerTiming = MediaTiming()
  /// The compositor's cached drawing of the layer.
  final var artwork: LayerArtwork?

  @exclusivity(unchecked) private nonisolated(unsafe) static var lastID: UInt64 = 0

  /// Creates a layer of size zero. Required, because a view creates its layer from
  /// `UIView.layerClass`.
  public required override init() {
    Self.lastID += 1
    id = Self.lastID
    super.init()
    prepareProperties(&properties)
  }

  /// Creates a copy of the properties of another layer, for presentation layers. Subclasses that
  /// add properties copy them here.
  public init(layer: Any) {
    Self.lastID += 1
    id = Self.lastID
    super.init()
    guard let other = layer as? CALayer else { return }
    properties = other.properties
    layerTiming = other.layerTiming
    extras = other.extras
    name = other.name
    isOpaque = other.isOpaque
    delegate = nil
  }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  /// Adds the storage of subclasses with drawing of their own.
  package func prepareProperties(_ properties: inout LayerProperties) {}

  // Geometry

  /// The rectangle of the layer in its own coordinates. A change of the bounds requests layout.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds else { return }
      guard newValue.isFinite else {
        return Misuse.report(LayerMisuse.geometryNotFinite("bounds"))
      }
      performDeferredDrawing(before: newValue)
      change(.bounds) { $0.bounds = newValue }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { properties.position }
    set {
      guard newValue != position else { return }
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Misuse.report(LayerMisuse.geometryNotFinite("position"))
      }
      change(.position) { $0.position = newValue }
    }
  }

  /// The point for `position` and `transform`, in fractions of the bounds. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { if newValue != anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// The position on the z axis: siblings with a larger value are in front. Default 0.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { if newValue != zPosition { change(.zPosition) { $0.zPosition = newValue } } }
  }

  /// The transform about the anchor point. Layers are flat: a rotation out of the plane is shown as
  /// a projection, without perspective.
  open var transform: CATransform3D {
    get { properties.transform }
    set { if newValue != properties.transform { change(.transform) { $0.transform = newValue } } }
  }

  /// A transform of the sublayers about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      if newValue != sublayerTransform {
        change(.sublayerTransform) { $0.sublayerTransform = newValue }
      }
    }
  }

  /// The frame in the superlayer, computed from `bounds` and `position`, which it sets. With a
  /// transform it is the bounding rectangle of the transformed bounds.
  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }

  // Appearance

  /// The opacity from 0 to 1, the default. The layer and its sublayers fade as a group.
  open var opacity: Float {
    get { properties.opacity }
    set { if newValue != opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  /// Indicates whether the layer and its sublayers are hidden. Default false.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { if newValue != isHidden { change(.hidden) { $0.isHidden = newValue } } }
  }

  /// Indicates whether sublayers are clipped to the bounds and their corners. Default false.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { if newValue != masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
  }

  /// The colour behind the contents. Default `nil`.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set {
      if newValue != backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }
  }

  /// The width of the border inside the bounds, in front of contents and sublayers. Default 0.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { if newValue != borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
  }

  /// The colour of the border. Default black.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { if newValue != borderColor { change(.borderColor) { $0.borderColor = newValue } } }
  }

  /// The radius of the corners in `maskedCorners`. Default 0.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { if newValue != cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }

  /// The corners that are rounded. Default all.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { if newValue != maskedCorners { change(.maskedCorners) { $0.maskedCorners = newValue } } }
  }

  /// The curve of the corners. Default `circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve }
    set {
      guard newValue != cornerCurve else { return }
      properties.cornerCurve = newValue
      markChanged(.shape)
    }
  }

  /// A radius for each corner, instead of `cornerRadius` and `maskedCorners`. Animatable.
  package final var cornerRadii: CornerRadii? {
    get { properties.cornerRadii }
    set { if newValue != cornerRadii { change(.cornerRadii) { $0.cornerRadii = newValue } } }
  }

  /// Returns the length of a corner of a curve along its sides, in radii.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CGPath.continuousReach : 1
  }

  /// The colour of the shadow. Default black.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { if newValue != shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
  }

  /// The opacity of the shadow. Default 0: none.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { if newValue != shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
  }

  /// The offset of the shadow, in points. Default (0, -3).
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { if newValue != shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
  }

  /// The blur of the shadow: its standard deviation in points. Default 3.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { if newValue != shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
  }

  /// The outline of the shadow. Default `nil`: that of the layer's content.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { if newValue !== shadowPath { change(.shadowPath) { $0.shadowPath = newValue?.copy() } } }
  }

  // Contents

  /// The image of the layer, a `CGImage`; anything else is reported and counts as none.
  open var contents: Any? {
    get { drawnContents }
    set { setContents(newValue) }
  }

  /// The part of the contents that is shown, in fractions of their size. Default the whole.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { if newValue != contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
  }

  /// The alignment and scaling of the contents in the bounds. Default `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set {
      guard newValue != contentsGravity else { return }
      properties.contentsGravity = newValue
      markChanged(.contents)
    }
  }

  /// The number of pixels of the contents per point. Default 1.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set {
      guard newValue > 0, newValue != contentsScale else { return }
      performDeferredDrawingOfLayer()
      properties.contentsScale = newValue
      markChanged(.contents)
    }
  }

  /// The filter with which contents are enlarged. Default `linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter }
    set {
      guard newValue != magnificationFilter else { return }
      properties.magnificationFilter = newValue
      markChanged(.contents)
    }
  }

  /// Indicates that the layer's drawing is opaque. Default false.
  open var isOpaque = false

  /// Indicates whether a change of the bounds requires new contents. Default false.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

  /// A layer whose alpha masks this layer and its sublayers. It must not be in a tree.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// A name of the layer for diagnostics. Default `nil`.
  open var name: String?

  /// The object that provides contents, layout and actions. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      guard newValue !== owner || newValue == nil else { return }
      owner = nil
      otherDelegate = newValue
    }
  }
  @exclusivity(unchecked) private final weak var otherDelegate: (any CALayerDelegate)?
  /// The view that created the layer: a weak reference to each view would make every reference to
  /// it slower.
  ///
  /// Proven: the view resets it in its deinitializer.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?

  /// Actions by event, searched after the delegate.
  @exclusivity(unchecked) open var actions: [String: any CAAction]?

  /// Values by name; the dictionary with the key "actions" is searched after `actions`.
  @exclusivity(unchecked) open var style: [AnyHashable: Any]?

  // Tree

  /// The sublayers, from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { copiedSublayers ?? (ownChildren.isEmpty ? nil : ownChildren) }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The superlayer of the layer.
  open var superlayer: CALayer? {
    if let source { return source.superlayer?.presentation() }
    guard let parent, parent.maskLayer !== self else { return nil }
    return parent
  }

  /// Adds a sublayer in front of all others; it is removed from its previous superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at an index, limited to the range of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: childIndex(ofOwn: Int(idx)))
  }

  /// Inserts a sublayer directly behind another one, or at the back if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }

  /// Inserts a sublayer directly in front of another one, or at the front if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }

  /// Replaces a sublayer by `newLayer`. Nothing happens if it is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, or as a mask.
  open func removeFromSuperlayer() {
    detach()
  }

  // Layout and display

  /// Requests a call of `layoutSublayers()` in this frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Indicates whether layout was requested.
  open func needsLayout() -> Bool {
    state.needsLayout
  }

  /// Performs pending layout now, from the topmost ancestor with uninterrupted pending layout down.
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.state.needsLayout { top = parent }
    top.performLayout()
  }

  /// Lays out the sublayers: calls the delegate.
  open func layoutSublayers() {
    if let owner {
      owner.layOutSublayers(ofOwned: self)
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }

  /// Requests a call of `display()` in this frame.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Requests a call of `display()` in this frame; all of the contents are redrawn.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay()
  }

  /// Indicates whether new contents were requested.
  open func needsDisplay() -> Bool {
    state.needsDisplay
  }

  /// Calls `display()` now if new contents were requested.
  open func displayIfNeeded() {
    guard state.needsDisplay else { return }
    state.needsDisplay = false
    display()
  }

  /// Updates the contents: with the delegate's `display(_:)` if there is a delegate, otherwise by
  /// drawing.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the contents, in points with y down: calls the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Indicates whether a change of the property requires new contents. Default false.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  // Hit testing

  /// Returns the frontmost layer at a point of the superlayer, this one or a descendant; `nil` if
  /// the point is outside.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    findLayer(at: p)
  }

  /// Indicates whether the bounds contain a point in the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  // Actions and animations

  /// Returns the action for an event: from the delegate, `actions`, `style`,
  /// `defaultAction(forKey:)`, in this order. `NSNull` ends the search without an action. Layers on
  /// a screen animate changes of properties if none was found.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(event)
  }

  /// Returns the default action for an event of layers of this class. Default `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// Returns the initial value of a property of layers of this class; `nil` for one without.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKeyPath(key).flatMap { LayerProperties().value($0).boxed }
  }

  /// Adds a copy of an animation. It replaces the one with the same key, which ends unfinished.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, key)
  }

  /// Removes the animation with a key; it ends unfinished.
  open func removeAnimation(forKey key: String) {
    removeAnimations { $0.key == key }
  }

  /// Removes all animations; they end unfinished.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
  }

  /// Returns the layer's copy of the animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, in the order in which they were added; `nil` if there are
  /// none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the size in points at which the contents are not scaled.
  open func preferredFrameSize() -> CGSize { contentsSize }

  /// Returns a copy of the layer as it is visible; `nil` for a layer that is not on a screen. For a
  /// layer of a client's own class it is a copy of the nearest class of this module.
  open func presentation() -> CALayer? {
    makePresentation { CALayer(layer: self) }
  }

  /// Returns the layer itself, or for a presentation layer its model layer.
  open func model() -> Self {
    (source as? Self) ?? self
  }
}
