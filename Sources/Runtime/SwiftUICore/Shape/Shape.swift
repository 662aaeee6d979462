/// A two-dimensional shape; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// Returns the path of the shape within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The animatable data.
  nonisolated var animatableData: AnimatableData { get set }
  /// Returns the size for a proposal. The default is the proposed size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fill: style)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    _ShapeView(shape: self, style: ForegroundStyle(), fill: style)
  }

  /// Strokes the shape's outline with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// Strokes the shape's outline with the foreground style.
  public nonisolated func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// Strokes the shape's outline with a style, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape's outline with the foreground style, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes a border inside the shape's outline with a style, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Strokes a border inside the shape's outline with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Strokes a border inside the shape's outline with the foreground style, `lineWidth` points
  /// wide.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes a border inside the shape's outline with the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// The style of filled paths.
public struct FillStyle: Equatable, Sendable {
  /// Indicates whether the even-odd rule is used, by which subpaths inside others are holes.
  public var isEOFilled: Bool
  /// Indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The style of stroked paths.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: CGLineCap
  /// The shape of line joins.
  public var lineJoin: CGLineJoin
  /// The limit of mitre joins, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style; lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
