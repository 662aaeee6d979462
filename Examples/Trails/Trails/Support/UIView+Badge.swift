import ObjectiveC
import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
  /// A small label at the view's top right corner.
  var badge: String? {
    get { (objc_getAssociatedObject(self, &badgeKey) as? UILabel)?.text }
    set {
      (objc_getAssociatedObject(self, &badgeKey) as? UILabel)?.removeFromSuperview()
      objc_setAssociatedObject(self, &badgeKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      guard let newValue = newValue else { return }
      let label = UILabel(frame: CGRect(x: bounds.maxX - 10, y: -6, width: 20, height: 20))
      label.text = newValue
      label.font = .preferredFont(forTextStyle: .caption2)
      label.textAlignment = .center
      label.backgroundColor = .systemRed
      label.layer.cornerRadius = 10
      label.clipsToBounds = true
      addSubview(label)
      objc_setAssociatedObject(self, &badgeKey, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
