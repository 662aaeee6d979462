/// The default button style: a tinted label.
public struct DefaultButtonStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// A button style with only the label, in the text colour.
public struct PlainButtonStyle: Sendable {
  /// Creates the plain style.
  public init() {}
}

/// A button style with a tinted label and no border.
public struct BorderlessButtonStyle: Sendable {
  /// Creates the borderless style.
  public init() {}
}

/// A button style with a tinted label on grey.
public struct BorderedButtonStyle: Sendable {
  /// Creates the bordered style.
  public init() {}
}

/// A button style with a white label on the tint.
public struct BorderedProminentButtonStyle: Sendable {
  /// Creates the prominent style.
  public init() {}
}

/// A button style with a label on glass.
public struct GlassButtonStyle: Sendable {
  /// Creates the glass style.
  public init() {}
}

/// A button style with a white label on tinted glass.
public struct GlassProminentButtonStyle: Sendable {
  /// Creates the prominent glass style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: TextLook(fillsRow: true), configuration: configuration)
  }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: TextLook(fillsRow: false), configuration: configuration)
  }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .grey), configuration: configuration)
  }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .tint), configuration: configuration)
  }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .glass), configuration: configuration)
  }
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlatterLook(ground: .tintedGlass), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the context.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style with only the label, in the text colour.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style with a tinted label and no border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a tinted label on grey.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a white label on the tint.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    .init()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a label on glass.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style with a white label on tinted glass.
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { .init() }
}
