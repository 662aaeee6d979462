extension UIView {
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.tintAdjustmentModeStorage != .automatic {
        return current.tintAdjustmentModeStorage
      }
      view = current.superviewStorage
    }
    return .normal
  }

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    var found: UIColor?
    while let current = view, found == nil {
      found = current.tintColorStorage
      view = current.superviewStorage
    }
    let color = found ?? .systemBlue
    return effectiveTintAdjustmentMode == .dimmed ? Self.dimmed(color) : color
  }

  /// Returns the tint colour behind a dimmed presentation: the grey of the same luminance, slightly
  /// transparent.
  ///
  /// The luminance weights are those of Rec. 709; the alpha 0.8 is a tunable, no measurement known.
  static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      return UIColor(white: grey, alpha: alpha * 0.8)
    }
  }

  /// Notifies this view and its descendants that inherit the tint colour, parents first.
  func propagateTintChange() {
    tintColorDidChange()
    applyBackgroundColor()
    for subview in subviewStorage { subview.propagateTintChange() }
  }

  func applyBackgroundColor() {
    if let backgroundOwner, backgroundOwner.takesBackground(of: self) {
      if layer.backgroundColor != nil { layer.backgroundColor = nil }
      return
    }
    guard let backgroundColor else {
      if layer.backgroundColor != nil { layer.backgroundColor = nil }
      return
    }
    let resolved = UIColor.withTint(effectiveTintColor) {
      backgroundColor.resolvedColor(with: effectiveTraits).cgColor
    }
    if layer.backgroundColor != resolved { layer.backgroundColor = resolved }
  }
}
