/// A key press on a hardware keyboard.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Creates phases from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is repeating. Virtual devices do not repeat keys.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of a key press action.
  public enum Result: Hashable, Sendable {
    /// The action handled the key press, which is not forwarded.
    case handled
    /// The action ignored the key press, which is forwarded.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key press.
  public let characters: String
  /// The modifiers of the key press.
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
  /// A textual description of the key press.
  public var debugDescription: String { "KeyPress(\(characters.debugDescription), \(phase))" }
}

/// Handles key presses while the focus is in a view.
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

/// The handlers of key presses inside another: key presses go from the innermost to the outermost.
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
    // The outermost handler receives the device's key presses and forwards them to those inside
    // first.
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

  /// Indicates whether the focus is in the view.
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
  /// The handlers inside, which take precedence over those outside.
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

  /// Calls `action` when a key is pressed while the view or a descendant has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress([.down, .repeat], matching: { $0.key == key }, action: { _ in action() })
  }

  /// Calls `action` for the specified phases of a key while the view or a descendant has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { $0.key == key }, action: action)
  }

  /// Calls `action` for a set of keys while the view or a descendant has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { keys.contains($0.key) }, action: action)
  }

  /// Calls `action` for keys with characters in a set while the view or a descendant has the focus.
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

  /// Calls `action` for any key while the view or a descendant has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, matching: { _ in true }, action: action)
  }
}
