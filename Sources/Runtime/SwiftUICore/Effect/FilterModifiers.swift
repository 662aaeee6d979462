/// Filters the rendering of a view: a blur, or changed colours.
struct FilterModifier: Equatable {
  let filter: LayerFilter
}

extension FilterModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    node.animateChanges(isNew: view.superview == nil) { view.layer.contentFilter = filter }
  }
}

extension LayerFilter {
  /// The weights of red, green and blue in luminance. documented: ITU-R BT.709
  private static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)

  /// Returns a filter that multiplies each colour by `gain` and adds `offset`.
  static func linear(gain: Double, offset: Double) -> LayerFilter {
    LayerFilter(
      red: SIMD4(gain, 0, 0, offset), green: SIMD4(0, gain, 0, offset),
      blue: SIMD4(0, 0, gain, offset))
  }

  /// Returns a filter of the saturation: 0 for grey, 1 for unchanged colours, above 1 for stronger
  /// ones.
  static func saturation(_ amount: Double) -> LayerFilter {
    let grey = luminance * (1 - amount)
    return LayerFilter(
      red: grey + SIMD4(amount, 0, 0, 0), green: grey + SIMD4(0, amount, 0, 0),
      blue: grey + SIMD4(0, 0, amount, 0))
  }

  /// Returns a filter that rotates hues about the grey axis and keeps the luminance.
  static func hue(_ angle: Angle) -> LayerFilter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    // The matrix of the standard filter (documented: W3C Filter Effects, hue-rotate).
    return LayerFilter(
      red: SIMD4(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0),
      green: SIMD4(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0),
      blue: SIMD4(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0))
  }
}

/// Multiplies the colours of a view by a colour.
struct ColorMultiplyModifier: Equatable {
  let color: Color
}

extension ColorMultiplyModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    let color = color.uiColor.resolvedColor(with: node.environment.traits)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let filter = LayerFilter(
      red: SIMD4(red, 0, 0, 0), green: SIMD4(0, green, 0, 0), blue: SIMD4(0, 0, blue, 0))
    node.animateChanges(isNew: view.superview == nil) {
      view.layer.contentFilter = filter
      view.alpha = alpha
    }
  }
}

extension View {
  nonisolated private func filtered(_ filter: LayerFilter) -> some View {
    modifier(FilterModifier(filter: filter))
  }

  /// Applies a Gaussian blur with a radius in points; 0 for none. With `opaque`, the edge does not
  /// become transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Brightens the view by an amount: 0 for no change, 1 for white, -1 for black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filtered(.linear(gain: 1, offset: amount))
  }

  /// Multiplies the contrast of the view: 1 for no change, 0 for grey, below 0 for inverted
  /// colours.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filtered(.linear(gain: amount, offset: 0.5 - 0.5 * amount))
  }

  /// Multiplies the saturation of the view: 1 for no change, 0 for grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filtered(.saturation(amount))
  }

  /// Applies a greyscale effect: 0 for no change, 1 for entirely grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filtered(.saturation(1 - amount))
  }

  /// Rotates the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filtered(.hue(angle))
  }

  /// Inverts the colours of the view.
  nonisolated public func colorInvert() -> some View {
    filtered(.linear(gain: -1, offset: 1))
  }

  /// Multiplies the colours of the view by a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }
}

/// Blurs a view.
struct BlurModifier: Equatable {
  let radius: CGFloat
  let isOpaque: Bool
}

extension BlurModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    let filter = LayerFilter(blurRadius: radius)
    view.clipsToBounds = isOpaque
    node.animateChanges(isNew: view.superview == nil) { view.layer.contentFilter = filter }
  }
}
