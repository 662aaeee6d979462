extension CALayer {
  /// How the layer and all on it are mixed with what lies below, up to the nearest layer around it
  /// that is faded, masked, filtered or isolates blending. Default: it covers that. Changes at once.
  package var blending: CGBlendMode {
    get { properties.blending }
    set {
      guard newValue != properties.blending else { return }
      properties.blending = newValue
      markChanged(.drawing)
    }
  }

  /// Whether what is on the layer is mixed only with other things on it. Default false.
  package var isolatesBlending: Bool {
    get { properties.isolatesBlending }
    set {
      guard newValue != properties.isolatesBlending else { return }
      properties.isolatesBlending = newValue
      markChanged(.drawing)
    }
  }
}
