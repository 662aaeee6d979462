import UIKit

/// What stands at the bottom of the screen: a view of the app's on top, below it the keys or another
/// view of the app's.
final class KeyboardPanel: UIView {
  let keys = KeyboardView(frame: .zero)

  /// The app's view above the keys.
  var accessory: UIView? {
    didSet { replace(oldValue, accessory) }
  }

  /// What stands in the keys' place.
  var replacement: UIView? {
    didSet {
      replace(oldValue, replacement)
      keys.isHidden = replacement != nil || !showsKeys
    }
  }

  /// Whether there are keys; an app's view may stand alone.
  var showsKeys = true {
    didSet { keys.isHidden = replacement != nil || !showsKeys }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(keys)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How high the view above the keys is, in points.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  /// How high the view in the keys' place is, in points; `nil` where none is.
  func replacementHeight(width: CGFloat) -> CGFloat? {
    replacement.map { Self.height(of: $0, width: width) }
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 {
      return view.frame.height
    }
    let wished = view.intrinsicContentSize.height
    if wished > 0 { return wished }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = accessoryHeight(width: bounds.width)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let rest = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    keys.frame = rest
    if let replacement {
      replacement.frame = CGRect(
        x: 0, y: top, width: bounds.width,
        height: replacementHeight(width: bounds.width) ?? rest.height)
    }
  }
}
