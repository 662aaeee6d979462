extension CALayer {
  /// The blend mode of the layer and its sublayers with the content below, up to the nearest
  /// ancestor that is faded, masked, filtered or isolates blending. Default: normal. Changes are
  /// not animated.
  package var blending: CGBlendMode {
    get { properties.blending }
    set {
      guard newValue != properties.blending else { return }
      properties.blending = newValue
      markChanged(.drawing)
    }
  }

  /// Indicates whether sublayers are blended only with other sublayers. Default false.
  package var isolatesBlending: Bool {
    get { properties.isolatesBlending }
    set {
      guard newValue != properties.isolatesBlending else { return }
      properties.isolatesBlending = newValue
      markChanged(.drawing)
    }
  }
}
