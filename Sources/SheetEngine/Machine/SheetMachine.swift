/// The state of one sheet: its inputs, its position, its phase. A value without a clock or views.
///
/// A shell turns recognisers, scroll views and code into events, and effects into frames and
/// delegate calls:
///
/// ```swift
/// var sheet = SheetMachine(configuration: configuration, container: container)
/// sheet.handle(.tick(now))
/// for effect in sheet.handle(.present(.settle)) { … }
/// // once a frame
/// for effect in sheet.handle(.tick(now)) where effect == .layoutChanged {
///   wrapper.frame = sheet.geometry.visibleFrame
/// }
/// ```
///
/// Before its first `present` event a sheet is dismissed. Moving it allocates nothing.
public struct SheetMachine: Equatable, Sendable {
  /// The inputs, and all values that follow from them.
  public internal(set) var layout: SheetLayout
  /// The sheet's phase.
  public internal(set) var phase = SheetPhase.dismissed
  /// The sheet's position.
  public internal(set) var position: SheetPosition
  /// The detent selected by the user or by code. An identifier that no detent has is kept (A4) and
  /// means the smallest stop, as `nil` does.
  public internal(set) var selection: SheetDetentID?
  /// The height in points at which the sheet rests between its stops, as a detent's; `nil` for a sheet
  /// that rests at a stop. It ends with the next selection.
  public internal(set) var freeHeight: Double?
  /// The sheets in front.
  public internal(set) var cover = SheetCover()
  /// The time of the last tick, in seconds.
  public internal(set) var time = 0.0
  /// Indicates whether the sheet is being presented and was not interrupted.
  public internal(set) var isPresenting = false
  /// Indicates whether a dismissal has begun and neither ended nor been cancelled.
  public internal(set) var isDismissalOpen = false

  var isDismissalByUser = false
  var drag = SheetDrag()
  var travelMotion: SheetMotion?
  var marginMotion: SheetMotion?
  var shiftMotion: SheetMotion?
  /// The extent below which the sheet slides instead of getting smaller.
  var base: Double
  /// Indicates whether the sheet was flung by a drag over content, which continues with the
  /// remaining velocity.
  var isFlungWithContent = false
  /// Indicates whether the user moved a sheet down that the keyboard had raised.
  var isKeyboardRaiseDeclined = false

  /// Creates a dismissed sheet.
  ///
  /// - Parameters:
  ///   - configuration: the sheet's properties.
  ///   - container: the container it is shown in.
  ///   - style: the look, by default iOS 26.
  ///   - selection: the detent to present at; `nil`, the default, or an unknown one means the
  ///     smallest.
  public init(
    configuration: SheetConfiguration, container: SheetContainer, style: SheetStyle = .iOS26,
    selection: SheetDetentID? = nil
  ) {
    let layout = SheetLayout(configuration: configuration, container: container, style: style)
    self.layout = layout
    self.selection = selection
    let rest = layout.position(at: layout.stops.index(selecting: selection))
    base = rest.extent
    position = SheetPosition(
      extent: rest.extent, drop: layout.dropToOutside(extent: rest.extent, margin: rest.margin),
      margin: rest.margin)
  }

  /// The visible state now.
  public var geometry: SheetGeometry { layout.geometry(at: position, cover: cover) }

  /// Indicates whether the sheet moves by itself, so that it needs ticks.
  public var isAnimating: Bool {
    travelMotion != nil || marginMotion != nil || shiftMotion != nil
  }

  /// The index of the stop the sheet rests at or settles to, or the next one below a rest between
  /// stops; `nil` while it is dragged or dismissed.
  public var targetStop: Int? {
    switch phase {
    case .resting(let stop), .settling(let stop): return stop
    case .dragging, .dismissing, .dismissed: return nil
    }
  }

  /// The velocity of the sheet's top edge in points a second, positive downwards; 0 under a finger.
  public var velocity: Double {
    travelMotion.map { -$0.state(at: time).velocity } ?? 0
  }

  /// Changes the sheet for an event, and returns the effects for the shell to perform.
  @discardableResult
  public mutating func handle(_ event: SheetEvent) -> SheetEffects {
    let before = Snapshot(self)
    var effects = SheetEffects()
    switch event {
    case .tick(let time): tick(time, &effects)
    case .present(let animation): present(animation, &effects)
    case .dragBegan(let mayDismiss, let scroll): beginDrag(mayDismiss, scroll, &effects)
    case .dragMoved(let delta, let scroll): moveDrag(delta, scroll, &effects)
    case .dragEnded(let velocity, let scroll, let landing):
      endDrag(velocity, scroll, landing, &effects)
    case .dragCancelled: cancelDrag(&effects)
    case .select(let id, let animation): select(id, animation, &effects)
    case .move(let height, let animation): move(toHeight: height, animation, &effects)
    case .dismiss(let animation): dismissByCode(animation, &effects)
    case .grabberTapped(let mayDismiss): tapGrabber(mayDismiss, &effects)
    case .dimmingTapped(let mayDismiss):
      if !isBackgroundInteractive { requestDismissal(mayDismiss, &effects) }
    case .escaped(let mayDismiss): requestDismissal(mayDismiss, &effects)
    case .stepped(let larger): step(larger: larger, &effects)
    case .configurationChanged(let configuration, let animation):
      change(to: configuration, animation, &effects)
    case .styleChanged(let style, let animation): change(to: style, animation, &effects)
    case .containerChanged(let container, let animation):
      change(to: container, animation, &effects)
    case .keyboardChanged(let overlap, let animation):
      changeKeyboard(to: overlap, animation, &effects)
    case .coverChanged(let cover):
      if cover != self.cover { effects.kinds.insert(.layout) }
      self.cover = cover
    }
    before.addChanges(of: self, to: &effects)
    return effects
  }
}

extension SheetMachine {
  /// The values whose changes are effects by themselves.
  private struct Snapshot {
    let phase: SheetPhase
    let position: SheetPosition
    let isBackgroundInteractive: Bool
    let isPresenterTintDimmed: Bool

    init(_ sheet: borrowing SheetMachine) {
      phase = sheet.phase
      position = sheet.position
      isBackgroundInteractive = sheet.isBackgroundInteractive
      isPresenterTintDimmed = sheet.isPresenterTintDimmed
    }

    func addChanges(of sheet: borrowing SheetMachine, to effects: inout SheetEffects) {
      if phase != sheet.phase { effects.kinds.insert(.phase) }
      if position != sheet.position { effects.kinds.insert(.layout) }
      if isBackgroundInteractive != sheet.isBackgroundInteractive
        || isPresenterTintDimmed != sheet.isPresenterTintDimmed
      {
        effects.kinds.insert(.dimming)
      }
    }
  }
}
