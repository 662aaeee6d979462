/// The heights of a bar for which an image can be set.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The compact height.
  case compact = 1
}

// The properties from before there were appearances. They are those of the bar's standard appearance.
extension UINavigationBar {
  func changeStandardAppearance(_ body: (UINavigationBarAppearance) -> Void) {
    let look = UINavigationBarAppearance(barAppearance: standardAppearance)
    body(look)
    standardAppearance = look
  }

  /// The colour of the background; nil, the default, is the system's.
  public var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { changeStandardAppearance { $0.backgroundColor = newValue } }
  }

  /// The image of the line below the bar. An image without a size removes the line.
  public var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set {
      changeStandardAppearance { look in
        look.shadowImage = newValue
        if newValue?.size == .zero { look.shadowColor = nil }
      }
    }
  }

  /// Sets the background; an image without a size makes it transparent. The metrics other than the usual ones
  /// have no effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    changeStandardAppearance { look in
      if backgroundImage?.size == .zero {
        look.configureWithTransparentBackground()
      } else {
        look.backgroundImage = backgroundImage
      }
    }
  }

  /// Returns the image of the background.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? standardAppearance.backgroundImage : nil
  }
}

// The image of the back button, as of the bar's standard appearance. Both images have to be set.
extension UINavigationBar {
  private enum BackKey: AttachedValueKey {
    static var defaultValue: (UIImage?, UIImage?) { (nil, nil) }
  }

  /// The image of the back button; `nil`, the default, for the chevron. It is shown if
  /// ``backIndicatorTransitionMaskImage`` is set too.
  public var backIndicatorImage: UIImage? {
    get { attachedValues[BackKey.self].0 }
    set { setBack(newValue, backIndicatorTransitionMaskImage) }
  }

  /// The mask of content that slides below the back button. The default is `nil`.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { attachedValues[BackKey.self].1 }
    set { setBack(backIndicatorImage, newValue) }
  }

  private func setBack(_ image: UIImage?, _ mask: UIImage?) {
    attachedValues[BackKey.self] = (image, mask)
    changeStandardAppearance { $0.setBackIndicatorImage(image, transitionMaskImage: mask) }
  }
}
