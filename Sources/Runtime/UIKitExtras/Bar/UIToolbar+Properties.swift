/// The position of a bar, for which an image can be set.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, below the status bar.
  case topAttached = 3
}

// The properties from before there were appearances. They are those of the bar's standard appearance.
extension UIToolbar {
  private enum OpacityKey: AttachedValueKey {
    static var defaultValue: Bool { true }
  }

  private func changeStandardAppearance(_ body: (UIToolbarAppearance) -> Void) {
    let look = UIToolbarAppearance(barAppearance: standardAppearance)
    body(look)
    standardAppearance = look
  }

  /// The colour of the background; nil, the default, is the system's.
  public var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { changeStandardAppearance { $0.backgroundColor = newValue } }
  }

  /// A Boolean value that indicates whether content is visible through the bar. The default is `true`.
  /// A bar that is not translucent has an opaque background, ``barTintColor`` or the system's.
  public var isTranslucent: Bool {
    get { attachedValues[OpacityKey.self] }
    set {
      guard newValue != isTranslucent else { return }
      attachedValues[OpacityKey.self] = newValue
      changeStandardAppearance { look in
        let (color, line) = (look.backgroundColor, look.shadowColor)
        if newValue {
          look.configureWithDefaultBackground()
          look.backgroundColor = color == .systemBackground ? nil : color
        } else {
          look.configureWithOpaqueBackground()
          look.backgroundColor = color ?? .systemBackground
        }
        look.shadowColor = line
      }
    }
  }

  /// Sets the background; an image without a size makes it transparent. Positions and metrics other than
  /// the usual ones have no effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default, topOrBottom == .any || topOrBottom == .bottom else { return }
    changeStandardAppearance { look in
      if backgroundImage?.size == .zero {
        look.configureWithTransparentBackground()
      } else {
        look.backgroundImage = backgroundImage
      }
    }
  }

  /// Returns the image of the background.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default ? standardAppearance.backgroundImage : nil
  }

  /// Sets the image of the line above the bar. An image without a size removes the line.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    changeStandardAppearance { look in
      look.shadowImage = shadowImage
      if shadowImage?.size == .zero { look.shadowColor = nil }
    }
  }

  /// Returns the image of the line above the bar.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    standardAppearance.shadowImage
  }
}
