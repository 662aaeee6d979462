/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bolder than usual.
  case bold
}

/// What people set on the device to see, hear and reach things better.
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
  /// What is posted when one of the values changed.
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

  /// Whether things should move less.
  public var accessibilityReduceMotion: Bool { assistive.reducesMotion }
  /// Whether backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool { assistive.reducesTransparency }
  /// Whether nothing should be told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { assistive.differentiatesWithoutColor }
  /// Whether the screen's colours are inverted.
  public var accessibilityInvertColors: Bool { assistive.invertsColors }
  /// Whether buttons should look like buttons.
  public var accessibilityShowButtonShapes: Bool { assistive.showsButtonShapes }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { assistive.voiceOver }
  /// Whether elements are reached with a switch.
  public var accessibilitySwitchControlEnabled: Bool { assistive.switchControl }
  /// Whether any technology reads or operates the screen.
  public var accessibilityEnabled: Bool { assistive.voiceOver || assistive.switchControl }
  /// How much colours should differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    assistive.increasesContrast ? .increased : .standard
  }

  /// How heavy letters should be.
  public var legibilityWeight: LegibilityWeight? {
    get { assistive.boldText ? .bold : .regular }
    set { assistive.boldText = newValue == .bold }
  }
}
