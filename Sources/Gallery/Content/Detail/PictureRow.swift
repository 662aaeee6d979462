import UIKit

/// Pictures side by side: a wide one and two beside it.
final class PictureRow: UIView {
  private let pictures = [Picture(.park), Picture(.morning), Picture(.evening)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for picture in pictures { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: min(220, (size.width * 0.5).rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    let wide = ((bounds.width - gap) * 0.62).rounded()
    let narrow = bounds.width - gap - wide
    let half = (bounds.height - gap) / 2
    pictures[0].frame = CGRect(x: 0, y: 0, width: wide, height: bounds.height)
    pictures[1].frame = CGRect(x: wide + gap, y: 0, width: narrow, height: half)
    pictures[2].frame = CGRect(x: wide + gap, y: half + gap, width: narrow, height: half)
    mirrorSubviews()
  }
}
