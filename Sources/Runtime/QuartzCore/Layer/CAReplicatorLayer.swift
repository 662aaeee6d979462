import Foundation

/// A layer that shows its sublayers several times, each instance transformed, coloured and delayed
/// relative to the one before.
///
/// The instances are replicas that are not in `sublayers`. Only the first can be hit. The instance
/// properties are not animatable here.
open class CAReplicatorLayer: CALayer {
  /// The number of instances, the sublayers themselves included; zero or less shows none. Default 1.
  open var instanceCount = 1 {
    didSet { if instanceCount != oldValue { instancesChanged() } }
  }

  /// The delay of the animations of an instance relative to the one before, in seconds. Default 0.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if instanceDelay != oldValue { instancesChanged() } }
  }

  /// The transform of an instance relative to the one before, about the centre of the layer. Default
  /// the identity.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { instancesChanged() } }
  }

  /// The colour with which the colours of the first instance are multiplied; `nil` counts as white,
  /// the default.
  open var instanceColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) {
    didSet { instancesChanged() }
  }

  /// The number that is added to the red component of the colour for each instance. Default 0.
  open var instanceRedOffset: Float = 0 {
    didSet { if instanceRedOffset != oldValue { instancesChanged() } }
  }

  /// The number that is added to the green component of the colour for each instance. Default 0.
  open var instanceGreenOffset: Float = 0 {
    didSet { if instanceGreenOffset != oldValue { instancesChanged() } }
  }

  /// The number that is added to the blue component of the colour for each instance. Default 0.
  open var instanceBlueOffset: Float = 0 {
    didSet { if instanceBlueOffset != oldValue { instancesChanged() } }
  }

  /// The number that is added to the alpha component of the colour for each instance. Default 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { if instanceAlphaOffset != oldValue { instancesChanged() } }
  }

  /// Indicates whether sublayers are not flattened into the layer's plane. Stored without effect.
  open var preservesDepth = false

  /// The most instances that are shown; more are a mistake in the app. tunable: count
  private static let mostInstances = 1000

  private var mustUpdate = true
  /// The animations of the sublayers when the replicas were last updated.
  private var knownAnimations: [ObjectIdentifier] = []

  /// Creates a layer that shows its sublayers once.
  public required init() {
    super.init()
    state.showsReplicas = true
  }

  /// Creates a copy of another layer's properties, for presentation layers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
    preservesDepth = other.preservesDepth
  }

  /// Returns a copy of the layer in its current visible state; `nil` for a layer that is not on a
  /// screen.
  open override func presentation() -> CAReplicatorLayer? {
    makePresentation { CAReplicatorLayer(layer: self) }
  }

  private func instancesChanged() {
    mustUpdate = true
    markChanged(.drawing)
  }

  /// Brings the replicas up to date with the sublayers, before they are drawn or committed.
  final func updateReplicas() {
    let sources = ownChildren
    let animations = sources.flatMap(\.animationsBelow)
    let known = animations.map(ObjectIdentifier.init)
    guard
      mustUpdate || known != knownAnimations || !state.changes.isDisjoint(with: .ofReplicas)
        || sources.contains(where: \.hasChangedBelow)
    else { return }
    mustUpdate = false
    knownAnimations = known
    let count = min(max(instanceCount, 0), Self.mostInstances)
    var replicas = children.compactMap { $0 as? AttendantLayer }
    while replicas.count > count, let layer = replicas.popLast() {
      children.removeAll { $0 === layer }
      layer.parent = nil
      host?.layerDeparted(layer)
    }
    while replicas.count < count {
      let layer = AttendantLayer()
      layer.state.isAttendant = true
      layer.parent = self
      children.append(layer)
      replicas.append(layer)
    }
    state.hasAttendants = count > 0
    state.needsRedraw = true
    var transform = CATransform3DIdentity
    for (index, layer) in replicas.enumerated() {
      place(layer, index, transform)
      layer.follow(sources)
      transform = CATransform3DConcat(instanceTransform, transform)
    }
  }

  private func place(_ layer: AttendantLayer, _ index: Int, _ transform: CATransform3D) {
    let bounds = properties.bounds
    layer.properties.bounds = bounds
    layer.properties.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.properties.transform = transform
    layer.properties.sublayerTransform = CATransform3DIdentity
    let tint = (instanceColor?.sRGBComponents).map { SIMD4($0.x, $0.y, $0.z, $0.w) } ?? .one
    let offset = SIMD4<Double>(
      Double(instanceRedOffset), Double(instanceGreenOffset), Double(instanceBlueOffset),
      Double(instanceAlphaOffset))
    let color = (tint + offset * Double(index)).clamped(lowerBound: .zero, upperBound: .one)
    layer.properties.opacity = Float(color.w)
    let isWhite = color.x == 1 && color.y == 1 && color.z == 1
    layer.properties.filter =
      isWhite
      ? nil
      : LayerFilter(
        red: SIMD4(color.x, 0, 0, 0), green: SIMD4(0, color.y, 0, 0),
        blue: SIMD4(0, 0, color.z, 0))
    layer.layerTiming.beginTime = instanceDelay * Double(index)
  }
}

extension LayerChanges {
  /// The changes of a layer that its replicas have to follow.
  fileprivate static let ofReplicas = LayerChanges.all.subtracting(.animation)
  private static let all = LayerChanges(rawValue: .max)
}

extension AttendantLayer {
  /// Shows the same as some layers, animations included.
  fileprivate func follow(_ sources: [CALayer]) {
    while children.count > sources.count, let layer = children.popLast() {
      layer.parent = nil
      host?.layerDeparted(layer)
    }
    while children.count < sources.count {
      let layer = AttendantLayer()
      layer.parent = self
      children.append(layer)
    }
    for (copy, source) in zip(children, sources) {
      (copy as? AttendantLayer)?.follow(source)
    }
    state.changes.formUnion([.geometry, .sublayers])
    state.needsRedraw = true
    state.changesBelow = true
    state.needsRedrawBelow = true
  }

  private func follow(_ source: CALayer) {
    source.performDeferredDrawingOfLayer()
    properties = source.properties
    layerTiming = source.layerTiming
    name = source.name
    if let replicator = source as? CAReplicatorLayer { replicator.updateReplicas() }
    follow(source.shownSublayers)
    if let mask = source.maskLayer {
      let copy = maskLayer as? AttendantLayer ?? AttendantLayer()
      maskLayer = copy
      copy.parent = self
      copy.follow(mask)
    } else {
      maskLayer = nil
    }
    state.changes = LayerChanges(rawValue: .max)
    followAnimations(of: source)
  }

  /// Takes the animations of the source. One that has ended there runs to its end here, where it
  /// began later; one without an end goes with the source's.
  private func followAnimations(of source: CALayer) {
    let kept = animations.filter { copy in
      !source.animations.contains { $0.animation.timing == copy.animation.timing }
        && copy.isAwaited
    }
    var all: [LayerAnimation] = []
    for entry in source.animations {
      let known = animations.first {
        $0.key == entry.key && $0.animation.timing == entry.animation.timing
      }
      if let known {
        all.append(known)
      } else if let animation = entry.animation.copy() as? CAAnimation {
        animation.delegate = nil
        all.append(LayerAnimation(key: entry.key, animation: animation))
      }
    }
    animations = kept + all
    sampled?.isStale = true
    if animations.isEmpty { sampled = nil } else { host?.animationsCommitted(on: self) }
  }
}

extension CALayer {
  /// The animations of the layer and its descendants.
  fileprivate final var animationsBelow: [LayerAnimation] {
    animations + children.flatMap(\.animationsBelow) + (maskLayer?.animationsBelow ?? [])
  }

  /// Brings the replicas of the layer and its descendants up to date.
  final func updateReplicasBelow() {
    (self as? CAReplicatorLayer)?.updateReplicas()
    for child in children { child.updateReplicasBelow() }
  }

  /// Indicates whether the layer or a descendant changed since the last commit, apart from the
  /// progress of animations.
  fileprivate final var hasChangedBelow: Bool {
    if !state.changes.isDisjoint(with: .ofReplicas) || !state.isCommitted { return true }
    guard state.changesBelow else { return false }
    return children.contains(where: \.hasChangedBelow) || maskLayer?.hasChangedBelow == true
  }
}
