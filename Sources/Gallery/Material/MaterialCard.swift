import UIKit

/// A card of one effect with its name, and a line below with vibrancy.
final class MaterialCard: UIView {
  private let effect: UIVisualEffect
  private let effectView: UIVisualEffectView
  private let title: UILabel
  private let caption: UILabel
  private let vibrant: UIVisualEffectView?

  init(_ name: String, _ effect: UIVisualEffect, radius: CGFloat) {
    self.effect = effect
    effectView = UIVisualEffectView(effect: effect)
    title = UILabel(name, style: .headline)
    caption = UILabel("What lies behind shines through", style: .subheadline)
    vibrant = (effect as? UIBlurEffect).map {
      UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: $0, style: .secondaryLabel))
    }
    super.init(frame: .zero)
    effectView.layer.cornerRadius = radius
    effectView.clipsToBounds = radius > 0
    addSubview(effectView)
    effectView.contentView.addSubview(title)
    if let vibrant {
      vibrant.contentView.addSubview(caption)
      effectView.contentView.addSubview(vibrant)
    } else {
      effectView.contentView.addSubview(caption)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Indicates whether the effect is on.
  var isShown = true {
    didSet { effectView.effect = isShown ? effect : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    let inner = bounds.insetBy(dx: 24, dy: 0)
    let heights = (title.fitting(inner.width).height, caption.fitting(inner.width).height)
    let top = (bounds.height - heights.0 - heights.1 - 2) / 2
    title.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: heights.0)
    let line = CGRect(
      x: inner.minX, y: top + heights.0 + 2, width: inner.width, height: heights.1)
    vibrant?.frame = line
    caption.frame = vibrant == nil ? line : CGRect(origin: .zero, size: line.size)
  }

  static func materials() -> [MaterialCard] {
    let dark = MaterialCard("Dark", UIBlurEffect(style: .systemThinMaterialDark), radius: 20)
    // Content on a material that is always dark has to be light.
    dark.overrideUserInterfaceStyle = .dark
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Ultra Thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
      ("Material", .systemMaterial), ("Thick", .systemThickMaterial),
      ("Chrome", .systemChromeMaterial),
    ]
    return styles.map { MaterialCard($0.0, UIBlurEffect(style: $0.1), radius: 20) } + [dark]
  }

  static func glass() -> [MaterialCard] {
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = .systemBlue
    let faint = UIGlassEffect(style: .clear)
    faint.tintColor = UIColor.systemOrange.withAlphaComponent(0.3)
    return [
      MaterialCard("Glass", UIGlassEffect(), radius: 0),
      MaterialCard("Clear Glass", UIGlassEffect(style: .clear), radius: 0),
      MaterialCard("Tinted Glass", tinted, radius: 28),
      MaterialCard("Faintly Tinted Clear Glass", faint, radius: 0),
    ]
  }
}
