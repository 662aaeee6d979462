import Foundation
import UIKit

/// All that a user changes around an app while it runs, as one value.
///
/// ```swift
/// device.surroundings.appearance = .dark
/// device.surroundings.accessibility.usesBoldText = true
/// ```
public struct DeviceSurroundings: Equatable {
  /// The orientation of the app.
  public var orientation: DeviceOrientation
  /// The size of the app's window in points. A change of the orientation alone turns it.
  public var windowSize: CGSize
  /// The appearance, light or dark.
  public var appearance: DeviceAppearance
  /// The preferred text size.
  public var contentSizeCategory: UIContentSizeCategory
  /// The reading direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The language and region in which dates and numbers are written; see ``VirtualDevice/setLocale(_:)``.
  public var locale: Locale
  /// Indicates whether a hardware keyboard is attached, with which no software keyboard is shown.
  public var hasHardwareKeyboard: Bool
  /// The number of refreshes of the screen that a frame of the app takes; see
  /// ``VirtualDevice/refreshesPerFrame``.
  public var refreshesPerFrame: Int
  /// The accessibility settings.
  public var accessibility: AccessibilitySettings
  /// Indicates whether the app is in the foreground.
  public var isInForeground: Bool
}

extension VirtualDevice {
  /// The surroundings of the app. Each value that changes does so as by a user, in a frame of its
  /// own: the orientation first, then the window's size, the others, and at last the foreground.
  public var surroundings: DeviceSurroundings {
    get {
      DeviceSurroundings(
        orientation: orientation, windowSize: size, appearance: appearance,
        contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection, locale: locale,
        hasHardwareKeyboard: hasHardwareKeyboard, refreshesPerFrame: refreshesPerFrame,
        accessibility: accessibilitySettings,
        isInForeground: host.application.applicationState != .background)
    }
    set {
      let old = surroundings
      if newValue.orientation != old.orientation { rotate(to: newValue.orientation) }
      if newValue.windowSize != old.windowSize { resize(to: newValue.windowSize) }
      setAppearance(newValue.appearance)
      setContentSizeCategory(newValue.contentSizeCategory)
      setLayoutDirection(newValue.layoutDirection)
      setLocale(newValue.locale)
      setHardwareKeyboard(newValue.hasHardwareKeyboard)
      refreshesPerFrame = newValue.refreshesPerFrame
      setAccessibilitySettings(newValue.accessibility)
      guard newValue.isInForeground != old.isInForeground else { return }
      if newValue.isInForeground { moveToForeground() } else { moveToBackground() }
    }
  }
}
