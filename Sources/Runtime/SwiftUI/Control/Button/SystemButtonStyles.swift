/// The style of buttons where nobody chose one: a tinted label.
public struct DefaultButtonStyle: Sendable {
  /// The default style.
  public init() {}
}

/// Only the label, in the text colour.
public struct PlainButtonStyle: Sendable {
  /// The plain style.
  public init() {}
}

/// A tinted label without a border.
public struct BorderlessButtonStyle: Sendable {
  /// The borderless style.
  public init() {}
}

/// A tinted label on grey.
public struct BorderedButtonStyle: Sendable {
  /// The bordered style.
  public init() {}
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: Sendable {
  /// The prominent style.
  public init() {}
}

/// A label on glass.
public struct GlassButtonStyle: Sendable {
  /// The glass style.
  public init() {}
}

/// A white label on tinted glass.
public struct GlassProminentButtonStyle: Sendable {
  /// The prominent glass style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: TextLook(fillsRow: true), configuration: configuration)
  }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: TextLook(fillsRow: false), configuration: configuration)
  }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .grey), configuration: configuration)
  }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .tint), configuration: configuration)
  }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .glass), configuration: configuration)
  }
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .tintedGlass), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits where the button stands.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label, in the text colour.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on grey.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    .init()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on tinted glass.
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { .init() }
}
