import UIKit

extension VirtualDevice {
  /// Turns the device. The app turns with it, in an animation where UIKit has one.
  ///
  /// An orientation that the app does not support turns nothing; the app turns later, should it
  /// support the orientation then.
  public func rotate(to orientation: DeviceOrientation) {
    host.makeCurrent()
    heldOrientation = orientation
    guard orientation != self.orientation, supports(orientation) else { return }
    turn(to: orientation)
    step()
  }

  private func turn(to orientation: DeviceOrientation) {
    // Fingers leave the glass when a device is turned, and the keyboard comes back at its new size.
    host.touchDispatcher.cancelAllTouches(time: time)
    let hadKeyboard = keyboardHeight > 0
    if hadKeyboard { keyboard.vanish() }
    self.orientation = orientation
    host.reconfigure { $0.place(model, orientation: orientation) }
    if hadKeyboard { keyboard.returnAfterRotation() }
  }

  /// The controllers in front may support other orientations than before: the app turns as the
  /// controller prefers, as the device is held, or as it must.
  func followSupportedOrientations() {
    let preferred = host.preferredOrientation
    let known = DeviceOrientation.allCases.first { $0.interfaceOrientation == preferred }
    var wishes = [heldOrientation, orientation]
    if let known, known != orientation { wishes.insert(known, at: 0) }
    wishes += [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let target = wishes.first(where: supports), target != orientation else { return }
    turn(to: target)
  }

  /// Gives the app's window another size in points, as a person does on a tablet.
  ///
  /// Sizes of zero or less, and sizes beyond the screen, are reported and ignored.
  public func resize(to size: CGSize) {
    let screen = model.size(in: orientation)
    guard size.width > 0, size.height > 0, size.width <= screen.width,
      size.height <= screen.height
    else {
      reportMisuse(
        "A window cannot be resized to \(size.width) by \(size.height) points on a screen of "
          + "\(screen.width) by \(screen.height); choose a size inside the screen.")
      return
    }
    host.reconfigure {
      $0.size = size
      $0.horizontalSizeClass = model.horizontalSizeClass(of: size)
      $0.verticalSizeClass = model.verticalSizeClass(of: size)
    }
    step()
  }

  /// Switches between light and dark.
  public func setAppearance(_ appearance: DeviceAppearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    host.reconfigure { $0.userInterfaceStyle = appearance.userInterfaceStyle }
    step()
  }

  /// Changes the user's text size.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != contentSizeCategory else { return }
    contentSizeCategory = category
    host.reconfigure { $0.contentSizeCategory = category }
    step()
  }

  /// The direction in which the user's language is read; see ``setLayoutDirection(_:)``.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    host.configuration.layoutDirection
  }

  /// Changes the direction in which the user's language is read.
  public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    guard direction != layoutDirection else { return }
    host.reconfigure { $0.layoutDirection = direction }
    step()
  }

  private func supports(_ orientation: DeviceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(
      rawValue: 1 << UInt(orientation.interfaceOrientation.rawValue))
    return host.supportedOrientations.contains(mask)
  }
}
