/// The outline of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// `nil` takes the radius that fits the size.
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The shape that fits where the button stands.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// Rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The radius of the corners in points; `nil` for half circles. Buttons are capsules on iOS 26.
  func radius(_ size: ControlSize) -> CGFloat? {
    guard case .roundedRectangle(let radius) = kind else { return nil }
    return radius ?? size.cornerRadius
  }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// As small as possible.
  case mini
  /// Small.
  case small
  /// As controls are.
  case regular
  /// Large.
  case large
  /// As large as possible.
  case extraLarge
}

extension ControlSize {
  /// Points around a button's label and the least height. Grades: regular and large as UIButton's
  /// configurations; the others tunable.
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

  /// Points. Grade: tunable.
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
  /// The outline of buttons with a border.
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
  /// The outline of buttons with a border in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// The size of controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
