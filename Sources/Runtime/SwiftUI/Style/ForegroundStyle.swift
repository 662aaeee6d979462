/// The style of text, symbols and shapes that have none of their own.
public struct ForegroundStyle: Sendable {
  /// The current style.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground ?? _Paint(.color((environment.defaultTextColor ?? .primary).uiColor))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A weaker level of the current style.
public struct HierarchicalShapeStyle: Sendable {
  enum Level: Int, Sendable {
    case primary, secondary, tertiary, quaternary, quinary
  }

  let level: Level

  /// The primary level.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The secondary level.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The tertiary level.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// The quaternary level.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  /// The quinary level.
  public static let quinary = HierarchicalShapeStyle(level: .quinary)
}

/// Styles that parts of a text can have: colours and levels of colours.
public protocol _TextShapeStyle: ShapeStyle {}

extension Color: _TextShapeStyle {}
extension HierarchicalShapeStyle: _TextShapeStyle {}

extension HierarchicalShapeStyle: ShapeStyle {
  /// Of the plain text colour the levels are the system's label colours; any other colour is made
  /// as pale as those are (the alphas of secondary, tertiary and quaternary labels).
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let given = environment.foregroundLevels
    if level.rawValue > 0, level.rawValue <= given.count { return given[level.rawValue - 1] }
    guard let base = environment.foreground else { return _Paint(.color(level.label)) }
    guard level != .primary else { return base }
    switch base.kind {
    case .color(let color):
      return _Paint(.color(Color(uiColor: color).opacity(level.opacity).uiColor))
    case .view(let make):
      return _Paint(
        .view { [level] in
          let view = make()
          view.alpha *= level.opacity
          return view
        })
    }
  }
}

extension HierarchicalShapeStyle.Level {
  var label: UIColor {
    switch self {
    case .primary: .label
    case .secondary: .secondaryLabel
    case .tertiary: .tertiaryLabel
    case .quaternary, .quinary: .quaternaryLabel
    }
  }

  var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    case .quinary: 0.1
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The system's primary.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The system's secondary.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The system's tertiary.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The system's quaternary.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The system's quinary.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The background behind the current content.
public struct BackgroundStyle: Sendable {
  /// The system's background.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment) ?? _Paint(.color(.systemBackground))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint.
public struct TintShapeStyle: Sendable {
  /// The current tint.
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color((environment.tint ?? .accentColor).uiColor))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: Sendable {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

extension AnyShapeStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

enum ForegroundKey: EnvironmentKey {
  static var defaultValue: _Paint? { nil }
}

enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [_Paint] { [] }
}

enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// What text, symbols and shapes are painted with; `nil` is the text colour.
  package var foreground: _Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What the second and further levels are painted with; those that are missing are made of the
  /// first.
  var foregroundLevels: [_Paint] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The tint of controls; `nil` is UIKit's.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour of text and symbols that have none of their own.
  package var foregroundUIColor: UIColor {
    if case .color(let color) = foreground?.kind { return color }
    return (defaultTextColor ?? .primary).uiColor
  }
}

/// Sets the style of text, symbols and shapes.
public struct _ForegroundStyleModifier<S: ShapeStyle> {
  let style: S
}

extension _ForegroundStyleModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    values.foreground = style._paint(in: values)
    values.foregroundLevels = []
  }
}

/// Sets the style of text, symbols and shapes, level by level.
struct ForegroundLevelsModifier {
  let levels: [AnyShapeStyle]
}

extension ForegroundLevelsModifier: ViewModifier, EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    let paints = levels.map { $0._paint(in: values) }
    values.foreground = paints.first
    values.foregroundLevels = Array(paints.dropFirst())
  }
}

extension View {
  /// The style of text, symbols and shapes in this view that have none of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// The styles of the first two levels of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The styles of the first three levels of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// The colour of text, symbols and shapes in this view; `nil` is the text colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foreground) { $0 = color.map { _Paint(.color($0.uiColor)) } }
  }

  /// The colour of controls and of the tint style inside; `nil` is the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// The tint of controls in this view; `nil` is the system's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }
}
