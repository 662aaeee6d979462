/// The user's accessibility settings of the system.
package struct AssistiveSettings: Equatable, Sendable {
  package var voiceOver = false
  package var switchControl = false
  package var reduceMotion = false
  package var crossFade = false
  package var reduceTransparency = false
  package var boldText = false
  package var darkerColors = false
  package var invertColors = false
  package var grayscale = false
  package var differentiateWithoutColor = false
  package var buttonShapes = false
  package var switchLabels = false

  package init() {}

  /// Returns the notifications for the differences from earlier settings, in a fixed order.
  @MainActor
  func notifications(since old: AssistiveSettings) -> [Notification.Name] {
    let all: [(KeyPath<AssistiveSettings, Bool>, Notification.Name)] = [
      (\.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.crossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      (\.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (\.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.darkerColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
      (\.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
      (\.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
      (
        \.differentiateWithoutColor,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      (\.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (\.switchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    ]
    return all.compactMap { self[keyPath: $0.0] == old[keyPath: $0.0] ? nil : $0.1 }
  }
}
