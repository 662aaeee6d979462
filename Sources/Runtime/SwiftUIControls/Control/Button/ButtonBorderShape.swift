/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// The corner radius; `nil` for the radius that fits the control's size.
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The default shape for the context.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The corner radius in points; `nil` for a capsule. On iOS 26 buttons are capsules.
  func radius(_ size: ControlSize) -> CGFloat? {
    guard case .roundedRectangle(let radius) = kind else { return nil }
    return radius ?? size.cornerRadius
  }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The minimum size.
  case mini
  /// Small.
  case small
  /// The default size.
  case regular
  /// Large.
  case large
  /// The maximum size.
  case extraLarge
}

extension ControlSize {
  /// The padding around a button's label and the minimum height, in points. Grades: regular and
  /// large as UIButton's configurations; the others tunable.
  var buttonInsets: (horizontal: CGFloat, vertical: CGFloat, height: CGFloat) {
    switch self {
    case .mini, .small: (10, 4, 28)
    case .regular: (12, 6, 34)
    case .large: (20, 13, 50)
    case .extraLarge: (24, 18, 60)
    }
  }

  var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large, .extraLarge: .body.weight(.medium)
    }
  }

  /// The corner radius in points. Grade: tunable.
  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 14
    }
  }
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The shape of the buttons' borders.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the border shape of the buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets the size of the controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
