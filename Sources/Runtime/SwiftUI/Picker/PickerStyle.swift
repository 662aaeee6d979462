/// How pickers look and what they do on touches. The system's styles are all there are.
public protocol PickerStyle: Sendable {
  /// Which of the system's styles it is.
  static var _kind: _PickerKind { get }
}

/// The system's styles of pickers.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, navigationLink, wheel

  @MainActor
  func makeView(_ content: PickerContent) -> AnyView {
    switch self {
    case .automatic, .menu: AnyView(MenuPicker(content: content))
    case .segmented: AnyView(SegmentedPicker(content: content))
    case .inline: AnyView(InlinePicker(content: content))
    case .navigationLink: AnyView(LinkPicker(content: content))
    case .wheel: AnyView(WheelPicker(content: content))
    }
  }
}

/// The style that fits where the picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .automatic }
  /// The default style.
  public init() {}
}

/// A button with a menu.
public struct MenuPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .menu }
  /// The style of a menu.
  public init() {}
}

/// Values side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .segmented }
  /// The style with segments.
  public init() {}
}

/// Values among the other rows of a list or form; elsewhere on a wheel.
public struct InlinePickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .inline }
  /// The style with rows.
  public init() {}
}

/// Values on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .navigationLink }
  /// The style of a link.
  public init() {}
}

/// Values on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .wheel }
  /// The style with a wheel.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Values on a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits where the picker stands.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Values side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Values among the other rows.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Values on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerKind.automatic
}

extension EnvironmentValues {
  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._kind)
  }
}
