import CCairo

extension CGContext {
  /// Begins a layer: what is drawn until `endTransparencyLayer()` is put together on its own and
  /// then drawn as one picture with the alpha, blend mode and shadow in force now. Inside, these
  /// start afresh.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    cairo_push_group(cairo)
    state.isTransparencyLayer = true
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a layer for drawing inside a rectangle of user space; see
  /// `beginTransparencyLayer(auxiliaryInfo:)`. What falls outside is clipped.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    let path = devicePath
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
    devicePath = path
  }

  /// Ends a layer and draws it. Without one the call is reported and ignored. Graphics states saved
  /// inside and not restored are restored.
  public func endTransparencyLayer() {
    guard state.isTransparencyLayer || savedStates.contains(where: \.isTransparencyLayer) else {
      reportMisuse(
        "endTransparencyLayer() has no layer to end: call beginTransparencyLayer(auxiliaryInfo:) "
          + "before it.")
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
    // The group's pattern is placed for the user space it was popped in, which is this one.
    paint(
      source: { cairo, alpha in Self.setSource(group, alpha: alpha, on: cairo) },
      shape: { cairo in cairo_paint(cairo) })
  }
}
