import UIKit

/// What the user of a device asked of its system to see, hear or move more easily.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether the screen is read aloud. The default is false.
  public var isVoiceOverRunning = false
  /// Whether elements are reached with a switch. The default is false.
  public var isSwitchControlRunning = false
  /// Whether things should move less. The default is false.
  public var reducesMotion = false
  /// Whether transitions should dissolve, with ``reducesMotion``. The default is false.
  public var prefersCrossFade = false
  /// Whether backgrounds should be opaque. The default is false.
  public var reducesTransparency = false
  /// Whether text should be bold. The default is false.
  public var usesBoldText = false
  /// Whether colours should contrast more. The default is false.
  public var increasesContrast = false
  /// Whether nothing should be told by colour alone. The default is false.
  public var differentiatesWithoutColor = false
  /// Whether buttons should look like buttons. The default is false.
  public var showsButtonShapes = false
  /// Whether switches should show signs for on and off. The default is false.
  public var showsSwitchLabels = false

  /// Creates settings as a new device has them.
  public init() {}

  init(_ settings: AssistiveSettings) {
    isVoiceOverRunning = settings.voiceOver
    isSwitchControlRunning = settings.switchControl
    reducesMotion = settings.reduceMotion
    prefersCrossFade = settings.crossFade
    reducesTransparency = settings.reduceTransparency
    usesBoldText = settings.boldText
    increasesContrast = settings.darkerColors
    differentiatesWithoutColor = settings.differentiateWithoutColor
    showsButtonShapes = settings.buttonShapes
    showsSwitchLabels = settings.switchLabels
  }

  var values: AssistiveSettings {
    var settings = AssistiveSettings()
    settings.voiceOver = isVoiceOverRunning
    settings.switchControl = isSwitchControlRunning
    settings.reduceMotion = reducesMotion
    settings.crossFade = prefersCrossFade
    settings.reduceTransparency = reducesTransparency
    settings.boldText = usesBoldText
    settings.darkerColors = increasesContrast
    settings.differentiateWithoutColor = differentiatesWithoutColor
    settings.buttonShapes = showsButtonShapes
    settings.switchLabels = showsSwitchLabels
    return settings
  }
}
