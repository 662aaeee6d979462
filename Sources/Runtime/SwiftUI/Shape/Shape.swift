/// A shape in the plane; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// Returns the path of the shape within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What is interpolated.
  nonisolated var animatableData: AnimatableData { get set }
  /// The size for a proposal. The default takes all of it.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape, filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fill: style)
  }

  /// The shape, filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    _ShapeView(shape: self, style: ForegroundStyle(), fill: style)
  }

  /// The shape's outline, drawn along its edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// The shape's outline in the foreground style, drawn along its edge.
  public nonisolated func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The shape's outline, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline in the foreground style, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape that can be made smaller all around.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape's outline inside its edge, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// The shape's outline inside its edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The shape's outline inside its edge in the foreground style, `lineWidth` points wide.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The shape's outline inside its edge in the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts inside of others are holes.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// How the inside of an outline is found.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The greatest reach of pointed corners, in widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps by turns, in points.
  public var dash: [CGFloat]
  /// Where in the pattern it begins, in points.
  public var dashPhase: CGFloat

  /// How an outline is drawn; lengths in points.
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
