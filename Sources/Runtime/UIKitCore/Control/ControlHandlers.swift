/// A target and action of a control; the target is not retained.
struct ControlTarget {
  private(set) weak var object: AnyObject?
  /// Indicates whether the target is found along the responder chain.
  let isChain: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isChain = target == nil
  }

  func isSame(as target: Any?) -> Bool {
    guard let target else { return isChain }
    return !isChain && object === (target as AnyObject)
  }
}

/// The targets and actions of a control, in the order in which they were added.
@MainActor
struct ControlHandlers {
  enum Handler {
    case target(ControlTarget, Selector)
    case action(UIAction)
  }

  private struct Entry {
    var handler: Handler
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  mutating func add(_ handler: Handler, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    if case .action(let action) = handler { removeAction(action.identifier, for: events) }
    if let index = entries.firstIndex(where: { $0.handler.isSame(as: handler) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(handler: handler, events: events))
    }
  }

  mutating func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    remove(events) { handler in
      guard case .target(let own, let selector) = handler else { return false }
      return (target == nil || own.isSame(as: target)) && (action == nil || action == selector)
    }
  }

  mutating func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == identifier
    }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in entries.indices where matches(entries[index].handler) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.handler.isGone }
  }

  func waiting(for events: UIControl.Event) -> [Handler] {
    entries.compactMap { $0.events.isDisjoint(with: events) ? nil : $0.handler }
  }

  var allEvents: UIControl.Event {
    entries.reduce(into: []) { if !$1.handler.isGone { $0.formUnion($1.events) } }
  }

  var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry -> AnyHashable? in
        guard case .target(let target, _) = entry.handler else { return nil }
        if target.isChain { return NSNull() }
        guard let object = target.object else { return nil }
        return (object as? NSObject).map { AnyHashable($0) }
          ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  func actionNames(of target: Any?, for event: UIControl.Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .target(let own, let selector) = entry.handler, own.isSame(as: target),
        !entry.events.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !entry.handler.isGone {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), entry.events, &stop)
      }
      if stop { return }
    }
  }
}

extension ControlHandlers.Handler {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.action(let own), .action(let other)): own === other
    case (.target(let own, let selector), .target(let other, let otherSelector)):
      selector == otherSelector && own.isChain == other.isChain && own.object === other.object
    default: false
    }
  }

  var isGone: Bool {
    if case .target(let target, _) = self { return !target.isChain && target.object == nil }
    return false
  }
}
