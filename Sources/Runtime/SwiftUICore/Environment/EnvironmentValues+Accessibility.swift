/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The font weight for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A bolder weight.
  case bold
}

/// The accessibility settings of the device.
struct AssistiveValues: Equatable {
  var reducesMotion = false
  var reducesTransparency = false
  var increasesContrast = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsButtonShapes = false
  var boldText = false
  var voiceOver = false
  var switchControl = false

  init() {}

  @MainActor
  init(of device: DisplayHost?) {
    reducesMotion = UIAccessibility.isReduceMotionEnabled
    reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    increasesContrast = UIAccessibility.isDarkerSystemColorsEnabled
    differentiatesWithoutColor = UIAccessibility.shouldDifferentiateWithoutColor
    invertsColors = UIAccessibility.isInvertColorsEnabled
    showsButtonShapes = UIAccessibility.buttonShapesEnabled
    boldText = UIAccessibility.isBoldTextEnabled
    voiceOver = UIAccessibility.isVoiceOverRunning
    switchControl = UIAccessibility.isSwitchControlRunning
  }
}

extension AssistiveValues {
  /// The notifications of changes of the settings.
  static let changeNotifications = [
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    UIAccessibility.differentiateWithoutColorDidChangeNotification,
    UIAccessibility.invertColorsStatusDidChangeNotification,
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    UIAccessibility.boldTextStatusDidChangeNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]
}

enum AssistiveKey: EnvironmentKey {
  static var defaultValue: AssistiveValues { AssistiveValues() }
}

extension EnvironmentValues {
  var assistive: AssistiveValues {
    get { self[AssistiveKey.self] }
    set { self[AssistiveKey.self] = newValue }
  }

  /// Indicates whether motion should be reduced.
  public var accessibilityReduceMotion: Bool { assistive.reducesMotion }
  /// Indicates whether transparency should be reduced.
  public var accessibilityReduceTransparency: Bool { assistive.reducesTransparency }
  /// Indicates whether information should not depend on colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { assistive.differentiatesWithoutColor }
  /// Indicates whether the screen's colours are inverted.
  public var accessibilityInvertColors: Bool { assistive.invertsColors }
  /// Indicates whether buttons should have visible shapes.
  public var accessibilityShowButtonShapes: Bool { assistive.showsButtonShapes }
  /// Indicates whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool { assistive.voiceOver }
  /// Indicates whether Switch Control is running.
  public var accessibilitySwitchControlEnabled: Bool { assistive.switchControl }
  /// Indicates whether an assistive technology is running.
  public var accessibilityEnabled: Bool { assistive.voiceOver || assistive.switchControl }
  /// The preferred contrast of colours.
  public var colorSchemeContrast: ColorSchemeContrast {
    assistive.increasesContrast ? .increased : .standard
  }

  /// The preferred font weight for legibility.
  public var legibilityWeight: LegibilityWeight? {
    get { assistive.boldText ? .bold : .regular }
    set { assistive.boldText = newValue == .bold }
  }
}
