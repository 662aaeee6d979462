import UIKit

/// The accessibility settings of a device's user.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Indicates whether VoiceOver is on. The default is `false`.
  public var isVoiceOverRunning = false
  /// Indicates whether Switch Control is on. The default is `false`.
  public var isSwitchControlRunning = false
  /// Indicates whether Reduce Motion is on. The default is `false`.
  public var reducesMotion = false
  /// Indicates whether transitions cross-fade while ``reducesMotion`` is on. The default is
  /// `false`.
  public var prefersCrossFade = false
  /// Indicates whether Reduce Transparency is on. The default is `false`.
  public var reducesTransparency = false
  /// Indicates whether Bold Text is on. The default is `false`.
  public var usesBoldText = false
  /// Indicates whether Increase Contrast is on. The default is `false`.
  public var increasesContrast = false
  /// Indicates whether Differentiate Without Color is on. The default is `false`.
  public var differentiatesWithoutColor = false
  /// Indicates whether Button Shapes are on. The default is `false`.
  public var showsButtonShapes = false
  /// Indicates whether switches show labels for on and off. The default is `false`.
  public var showsSwitchLabels = false

  /// Creates the settings of a new device.
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
