/// The target of a scroll: the part of the content at which the scroll view comes to rest.
public struct ScrollTarget: Hashable {
  /// The target rectangle, in the content's coordinates.
  public var rect: CGRect
  /// The anchor at which the rectangle and the visible area are aligned; `nil` stands for the top
  /// left corner.
  public var anchor: UnitPoint?

  /// Creates a target from a part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A type that determines the target at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// The context of a scroll target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Updates the target at which the scroll view comes to rest.
  ///
  /// - Parameters:
  ///   - target: The proposed target.
  ///   - context: The context of the scroll.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// The context of a scroll target, when the finger lifts.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The position of the scroll view when the scroll began, as a target.
  public let originalTarget: ScrollTarget
  /// The velocity of the visible area across the content, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible area, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  /// The frames of the scroll targets, in the content's coordinates.
  let frames: [CGRect]
  let environment: EnvironmentValues

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A type-erased scroll target behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a type-erased behaviour.
  public init<B: ScrollTargetBehavior>(_ base: B) {
    self.base = base
  }

  /// Updates the target at which the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// A scroll behaviour that comes to rest at whole pages, each of the size of the visible area, at
/// most one page from the last.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging behaviour.
  public init() {}

  /// Updates the target at which the scroll view comes to rest.
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

  /// The minimum velocity at which a short drag changes the page, in points per second. Grade:
  /// tunable.
  private static let flick: CGFloat = 250
}

/// A scroll behaviour that comes to rest at views of the layout marked by `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of the views that one swipe can pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, always, alwaysByOne, never
    }

    let kind: Kind
    /// In compact environments a swipe passes few views, otherwise the limit is open.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// A swipe scrolls at most by the length of the visible area.
    public static let always = LimitBehavior(kind: .always)
    /// A swipe scrolls at most by one view.
    public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    /// A swipe is not limited.
    public static let never = LimitBehavior(kind: .never)
  }

  let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Creates a view-aligned behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
    anchor = nil
  }

  /// Creates a view-aligned behaviour, with the anchor at which a view and the visible area are
  /// aligned.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// Updates the target at which the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) { align(&target, along: .horizontal, context) }
    if context.axes.contains(.vertical) { align(&target, along: .vertical, context) }
  }

  /// Returns the origin of the visible area when a view is aligned.
  func start(of frame: CGRect, along axis: Axis, _ room: CGFloat) -> CGFloat {
    let share = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
    let (low, high) = frame.range(along: axis)
    return low + share * (high - low - room)
  }

  private func align(
    _ target: inout ScrollTarget, along axis: Axis, _ context: TargetContext
  ) {
    let room = context.containerSize[axis]
    // The last views cannot be aligned at the end of the content: the end itself is a target too.
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
    // A swipe below the distance to the next view still targets it.
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

  /// The velocity of a swipe, as for pages.
  private static let flick: CGFloat = 250
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that comes to rest at whole pages of the visible area's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that comes to rest at views of the layout marked by `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// A behaviour that comes to rest at views of the layout marked by `scrollTargetLayout()`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// A behaviour that comes to rest at views of the layout marked by `scrollTargetLayout()`,
  /// aligned at an anchor.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// A behaviour that comes to rest at views of the layout marked by `scrollTargetLayout()`,
  /// aligned at an anchor.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Sets the scroll target behaviour of the scroll views in this view.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    transformEnvironment(\.scrollPlan) { $0.behavior = behavior }
  }
}
