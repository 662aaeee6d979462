/// One sheet: what it is asked, where it is, what it does. A value; no clock, no views.
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
  /// The inputs and all that follows from them.
  public internal(set) var layout: SheetLayout
  /// What the sheet is doing.
  public internal(set) var phase = SheetPhase.dismissed
  /// Where the sheet is.
  public internal(set) var position: SheetPosition
  /// The selected detent, by user or code. A name that no detent has is kept (A4) and means the
  /// smallest stop, as `nil` does.
  public internal(set) var selection: SheetDetentID?
  /// What stands in front of the sheet.
  public internal(set) var cover = SheetCover()
  /// The time of the last tick, in seconds.
  public internal(set) var time = 0.0
  /// Whether the sheet is on its way in from outside and nobody has interrupted it.
  public internal(set) var isPresenting = false
  /// Whether a dismissal has begun and neither happened nor been taken back.
  public internal(set) var isDismissalOpen = false

  var isDismissalByUser = false
  var drag = SheetDrag()
  var travelMotion: SheetMotion?
  var marginMotion: SheetMotion?
  var shiftMotion: SheetMotion?
  /// Extent below which the sheet slides instead of getting smaller.
  var base: Double
  /// Whether the sheet was flung by a drag over content, which gets what velocity is left.
  var isFlungWithContent = false
  /// Whether the user took a sheet down that the keyboard had raised.
  var isKeyboardRaiseDeclined = false

  /// Makes a sheet that is not shown yet.
  ///
  /// - Parameter selection: the detent to present at; `nil` or an unknown one means the smallest.
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

  /// Everything visible now.
  public var geometry: SheetGeometry { layout.geometry(at: position, cover: cover) }

  /// Whether the sheet moves by itself, so that it wants ticks.
  public var isAnimating: Bool {
    travelMotion != nil || marginMotion != nil || shiftMotion != nil
  }

  /// Index of the stop the sheet rests at or settles to; `nil` while a finger has it or it goes.
  public var targetStop: Int? {
    switch phase {
    case .resting(let stop), .settling(let stop): return stop
    case .dragging, .dismissing, .dismissed: return nil
    }
  }

  /// Velocity of the sheet's top edge in points a second, positive downwards; 0 under a finger.
  public var velocity: Double {
    travelMotion.map { -$0.state(at: time).velocity } ?? 0
  }

  /// Changes the sheet for an event and says what is to be done.
  @discardableResult
  public mutating func handle(_ event: SheetEvent) -> SheetEffects {
    let before = Snapshot(self)
    var effects = SheetEffects()
    switch event {
    case .tick(let time): tick(time, &effects)
    case .present(let animation): present(animation, &effects)
    case .dragBegan(let mayDismiss, let scroll): beginDrag(mayDismiss, scroll, &effects)
    case .dragMoved(let delta, let scroll): moveDrag(delta, scroll, &effects)
    case .dragEnded(let velocity, let scroll): endDrag(velocity, scroll, &effects)
    case .dragCancelled: cancelDrag(&effects)
    case .select(let id, let animation): select(id, animation, &effects)
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
  /// What changes speak for themselves.
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
