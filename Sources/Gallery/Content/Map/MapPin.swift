import UIKit

/// A place on the map: a round sign with its name below; it grows when it is selected.
final class MapPin: UIControl {
  let place: Place
  private let sign = UIView()
  private let symbol = UIImageView()
  private let name: NameView

  /// The sign's diameter, points.
  private static let diameter: CGFloat = 28
  /// The scale of a selected place's sign.
  private static let chosenScale: CGFloat = 1.6

  init(place: Place) {
    self.place = place
    name = NameView(place: place)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = place.name
    // A list may hold a row of the same name.
    accessibilityIdentifier = "Pin \(place.name)"
    accessibilityTraits = .button
    sign.backgroundColor = place.color
    sign.layer.borderWidth = 2
    sign.layer.borderColor = UIColor.white.cgColor
    sign.layer.cornerRadius = Self.diameter / 2
    sign.layer.shadowOpacity = 0.28
    sign.layer.shadowRadius = 3
    sign.layer.shadowOffset = CGSize(width: 0, height: 1)
    sign.isUserInteractionEnabled = false
    symbol.image = UIImage(
      systemName: place.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    symbol.tintColor = .white
    symbol.contentMode = .center
    sign.addSubview(symbol)
    addSubview(name)
    addSubview(sign)
    let size = name.sizeThatFits(.zero)
    bounds.size = CGSize(width: max(44, size.width), height: 60)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.diameter
    sign.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    symbol.frame = sign.bounds
    let size = name.sizeThatFits(.zero)
    name.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: bounds.midY + side / 2 + 1, width: size.width,
      height: size.height)
  }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      let scale = isSelected ? Self.chosenScale : 1
      let rise = isSelected ? -Self.diameter * 0.2 : 0
      UIView.animate(
        withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.62, initialSpringVelocity: 0,
        options: [.beginFromCurrentState, .allowUserInteraction]
      ) {
        self.sign.transform = CGAffineTransform(translationX: 0, y: rise).scaledBy(
          x: scale, y: scale)
      }
    }
  }

  /// The name, drawn with an outline.
  private final class NameView: UIView {
    private let text: HaloText

    init(place: Place) {
      text = HaloText(
        place.name, font: .systemFont(ofSize: 11, weight: .semibold),
        color: MapPalette.name(of: place.color))
      super.init(frame: .zero)
      isOpaque = false
      backgroundColor = .clear
      contentMode = .redraw
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let size = text.size
      return CGSize(width: ceil(size.width) + 6, height: ceil(size.height) + 4)
    }

    override func draw(_ rect: CGRect) {
      text.draw(around: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }
}
