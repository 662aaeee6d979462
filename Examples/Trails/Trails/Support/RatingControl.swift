import UIKit

/// Five stars that are tapped.
@IBDesignable
class RatingControl: UIControl {
  @IBInspectable var rating: Int = 0 {
    didSet { updateStars() }
  }
  private var stars: [UIButton] = []
  private lazy var reset = UILongPressGestureRecognizer(
    target: self, action: #selector(clear(_:)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for index in 1...5 {
      let star = UIButton(type: .system)
      star.tag = index
      star.accessibilityIdentifier = "star \(index)"
      star.addTarget(self, action: #selector(starTapped), for: .touchUpInside)
      stars.append(star)
      addSubview(star)
    }
    addGestureRecognizer(reset)
    updateStars()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 44, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * 44, y: 0, width: 44, height: 44)
    }
  }

  @objc private func starTapped(_ sender: UIButton) {
    rating = sender.tag
    sendActions(for: .valueChanged)
  }

  @objc private func clear(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    rating = 0
    sendActions(for: .valueChanged)
  }

  private func updateStars() {
    for star in stars {
      let name = star.tag <= rating ? "star.fill" : "star"
      star.setImage(UIImage(systemName: name), for: .normal)
    }
  }
}
