import CCairo

extension CGContext {
  /// Begins a transparency layer: everything drawn until `endTransparencyLayer()` is composited
  /// separately and then drawn as one image with the current alpha, blend mode and shadow. Inside
  /// the layer these have their initial values.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    cairo_push_group(cairo)
    state.isTransparencyLayer = true
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer inside a rectangle of user space; see
  /// `beginTransparencyLayer(auxiliaryInfo:)`. Drawing outside is clipped.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    let path = devicePath
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
    devicePath = path
  }

  /// Ends a transparency layer and draws it. Without one the call is reported and ignored. Graphics
  /// states saved inside and not restored are restored.
  public func endTransparencyLayer() {
    guard state.isTransparencyLayer || savedStates.contains(where: \.isTransparencyLayer) else {
      Misuse.report(ContextMisuse.noTransparencyLayer)
      return
    }
    while !state.isTransparencyLayer {
      popState()
    }
    endMaskLayers()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    cairo_restore(cairo)
    state = savedStates.removeLast()
    drawGroup(group)
  }

  private func drawGroup(_ group: OpaquePointer?) {
    // The group's pattern has the user space in which it was popped, which is this one.
    paint(
      source: { cairo, alpha in Self.setSource(group, alpha: alpha, on: cairo) },
      shape: { cairo in cairo_paint(cairo) })
  }
}
