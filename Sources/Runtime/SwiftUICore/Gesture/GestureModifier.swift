/// The mask that enables the added gesture and those of subviews.
public struct GestureMask: OptionSet, Sendable {
  /// The mask as bits.
  public let rawValue: UInt32

  /// Creates a mask from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Disables all gestures.
  public static let none: GestureMask = []
  /// Enables the added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Enables the gestures of subviews.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// Enables both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture relative to those of subviews.
enum GestureRank {
  case normal, simultaneous, high
}

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture> {
  let gesture: G
  var rank = GestureRank.normal
  var mask = GestureMask.all
}

extension GestureModifier: ViewModifier, EffectModifier {
  static func makeView() -> GestureView<G> { GestureView(frame: .zero) }

  func update(_ view: GestureView<G>, in node: Node) {
    view.show(self, in: node)
  }
}

/// A group whose views receive touches for a gesture.
final class GestureView<G: Gesture>: GroupView {
  private var host: GestureHost<G>?
  /// Indicates whether the group receives the touches in place of its subviews.
  private var takesTouches = false

  func show(_ modifier: GestureModifier<G>, in node: Node) {
    if let host {
      host.update(modifier.gesture)
    } else {
      host = GestureHost(modifier.gesture, on: self, node: node)
    }
    guard let recognizer = host?.recognizer else { return }
    recognizer.isSimultaneous = modifier.rank == .simultaneous
    recognizer.hasPriority = modifier.rank == .high
    recognizer.isEnabled = modifier.mask.contains(.gesture) && node.environment.isEnabled
    takesTouches = !modifier.mask.contains(.subviews)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return takesTouches ? self : hit
  }
}

extension View {
  /// Attaches a gesture to the view. Gestures of subviews take precedence.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Attaches a gesture to the view, which is enabled while `isEnabled` is true.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture to the view that takes precedence over those of subviews.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Attaches a gesture to the view that takes precedence over those of subviews, enabled while
  /// `isEnabled` is true.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture to the view that is recognised simultaneously with those of subviews.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Attaches a gesture to the view that is recognised simultaneously with those of subviews,
  /// enabled while `isEnabled` is true.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(
      GestureModifier(gesture: gesture, rank: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Calls `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls `action` with the location when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls `action` with the location when the view is tapped `count` times.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls `action` after a long press on the view, and `onPressingChanged` when the press begins
  /// and when it ends or fails. Times in seconds, distances in points.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// Calls `action` after a long press on the view; an older form.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports the beginning and the end of the press.
struct PressGesture {
  let base: LongPressGesture
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: GestureWrapper {
  typealias Value = Bool

  static func makeMachine(_ gesture: Self, at site: _GestureSite) -> _GestureMachine<Self> {
    PressMachine(gesture, at: site)
  }
}

final class PressMachine: WrapperMachine<PressGesture> {
  private var isPressing = false

  override func step(_ event: GestureEvent) -> _GesturePhase<Bool> {
    let phase = inner.advance(event)
    if case .possible(true) = phase, !isPressing {
      isPressing = true
      site.messages.append { [weak self] in self?.gesture.onPressingChanged?(true) }
    }
    return phase
  }

  override func stop() {
    super.stop()
    guard isPressing else { return }
    isPressing = false
    gesture.onPressingChanged?(false)
  }
}
