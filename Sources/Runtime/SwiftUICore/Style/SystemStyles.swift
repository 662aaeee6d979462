/// The colour of separators, as a style.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the separator style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.separator)) }
}

/// The colour of placeholder text, as a style.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the placeholder style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(.placeholderText))
  }
}

/// The colour of links, as a style.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the link style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.link)) }
}

/// The system's fill colour of shapes, as a style.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the fill style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.systemFill)) }
}

/// The colour of a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the selection style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    TintShapeStyle()._paint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system's fill colour of shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
