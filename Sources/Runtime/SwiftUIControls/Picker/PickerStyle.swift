/// A type that defines the appearance and the interaction of pickers. Only the system's styles are
/// available.
public protocol PickerStyle: Sendable {
  /// The system style that this type stands for.
  static var _kind: _PickerKind { get }
}

/// The system's styles of pickers.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, navigationLink, wheel

  @MainActor
  func makeView(_ content: PickerContent) -> AnyView {
    switch self {
    case .automatic, .menu, .navigationLink: AnyView(MenuPicker(content: content))
    case .segmented: AnyView(SegmentedPicker(content: content))
    case .inline: AnyView(InlinePicker(content: content))
    case .wheel: AnyView(WheelPicker(content: content))
    }
  }
}

/// The default picker style for the context: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .automatic }
  /// Creates the default style.
  public init() {}
}

/// A picker style with a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .menu }
  /// Creates a menu style.
  public init() {}
}

/// A picker style with adjacent segments.
public struct SegmentedPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .segmented }
  /// Creates a segmented style.
  public init() {}
}

/// A picker style with options inline with the other rows of a list or form; elsewhere with a
/// wheel.
public struct InlinePickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .inline }
  /// Creates an inline style.
  public init() {}
}

/// A picker style with a scrollable wheel.
public struct WheelPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .wheel }
  /// Creates a wheel style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a scrollable wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the context.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that opens a menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with adjacent segments.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with options inline with the other rows.
  public static var inline: InlinePickerStyle { .init() }
}

/// A picker style that makes the picker's view itself, for styles that need more than controls.
package protocol ViewPickerStyle: PickerStyle {
  /// Returns the view of a picker.
  @MainActor static func makeView(_ content: PickerContent) -> AnyView
}

/// The style of the pickers of an environment.
struct PickerLook: Sendable {
  let kind: _PickerKind
  /// The style, if it makes the picker's view itself.
  var maker: (any ViewPickerStyle.Type)?

  @MainActor
  func makeView(_ content: PickerContent) -> AnyView {
    maker?.makeView(content) ?? kind.makeView(content)
  }
}

enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerLook(kind: .automatic)
}

extension EnvironmentValues {
  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(
      \.pickerStyle, PickerLook(kind: S._kind, maker: S.self as? any ViewPickerStyle.Type))
  }
}
