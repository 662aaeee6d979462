/// A key of a hardware keyboard that somebody pressed.
public struct KeyPress: Sendable {
  /// What happened to a key.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Phases from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// It was held down. Virtual devices press keys only once.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It was let go.
    public static let up = Phases(rawValue: 1 << 2)
    /// Any of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action did something with a key.
  public enum Result: Hashable, Sendable {
    /// It did: nobody else hears of the key.
    case handled
    /// It did not: others hear of the key.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The keys held down beside it.
  public let modifiers: EventModifiers
}

extension KeyPress {
  init(_ stroke: KeyStroke, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.key)
    if case .character(let text) = stroke.key {
      characters = text
    } else {
      characters = String(key.character)
    }
    var modifiers: EventModifiers = []
    if stroke.isShifted { modifiers.insert(.shift) }
    if stroke.isAlternate { modifiers.insert(.option) }
    if stroke.isCommand { modifiers.insert(.command) }
    self.modifiers = modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key and what happened to it.
  public var debugDescription: String { "KeyPress(\(characters.debugDescription), \(phase))" }
}

/// Hears of keys while the keyboard belongs to a view inside.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    KeyPressNode(view, in: inputs)
  }
}

/// Those who hear of keys inside another: keys go from the innermost outwards.
@MainActor
final class KeyPressChain {
  private struct Entry {
    weak var handler: (any KeyPressHandler)?
  }

  private var entries: [Entry] = []

  func add(_ handler: any KeyPressHandler) {
    entries.removeAll { $0.handler == nil }
    entries.append(Entry(handler: handler))
  }

  func handle(_ stroke: KeyStroke) -> Bool {
    entries.reversed().contains { $0.handler?.handle(stroke) ?? false }
  }
}

@MainActor
protocol KeyPressHandler: AnyObject {
  func handle(_ stroke: KeyStroke) -> Bool
}

final class KeyPressNode<V: View>: GroupingNode<V, KeyPressModifier, GroupView>, KeyPressHandler,
  AppearanceObserver, HostListening
{
  private let inner = KeyPressChain()
  private var outer: KeyPressChain?

  override func makeView() -> GroupView { GroupView(frame: .zero) }

  override func contentInputs() -> NodeInputs {
    let inner = inner
    outer = context.environment.values.keyPressChain
    let scope = EnvironmentScope(inside: context.environment) { $0.keyPressChain = inner }
    let context = super.contentInputs().context
    return NodeInputs(context: context.with(environment: scope), parent: self)
  }

  override func didMakeContent() {
    super.didMakeContent()
    outer?.add(self)
    // The outermost hears of keys from the device and asks those inside first.
    if outer == nil { context.host.appearance.add(self) }
  }

  override func didUnmount() {
    if outer == nil { context.host.appearance.remove(self) }
    super.didUnmount()
  }

  func hostDidAppear() {
    let display = context.host.view.flatMap { DisplayHost.host(of: $0) } ?? DisplayHost.current
    display?.add(self)
  }

  func hostDidDisappear() {}

  func press(_ stroke: KeyStroke) -> Bool { handle(stroke) }

  func open(_ url: URL) -> Bool { false }

  func handle(_ stroke: KeyStroke) -> Bool {
    guard isMounted, holdsKeyboard else { return false }
    if inner.handle(stroke) { return true }
    let modifier = view.modifier
    var isHandled = false
    for phase in [KeyPress.Phases.down, .up] where modifier.phases.contains(phase) {
      let press = KeyPress(stroke, phase)
      guard modifier.matches(press) else { continue }
      if modifier.action(press) == .handled { isHandled = true }
    }
    return isHandled
  }

  /// Whether a view inside has the keyboard.
  private var holdsKeyboard: Bool {
    items.contains { item in
      guard let responder = item.view.window?.firstResponder as? UIView else { return false }
      return responder.isDescendant(of: item.view)
    }
  }
}

enum KeyPressChainKey: EnvironmentKey {
  static var defaultValue: KeyPressChain? { nil }
}

extension EnvironmentValues {
  /// Whom keys inside are told before those around.
  var keyPressChain: KeyPressChain? {
    get { self[KeyPressChainKey.self] }
    set { self[KeyPressChainKey.self] = newValue }
  }
}

extension View {
  nonisolated private func onKeyPress(
    _ phases: KeyPress.Phases, matching matches: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: matches, action: action))
  }

  /// Calls `action` when a key is pressed while the keyboard belongs to the view or one in it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress([.down, .repeat], matching: { $0.key == key }, action: { _ in action() })
  }

  /// Calls `action` for these phases of a key while the keyboard belongs to the view or one in it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { $0.key == key }, action: action)
  }

  /// Calls `action` for any of some keys while the keyboard belongs to the view or one in it.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { keys.contains($0.key) }, action: action)
  }

  /// Calls `action` for keys that write one of some characters while the keyboard belongs to the view
  /// or one in it.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      phases,
      matching: { press in
        press.characters.unicodeScalars.contains { characters.contains($0) }
      }, action: action)
  }

  /// Calls `action` for any key while the keyboard belongs to the view or one in it.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { _ in true }, action: action)
  }
}
