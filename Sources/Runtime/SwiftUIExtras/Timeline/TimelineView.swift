@_spi(Core) import SwiftUICore

/// A view that updates at the dates of a schedule.
///
/// Dates are those of the media clock: seconds of it after the reference date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The information that a timeline view passes to its content.
  public struct Context {
    /// The frequency at which a timeline view updates.
    public enum Cadence: Comparable, Sendable {
      /// Every frame, or nearly.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The date from the schedule of the current update.
    public let date: Date
    /// The frequency of the updates.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of any timeline view's content.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a timeline view that updates its content at the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    TimelineNode(view, in: inputs)
  }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<
  TimelineView<Schedule, Content>
>
{
  private var child: ViewNode<Content>?
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var link: CADisplayLink?

  override init(_ view: TimelineView<Schedule, Content>, in inputs: NodeInputs) {
    let now = Self.now
    date = now
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(view, in: inputs)
    advance(to: now)
    child = Content._makeNode(content, in: NodeInputs(under: self))
    wait()
  }

  private static var now: Date { Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }

  private var content: Content {
    let distance = next.map { $0.timeIntervalSince(date) } ?? .infinity
    let context = TimelineViewDefaultContext(
      date: date, cadence: distance < 1 ? .live : distance < 60 ? .seconds : .minutes)
    return evaluate { view.content(context) }
  }

  /// Advances to the last date that is not after `now`; returns whether there was one.
  @discardableResult
  private func advance(to now: Date) -> Bool {
    // A frame's time is rounded: a date within the tolerance is due.
    let limit = now + 1e-6
    var hasMoved = false
    if next == nil { next = entries.next() }
    while let moment = next, moment <= limit {
      date = moment
      hasMoved = true
      next = entries.next()
    }
    return hasMoved
  }

  private func wait() {
    guard next != nil else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in
      MainActor.assumeIsolated { self?.frameDidBegin() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frameDidBegin() {
    guard isMounted, advance(to: Self.now) else { return }
    invalidate()
    wait()
  }

  /// Updates the content after a date was reached or a dependency changed.
  override func refresh() {
    isDirty = false
    child?.update(content)
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    view = new
    // The schedule may be another: the subsequent dates are requested again.
    entries = new.schedule.entries(from: Self.now, mode: .normal).makeIterator()
    next = nil
    advance(to: Self.now)
    refresh()
    wait()
  }

  override func didUnmount() {
    link?.invalidate()
    link = nil
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
