/// A screen: a tree of layers, its display links, its animations, and its frames.
///
/// A frame is `beginFrame(at:)`, `layoutAndCommit()`, `sampleAnimations()`, `composite()`. All use
/// is on the main thread.
package final class LayerHost {
  /// The host of new display links: that of the current device.
  package static var current: LayerHost? { RunningDevice.current.layerHost as? LayerHost }

  /// The device whose screen this is.
  package let device = RunningDevice()
  private let transactions = TransactionStack()
  /// The root layer, which covers the screen.
  package let rootLayer: CALayer
  /// The size of the screen in points.
  package private(set) var size: CGSize
  /// The number of pixels per point.
  package private(set) var scale: CGFloat
  /// The duration in seconds between frames, which display links report.
  package var frameDuration: CFTimeInterval = 1.0 / 60
  /// Indicates whether frames count the pixels that actually changed, which takes time. Default
  /// false.
  package var countsChangedPixels = false
  /// Indicates whether layers draw their contents only when a picture is taken or the contents are
  /// read, instead of in each frame. Default false.
  package var drawsOnDemand = false
  /// The changes of the last commit, in the order of the tree.
  package private(set) var lastCommit = LayerCommit()

  private var displayLinks: [CADisplayLink] = []
  /// The layers with animations, in the order of their first animation.
  package private(set) var animatedLayers: [CALayer] = []
  private var runningAnimations = 0
  private let compositor = Compositor(isPersistent: true)
  private lazy var areaRenderer = AreaRenderer()

  /// Creates a screen; a size or scale of zero or less is replaced by one.
  package init(size: CGSize, scale: CGFloat, rootLayer: CALayer = CALayer()) {
    self.size = Self.valid(size)
    self.scale = scale > 0 ? min(scale, 100) : 1
    self.rootLayer = rootLayer
    rootLayer.rootHost = self
    placeRoot()
    device.layerHost = self
    device.transactions = transactions
  }

  deinit {
    rootLayer.rootHost = nil
    device.transactions = nil
  }

  /// Sets the size and scale of the screen; the next frame is drawn completely.
  package func resize(to size: CGSize, scale: CGFloat) {
    self.size = Self.valid(size)
    self.scale = scale > 0 ? min(scale, 100) : 1
    placeRoot()
    rootLayer.markChanged(.geometry)
    compositor.forgetFrame()
  }

  /// Releases the bitmap of the last frame, so that its owner can change it; the next frame is drawn
  /// completely.
  package func releaseFrame() {
    compositor.forgetFrame()
  }

  private static func valid(_ size: CGSize) -> CGSize {
    func valid(_ length: CGFloat) -> CGFloat { length >= 1 ? min(length, 30_000) : 1 }
    return CGSize(width: valid(size.width), height: valid(size.height))
  }

  private func placeRoot() {
    rootLayer.properties.bounds = CGRect(origin: .zero, size: size)
    rootLayer.properties.position = CGPoint(x: size.width / 2, y: size.height / 2)
    rootLayer.markChanged(.geometry)
    rootLayer.setNeedsLayout()
  }

  // Frame

  /// Advances the clock, ends the animations that are over, and calls the display links.
  package func beginFrame(at time: CFTimeInterval) {
    device.time = time
    device.enter {
      endFinishedAnimations()
      for link in displayLinks { link.fire(at: time, frameDuration: frameDuration) }
    }
  }

  /// The maximum number of rounds in a frame in which layout, display and completion blocks cause
  /// further work.
  private static let commitRounds = 6

  /// Performs layout and display and commits the transaction, until no work remains.
  package func layoutAndCommit() {
    device.enter {
      let rounds = device.differences.contains(.layoutHasOnePass) ? 1 : Self.commitRounds
      var round = 0
      repeat {
        rootLayer.performLayout()
        rootLayer.performDisplay()
        if !drawsOnDemand { rootLayer.performDeferredDrawing() }
        TransactionStack.standIn?.flush()
        transactions.flush()
        round += 1
      } while needsCommit && round < rounds
      collectCommit()
    }
  }

  private var needsCommit: Bool {
    let state = rootLayer.state
    return state.needsLayout || state.needsLayoutBelow || state.needsDisplay
      || state.needsDisplayBelow || hasOpenTransaction
  }

  private var hasOpenTransaction: Bool {
    transactions.hasPendingWork || TransactionStack.standIn?.hasPendingWork == true
  }

  private func collectCommit() {
    lastCommit.removeAll()
    collect(rootLayer)
  }

  private func collect(_ layer: CALayer) {
    if layer.state.showsReplicas { (layer as? CAReplicatorLayer)?.updateReplicas() }
    let isNew = !layer.state.isCommitted
    layer.state.isCommitted = true
    if !layer.state.changes.isEmpty {
      lastCommit.append(LayerChange(layer: layer, changes: layer.state.changes))
      layer.state.changes = []
    }
    guard layer.state.changesBelow || isNew else { return }
    layer.state.changesBelow = false
    for child in layer.children { collect(child) }
    if let mask = layer.maskLayer { collect(mask) }
  }

  /// Samples all animations at the time of the frame.
  package func sampleAnimations() {
    var running = 0
    let time = device.time
    for layer in animatedLayers {
      if layer.sample(at: time) { running += 1 }
      if layer.animations.isEmpty { layer.state.isListedAsAnimated = false }
    }
    animatedLayers.removeAll { !$0.state.isListedAsAnimated }
    runningAnimations = running
  }

  /// Indicates whether the next picture has to wait for views that draw themselves.
  package var owesDrawing: Bool {
    rootLayer.state.owesDrawing || rootLayer.state.owesDrawingBelow
  }

  /// Draws the changes since the last frame.
  package func composite() -> FrameResult {
    rootLayer.performDeferredDrawing()
    compositor.countsChangedPixels = countsChangedPixels
    return compositor.composite(root: rootLayer, size: size, scale: scale)
  }

  /// Returns the current pixels of a part of the screen, without drawing the others; `nil` for an
  /// area that is not on the screen.
  package func picture(of area: PixelRect) -> Bitmap? {
    let screen = PixelRect(screen: size, scale: scale)
    let area = area.intersection(screen)
    guard !area.isEmpty else { return nil }
    rootLayer.performDeferredDrawing()
    return areaRenderer.picture(of: area, root: rootLayer, screen: screen, scale: scale)
  }

  /// Draws the whole screen again, without caches.
  package func compositeFromScratch() -> FrameResult {
    rootLayer.performDeferredDrawing()
    return Compositor(isPersistent: false).composite(root: rootLayer, size: size, scale: scale)
  }

  // Animations

  func animationAdded(_ animation: LayerAnimation, to layer: CALayer) {
    transactions.added.append((layer, animation))
  }

  func layerDeparted(_ layer: CALayer) {
    transactions.departed.append(layer)
  }

  func animationsCommitted(on layer: CALayer) {
    guard !layer.state.isListedAsAnimated || !animatedLayers.contains(where: { $0 === layer })
    else { return }
    layer.state.isListedAsAnimated = true
    animatedLayers.append(layer)
  }

  func timingChanged() {
    for layer in animatedLayers { layer.sampled?.isStale = true }
  }

  private func endFinishedAnimations() {
    guard !animatedLayers.isEmpty else { return }
    var ended: [(layer: CALayer, entry: LayerAnimation)] = []
    for layer in animatedLayers {
      let time = layer.localTime(at: device.time)
      for entry in layer.animations where entry.isResolved && !entry.hasStopped {
        if entry.animation.timing.moment(at: time).phase == .after { ended.append((layer, entry)) }
      }
    }
    for (layer, entry) in ended {
      layer.sampled?.isStale = true
      guard entry.animation.isRemovedOnCompletion else { continue }
      layer.animations.removeAll { $0 === entry }
      if layer.animations.isEmpty { layer.sampled = nil }
      layer.markChanged(.animation)
    }
    for (_, entry) in ended { entry.stop(finished: true) }
  }

  // Display links

  func add(_ link: CADisplayLink) {
    displayLinks.append(link)
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  // Diagnostics

  /// The types, with their modules, of the objects that an app's display links call and retain.
  package var displayLinkTargets: [String] { displayLinks.compactMap(\.targetType) }

  /// Indicates whether a frame would cause changes or calls. Pixels that are not drawn yet do not
  /// count: they may not be needed.
  package var hasPendingWork: Bool {
    needsCommit || !rootLayer.state.changes.isEmpty || rootLayer.state.changesBelow
      || hasRunningAnimations || displayLinks.contains { $0.isRunning }
  }

  /// Indicates whether an animation is running.
  package var hasRunningAnimations: Bool {
    animatedLayers.contains { $0.animations.contains { !$0.hasStopped } }
  }

  /// Indicates whether ``runningWork`` has any.
  package var isBusy: Bool {
    rootLayer.state.needsLayout || rootLayer.state.needsLayoutBelow || hasOpenTransaction
      || displayLinks.contains { $0.isRunning }
      || animatedLayers.contains { $0.animations.contains(where: \.isAwaited) }
  }

  /// Descriptions of work in progress, one line each, for a person who waits for its end.
  /// Animations that repeat for ever, such as a blinking caret or an activity indicator, are not
  /// included.
  package var runningWork: [String] {
    var lines: [String] = []
    for layer in animatedLayers {
      for entry in layer.animations
      where entry.isAwaited {
        let what = entry.animation.animatedKeyPaths.joined(separator: ", ")
        let key = entry.key.map { " under the key \"\($0)\"" } ?? ""
        let stopped = layer.isTimeStopped ? ", whose time is stopped" : ""
        lines.append("animation of \(what)\(key) on \(layer.diagnosticName)\(stopped)")
      }
    }
    for link in displayLinks where link.isRunning { lines.append("display link \(link)") }
    if rootLayer.state.needsLayout || rootLayer.state.needsLayoutBelow { lines.append("layout") }
    if hasOpenTransaction { lines.append("transaction that is not committed") }
    return lines
  }
}

extension CALayer {
  fileprivate var isTimeStopped: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.layerTiming.speed == 0 { return true }
      layer = current.parent
    }
    return false
  }

  /// The name, or the owner of the layer.
  package var diagnosticName: String {
    if let name { return "\"\(name)\"" }
    if let delegate { return "the layer of \(Swift.type(of: delegate))" }
    return "a \(Swift.type(of: self))"
  }
}
