extension UIAccessibility {
  private static var settings: AssistiveSettings {
    DisplayHost.current?.configuration.assistive ?? AssistiveSettings()
  }

  /// A Boolean value that indicates whether VoiceOver is running.
  public static var isVoiceOverRunning: Bool { settings.voiceOver }
  /// A Boolean value that indicates whether Switch Control is running.
  public static var isSwitchControlRunning: Bool { settings.switchControl }
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { settings.reduceMotion }
  /// A Boolean value that indicates whether the user prefers transitions that dissolve instead of
  /// sliding; used with reduced motion only.
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.crossFade
  }
  /// A Boolean value that indicates whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }
  /// A Boolean value that indicates whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { settings.boldText }
  /// A Boolean value that indicates whether the user prefers colours with more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.darkerColors }
  /// A Boolean value that indicates whether the colours of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { settings.invertColors }
  /// A Boolean value that indicates whether the screen is grayscale.
  public static var isGrayscaleEnabled: Bool { settings.grayscale }
  /// A Boolean value that indicates whether the user prefers that nothing is conveyed by colour
  /// alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiateWithoutColor }
  /// A Boolean value that indicates whether the user prefers visible shapes of buttons.
  public static var buttonShapesEnabled: Bool { settings.buttonShapes }
  /// A Boolean value that indicates whether the user prefers switches with labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.switchLabels }

  /// Posted when ``isVoiceOverRunning`` changed.
  nonisolated public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Posted when ``isSwitchControlRunning`` changed.
  nonisolated public static var switchControlStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Posted when ``isReduceMotionEnabled`` changed.
  nonisolated public static var reduceMotionStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Posted when ``prefersCrossFadeTransitions`` changed.
  nonisolated public static var prefersCrossFadeTransitionsStatusDidChange:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  }
  /// Posted when ``isReduceTransparencyEnabled`` changed.
  nonisolated public static var reduceTransparencyStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Posted when ``isBoldTextEnabled`` changed.
  nonisolated public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Posted when ``isDarkerSystemColorsEnabled`` changed.
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// Posted when ``isInvertColorsEnabled`` changed.
  nonisolated public static var invertColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  /// Posted when ``isGrayscaleEnabled`` changed.
  nonisolated public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  /// Posted when ``shouldDifferentiateWithoutColor`` changed.
  nonisolated public static var differentiateWithoutColorDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  }
  /// Posted when ``buttonShapesEnabled`` changed.
  nonisolated public static var buttonShapesEnabledStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
  /// Posted when ``isOnOffSwitchLabelsEnabled`` changed.
  nonisolated public static var onOffSwitchLabelsDidChangeNotification: Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }
}
