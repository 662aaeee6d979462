extension UIAccessibility {
  private static var settings: AssistiveSettings {
    DisplayHost.current?.configuration.assistive ?? AssistiveSettings()
  }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.voiceOver }
  /// Whether elements are reached with a switch.
  public static var isSwitchControlRunning: Bool { settings.switchControl }
  /// Whether things should move less.
  public static var isReduceMotionEnabled: Bool { settings.reduceMotion }
  /// Whether transitions should dissolve where they would slide; counts with reduced motion only.
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.crossFade
  }
  /// Whether backgrounds should be opaque.
  public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }
  /// Whether text should be bold.
  public static var isBoldTextEnabled: Bool { settings.boldText }
  /// Whether colours should contrast more.
  public static var isDarkerSystemColorsEnabled: Bool { settings.darkerColors }
  /// Whether the screen's colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.invertColors }
  /// Whether the screen is grey.
  public static var isGrayscaleEnabled: Bool { settings.grayscale }
  /// Whether nothing should be told by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiateWithoutColor }
  /// Whether buttons should look like buttons.
  public static var buttonShapesEnabled: Bool { settings.buttonShapes }
  /// Whether switches should show signs for on and off.
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
