import UIKit

/// The panel at the bottom of the screen: the app's input accessory view on top, below it the keys
/// or the app's input view.
final class KeyboardPanel: UIView {
  let keys = KeyboardView(frame: .zero)

  /// The input accessory view, above the keys.
  var accessory: UIView? {
    didSet { replace(oldValue, accessory) }
  }

  /// The input view, in place of the keys.
  var replacement: UIView? {
    didSet {
      replace(oldValue, replacement)
      keys.isHidden = replacement != nil || !showsKeys
    }
  }

  /// Indicates whether there are keys; an accessory view may be shown alone.
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

  /// Returns an input view or input accessory view if it is in no other view; reports one that is.
  func admitted(_ view: UIView?) -> UIView? {
    guard let view, let place = view.superview, !place.isDescendant(of: self) else { return view }
    if reported !== view {
      reported = view
      Misuse.report(ControlMisuse.inputViewInHierarchy(view))
    }
    return nil
  }

  private weak var reported: UIView?

  /// Returns the height of the input accessory view, in points.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  /// Returns the height of the input view, in points; `nil` if there is none.
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
