/// A gradient that fades content out below a bar, as the soft edge of iOS 26 does, without its
/// blur: the opacity of the background colour increases over the content.
@MainActor
class BarFadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The opacity of the colour from the top to the bottom edge. Grade: tunable.
  private static let stops: [(place: Double, opacity: CGFloat)] = [
    (0, 0.96), (0.55, 0.86), (0.8, 0.5), (1, 0),
  ]
  /// The height of the gradient below the bar, in points. Grade: tunable.
  static let reach: CGFloat = 14

  /// The background colour of the content.
  var color: UIColor? {
    didSet { if oldValue != color { bringUpToDate() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    bringUpToDate()
  }

  private func bringUpToDate() {
    guard let gradient = layer as? CAGradientLayer else { return }
    guard let resolved = color?.resolvedColor(with: traitCollection).cgColor else {
      gradient.colors = nil
      return
    }
    gradient.locations = Self.stops.map { NSNumber(value: $0.place) }
    gradient.colors = Self.stops.map { stop in
      resolved.copy(alpha: resolved.alpha * stop.opacity) ?? resolved
    }
  }
}
