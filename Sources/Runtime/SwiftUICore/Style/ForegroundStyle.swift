/// The foreground style of the environment, for text, symbols and shapes without a style of their
/// own.
public struct ForegroundStyle: Sendable {
  /// Creates the foreground style.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground ?? _Paint(.color((environment.defaultTextColor ?? .primary).uiColor))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the current foreground style's hierarchy.
public struct HierarchicalShapeStyle: Sendable {
  enum Level: Int, Sendable {
    case primary, secondary, tertiary, quaternary, quinary
  }

  let level: Level

  /// The primary level of the foreground style.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The secondary level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The tertiary level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// The quaternary level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  /// The quinary level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: .quinary)
}

/// A style that a part of a text can have: a colour or a level of one.
public protocol _TextShapeStyle: ShapeStyle {}

extension Color: _TextShapeStyle {}
extension HierarchicalShapeStyle: _TextShapeStyle {}

extension HierarchicalShapeStyle: ShapeStyle {
  /// Resolves the level: for the plain text colour as the system's label colours; for any other
  /// colour with the alphas of the secondary, tertiary and quaternary labels.
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
  /// The primary level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The secondary level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The tertiary level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The quaternary level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The quinary level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The background style of the environment.
public struct BackgroundStyle: Sendable {
  /// Creates the background style.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment) ?? _Paint(.color(.systemBackground))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment, as a style.
public struct TintShapeStyle: Sendable {
  /// Creates the tint style.
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

/// A type-erased shape style.
public struct AnyShapeStyle: Sendable {
  let style: any ShapeStyle

  /// Creates a type-erased style.
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
  /// The fill of text, symbols and shapes; `nil` for the text colour.
  package var foreground: _Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The fills of the second and further levels; missing levels are derived from the first.
  var foregroundLevels: [_Paint] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The tint of controls; `nil` for UIKit's own.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour of text and symbols without a colour of their own.
  package var foregroundUIColor: UIColor {
    if case .color(let color) = foreground?.kind { return color }
    return (defaultTextColor ?? .primary).uiColor
  }
}

/// Sets the foreground style.
public struct _ForegroundStyleModifier<S: ShapeStyle> {
  let style: S
}

extension _ForegroundStyleModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    values.foreground = style._paint(in: values)
    values.foregroundLevels = []
  }
}

/// Sets the foreground styles of several levels.
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
  /// Sets the style of the text, symbols and shapes in this view that have none of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the styles of the first two levels of the text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels of the text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of the text, symbols and shapes in this view; `nil` restores the text colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foreground) { $0 = color.map { _Paint(.color($0.uiColor)) } }
  }

  /// Sets the colour of controls and of the tint style in this view; `nil` restores the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Sets the tint of the controls in this view; `nil` restores the system's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }
}
