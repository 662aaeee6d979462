// How a layer is drawn where it makes no visible difference here: layers are composited from their
// contents in each frame.

extension CALayer {
  /// Indicates whether the layer is drawn as a bitmap before it is composited. The default is
  /// `false`. The result is the same.
  public var shouldRasterize: Bool {
    get { extras["shouldRasterize"] as? Bool ?? false }
    set { extras["shouldRasterize"] = newValue }
  }

  /// The scale of the bitmap of ``shouldRasterize``. The default is 1. Layers are always composited
  /// at the scale of the screen.
  public var rasterizationScale: CGFloat {
    get { extras["rasterizationScale"] as? CGFloat ?? 1 }
    set { extras["rasterizationScale"] = newValue }
  }

  /// Indicates whether the edges of a rotated layer are smoothed. The default is `false`; they
  /// always are.
  public var allowsEdgeAntialiasing: Bool {
    get { extras["allowsEdgeAntialiasing"] as? Bool ?? false }
    set { extras["allowsEdgeAntialiasing"] = newValue }
  }

  /// Indicates whether the layer may draw its contents in the background. The default is `false`.
  /// Drawing is on the main thread.
  public var drawsAsynchronously: Bool {
    get { extras["drawsAsynchronously"] as? Bool ?? false }
    set { extras["drawsAsynchronously"] = newValue }
  }
}
