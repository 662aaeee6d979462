/// A geometric value relative to a view. A geometry proxy converts it to its own coordinate space.
public struct Anchor<Value> {
  let place: AnchorPlace
  let source: Source

  /// The source of an anchor's value.
  public struct Source {
    let key: AnchorKey
    let resolve: @Sendable (AnchorSpace) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.place === rhs.place && lhs.source.key == rhs.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.key)
  }
}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of a view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(key: .bounds) { $0.rect(CGRect(origin: .zero, size: $0.size)) }
  }

  /// A rectangle in a view's own coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(key: .rect(r)) { $0.rect(r) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in a view's own coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(key: .point(p)) { $0.point(p) }
  }

  /// A point in fractions of a view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(key: .unitPoint(p)) {
      $0.point(CGPoint(x: $0.size.width * p.x, y: $0.size.height * p.y))
    }
  }

  /// The top leading corner of a view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The centre of a view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of a view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The centre of a view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of a view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The centre of a view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of a view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The centre of a view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of a view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    // The sources read only `AnchorSpace`: they do not change.
    nonisolated(unsafe) let sources = array
    self.init(key: .list(array.map(\.key))) { space in sources.map { $0.resolve(space) } }
  }

  /// Creates a source of an optional value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    nonisolated(unsafe) let source = anchor
    self.init(key: .list(anchor.map { [$0.key] } ?? [])) { space in source?.resolve(space) }
  }
}

/// The identity of a source.
indirect enum AnchorKey: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorKey])
}

/// A view's size, and the conversion of its coordinates to those of the reader.
struct AnchorSpace {
  let size: CGSize
  let point: (CGPoint) -> CGPoint
  let rect: (CGRect) -> CGRect
}

extension AnchorSpace {
  /// Creates a space for a frame in the reader's coordinates.
  init(frame: CGRect) {
    self.init(
      size: frame.size,
      point: { CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY) },
      rect: { $0.offsetBy(dx: frame.minX, dy: frame.minY) })
  }

  /// Creates a space for an item in the coordinates of another; `nil` until both have been placed.
  @MainActor
  init?(of item: LayoutItem, in reader: LayoutItem) {
    guard let frame = item.placement?.frame, let base = reader.placement?.frame else { return nil }
    let (from, to) = (
      item.node.context.container.anchorView, reader.node.context.container.anchorView
    )
    if from === to {
      self.init(frame: frame.offsetBy(dx: -base.minX, dy: -base.minY))
      return
    }
    // The views are read immediately: the closures do not outlive the call.
    self.init(
      size: frame.size,
      point: { point in
        Evaluation.onMain {
          let there = to.convert(
            CGPoint(x: point.x + frame.minX, y: point.y + frame.minY), from: from)
          return CGPoint(x: there.x - base.minX, y: there.y - base.minY)
        }
      },
      rect: { rect in
        Evaluation.onMain {
          to.convert(rect.offsetBy(dx: frame.minX, dy: frame.minY), from: from)
            .offsetBy(dx: -base.minX, dy: -base.minY)
        }
      })
  }
}

/// The place that anchors belong to.
@MainActor
final class AnchorPlace {
  weak var item: LayoutItem?
}
