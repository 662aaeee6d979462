/// The effects of one event, in the order in which a shell has to perform them.
///
/// A value without storage elsewhere: handling an event allocates nothing. Each effect occurs once
/// at most, so the sequence is a set with a fixed order, that of ``SheetEffect``'s cases.
public struct SheetEffects: Sequence, Equatable, Sendable {
  struct Kinds: OptionSet, Equatable, Sendable {
    let rawValue: UInt16

    static let phase = Kinds(rawValue: 1 << 0)
    static let layout = Kinds(rawValue: 1 << 1)
    static let dimming = Kinds(rawValue: 1 << 2)
    static let contentMoved = Kinds(rawValue: 1 << 3)
    static let contentReleased = Kinds(rawValue: 1 << 4)
    static let keyboard = Kinds(rawValue: 1 << 5)
    static let settleEnded = Kinds(rawValue: 1 << 6)
    static let presented = Kinds(rawValue: 1 << 7)
    static let cancelled = Kinds(rawValue: 1 << 8)
    static let attempted = Kinds(rawValue: 1 << 9)
    static let selection = Kinds(rawValue: 1 << 10)
    static let began = Kinds(rawValue: 1 << 11)
    static let settleBegan = Kinds(rawValue: 1 << 12)
    static let dismissed = Kinds(rawValue: 1 << 13)
  }

  var kinds: Kinds = []
  var selected = SheetDetentID.large
  var byUser = false
  /// The share of the finger's movement that scrolls the content, in points; 0 if there is none.
  public internal(set) var contentMovement = 0.0
  /// The velocity with which the content continues by itself, in points a second; `nil` if it does
  /// not.
  public var contentVelocity: Double? { kinds.contains(.contentReleased) ? velocity : nil }
  var velocity = 0.0

  /// Indicates whether there are no effects.
  public var isEmpty: Bool { kinds.isEmpty }

  /// Indicates whether an effect is among these.
  public func contains(_ effect: SheetEffect) -> Bool {
    for own in self where own == effect { return true }
    return false
  }

  /// An iterator of the effects in order.
  public struct Iterator: IteratorProtocol, Sendable {
    private let effects: SheetEffects
    private var rest: UInt16

    init(_ effects: SheetEffects) {
      self.effects = effects
      rest = effects.kinds.rawValue
    }

    /// Returns the next effect.
    public mutating func next() -> SheetEffect? {
      guard rest != 0 else { return nil }
      let bit = rest & (~rest &+ 1)
      rest &= ~bit
      return effects.effect(Kinds(rawValue: bit))
    }
  }

  /// Returns an iterator of the effects.
  public func makeIterator() -> Iterator { Iterator(self) }

  private func effect(_ kind: Kinds) -> SheetEffect? {
    switch kind {
    case .phase: return .phaseChanged
    case .layout: return .layoutChanged
    case .dimming: return .dimmingChanged
    case .contentMoved: return .contentMoved(contentMovement)
    case .contentReleased: return .contentReleased(velocity)
    case .keyboard: return .keyboardDismissalRequested
    case .settleEnded: return .settleEnded
    case .presented: return .presented
    case .cancelled: return .dismissalCancelled
    case .attempted: return .dismissalAttempted
    case .selection: return .selectionChanged(selected)
    case .began: return .dismissalBegan(byUser: byUser)
    case .settleBegan: return .settleBegan
    case .dismissed: return .dismissed(byUser: byUser)
    default: return nil
    }
  }
}
