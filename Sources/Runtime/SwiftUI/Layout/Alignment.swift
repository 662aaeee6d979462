/// A guide that views can be aligned by.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that says nothing of it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  /// The guide is a line of text: the first of several views counts, or the last.
  package var isFirstBaseline: Bool { id == FirstBaseline.self }
  package var isLastBaseline: Bool { id == LastBaseline.self }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  /// The side where lines begin.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The side where lines end.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  /// The upper side.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// Guides along both axes.
public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guides at center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The guides at leading.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The guides at trailing.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The guides at top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The guides at bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The guides at top leading.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The guides at top trailing.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The guides at bottom leading.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The guides at bottom trailing.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The guides at center first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The guides at center last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The guides at leading first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The guides at leading last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The guides at trailing first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The guides at trailing last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
