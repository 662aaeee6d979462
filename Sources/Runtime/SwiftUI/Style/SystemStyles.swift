/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of lines.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.separator)) }
}

/// The colour of text that stands where nothing was written yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of such text.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(.placeholderText))
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.link)) }
}

/// The colour that shapes are filled with.
public struct FillShapeStyle: ShapeStyle {
  /// The colour that shapes are filled with.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.systemFill)) }
}

/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// The colour of what is selected.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    TintShapeStyle()._paint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where nothing was written yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour that shapes are filled with.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
