/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that is to show, in points of the content.
  public var rect: CGRect
  /// The point of the rectangle that is to meet the same point of what shows; `nil` stands for the
  /// corner at the top left.
  public var anchor: UnitPoint?

  /// Creates a part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where the scroll view comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest without this.
  ///   - context: What is known of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What is known of a scroll view when a finger lets go of it.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the finger began.
  public let originalTarget: ScrollTarget
  /// The velocity of what shows across the content, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of what shows, in points.
  public let containerSize: CGSize
  /// The axes along which the content is free.
  public let axes: Axis.Set
  /// The views that the scroll view may come to rest at, in points of the content.
  let frames: [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a behaviour of any type.
  public init<B: ScrollTargetBehavior>(_ base: B) {
    self.base = base
  }

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// Comes to rest at whole pages, each as large as what shows, at most one away from the last.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Whole pages.
  public init() {}

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(
      _ target: CGFloat, from start: CGFloat, _ velocity: CGFloat, _ length: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return target }
      let first = (start / length).rounded()
      var page = (target / length).rounded()
      if page == first, abs(velocity) > Self.flick { page += velocity > 0 ? 1 : -1 }
      return min(max(page, first - 1), first + 1) * length
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, from: start.minX, context.velocity.dx, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, from: start.minY, context.velocity.dy, context.containerSize.height)
    }
  }

  /// From which velocity on a short drag turns the page, in points a second. Grade: tunable.
  private static let flick: CGFloat = 250
}

/// Comes to rest where a view of the layout that `scrollTargetLayout()` marks begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe may go.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, always, alwaysByOne, never
    }

    let kind: Kind
    /// Views at the side of a narrow screen are passed few at a time, others freely.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// No further than what shows.
    public static let always = LimitBehavior(kind: .always)
    /// One view.
    public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    /// As far as the swipe carries.
    public static let never = LimitBehavior(kind: .never)
  }

  let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Comes to rest at views.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
    anchor = nil
  }

  /// Comes to rest where a point of a view meets the same point of what shows.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) { align(&target, along: .horizontal, context) }
    if context.axes.contains(.vertical) { align(&target, along: .vertical, context) }
  }

  /// Where what shows begins when a view is aligned.
  func start(of frame: CGRect, along axis: Axis, _ room: CGFloat) -> CGFloat {
    let share = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
    let (low, high) = frame.range(along: axis)
    return low + share * (high - low - room)
  }

  private func align(
    _ target: inout ScrollTarget, along axis: Axis, _ context: TargetContext
  ) {
    let room = context.containerSize[axis]
    // The last views cannot be reached where the content ends: the end itself is a place too.
    let most = max(0, context.contentSize[axis] - room)
    let places = context.frames.map { min(max(start(of: $0, along: axis, room), 0), most) }.sorted()
    guard !places.isEmpty else { return }
    let begin = context.originalTarget.rect.range(along: axis).0
    let wish = target.rect.range(along: axis).0
    func nearest(_ value: CGFloat) -> Int {
      places.indices.min { abs(places[$0] - value) < abs(places[$1] - value) } ?? 0
    }
    let first = nearest(begin)
    var index = nearest(wish)
    let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
    // A swipe that is too weak for the next view still means it.
    if index == first, abs(velocity) > Self.flick {
      let next = velocity > 0 ? places.firstIndex { $0 > begin + 1 } : nil
      let previous = velocity < 0 ? places.lastIndex { $0 < begin - 1 } : nil
      index = next ?? previous ?? index
    }
    switch limit.kind {
    case .never: break
    case .alwaysByOne: index = oneStep(from: first, to: index, in: places)
    case .always: index = limited(index, within: room, of: begin, in: places)
    case .automatic:
      if axis == .horizontal, context.horizontalSizeClass == .compact {
        index = limited(index, within: room, of: begin, in: places)
      }
    }
    if axis == .horizontal {
      target.rect.origin.x = places[index]
    } else {
      target.rect.origin.y = places[index]
    }
    target.anchor = nil
  }

  private func oneStep(from first: Int, to index: Int, in places: [CGFloat]) -> Int {
    if index > first { return places.firstIndex { $0 > places[first] + 1 } ?? first }
    if index < first { return places.lastIndex { $0 < places[first] - 1 } ?? first }
    return first
  }

  private func limited(
    _ index: Int, within room: CGFloat, of begin: CGFloat, in places: [CGFloat]
  ) -> Int {
    let allowed = places.indices.filter { abs(places[$0] - begin) <= room + 1 }
    guard let low = allowed.first, let high = allowed.last else { return index }
    return min(max(index, low), high)
  }

  /// As for pages.
  private static let flick: CGFloat = 250
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages, each as large as what shows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The views of the layout that `scrollTargetLayout()` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The views of the layout that `scrollTargetLayout()` marks.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// The views of the layout that `scrollTargetLayout()` marks, aligned at a point.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// The views of the layout that `scrollTargetLayout()` marks, aligned at a point.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Where the scroll views of this view come to rest.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    transformEnvironment(\.scrollPlan) { $0.behavior = behavior }
  }
}
