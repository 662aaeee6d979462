import UIKit

extension VirtualDevice {
  /// Rotates the device. The app rotates with it, in an animation where UIKit has one.
  ///
  /// If the app does not support the orientation, the app does not rotate now, but as soon as it
  /// supports the orientation.
  public func rotate(to orientation: DeviceOrientation) {
    heldOrientation = orientation
    guard orientation != self.orientation, supports(orientation) else { return }
    turn(to: orientation)
    step()
  }

  private func turn(to orientation: DeviceOrientation) {
    host.enter {
      // Rotating a device lifts the fingers, and the keyboard is shown again in its new size.
      host.touchDispatcher.cancelAllTouches(time: time)
      let hadKeyboard = keyboardHeight > 0
      if hadKeyboard { keyboard.vanish() }
      self.orientation = orientation
      host.reconfigure {
        let old = $0.safeAreaInsets
        $0.place(model, orientation: orientation)
        guard differences.contains(.safeAreaComesLater) else { return }
        differing.safeArea = ($0.safeAreaInsets, 1)
        $0.safeAreaInsets = old
      }
      if hadKeyboard { keyboard.returnAfterRotation() }
    }
  }

  /// Rotates the app after a change of the orientations that the front view controllers support: to
  /// the preferred one, to the device's, or to any supported one.
  func followSupportedOrientations() {
    let preferred = host.preferredOrientation
    let known = DeviceOrientation.allCases.first { $0.interfaceOrientation == preferred }
    var wishes = [heldOrientation, orientation]
    if let known, known != orientation { wishes.insert(known, at: 0) }
    wishes += [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let target = wishes.first(where: supports), target != orientation else { return }
    turn(to: target)
  }

  /// Sets the size of the app's window in points, as a user does on a tablet.
  ///
  /// Sizes of zero or less, and sizes beyond the screen, are reported and ignored.
  public func resize(to size: CGSize) {
    let screen = model.size(in: orientation)
    guard size.width > 0, size.height > 0, size.width <= screen.width,
      size.height <= screen.height
    else {
      Misuse.report(DeviceMisuse.windowLargerThanScreen(size, screen: screen))
      return
    }
    host.reconfigure {
      $0.size = size
      $0.horizontalSizeClass = model.horizontalSizeClass(of: size)
      $0.verticalSizeClass = model.verticalSizeClass(of: size)
    }
    step()
  }

  /// Sets the appearance, light or dark.
  public func setAppearance(_ appearance: DeviceAppearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    host.reconfigure { $0.userInterfaceStyle = appearance.userInterfaceStyle }
    step()
  }

  /// Sets the user's preferred text size.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != contentSizeCategory else { return }
    contentSizeCategory = category
    host.reconfigure { $0.contentSizeCategory = category }
    step()
  }

  /// The reading direction of the user's language; see ``setLayoutDirection(_:)``.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    host.configuration.layoutDirection
  }

  /// Sets the reading direction of the user's language.
  public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    guard direction != layoutDirection else { return }
    host.reconfigure { $0.layoutDirection = direction }
    step()
  }

  private func supports(_ orientation: DeviceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(
      rawValue: 1 << UInt(orientation.interfaceOrientation.rawValue))
    return host.enter { host.supportedOrientations.contains(mask) }
  }
}
