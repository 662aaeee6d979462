/// Assigns a keyboard shortcut to the button inside.
struct ShortcutModifier: Equatable {
  let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ShortcutNode(view, in: inputs)
  }
}

final class ShortcutNode<V: View>: ListeningNode<V, ShortcutModifier> {
  override func press(_ stroke: KeyStroke) -> Bool {
    guard isMounted, let shortcut = view.modifier.shortcut, shortcut.matches(stroke),
      context.host.appearance.isVisible, context.host.controller?.presentedViewController == nil,
      let button = button(below: self), button.context.environment.values.isEnabled
    else { return false }
    button.perform()
    return true
  }

  private func button(below node: Node) -> (any ActionNode)? {
    if let button = node as? any ActionNode { return button }
    var found: (any ActionNode)?
    node.visitChildren { if found == nil { found = button(below: $0) } }
    return found
  }
}

extension KeyboardShortcut {
  func matches(_ stroke: KeyStroke) -> Bool {
    guard modifiers.contains(.command) || modifiers.contains(.control) == stroke.isCommand,
      !modifiers.contains(.command) || stroke.isCommand,
      modifiers.contains(.option) == stroke.isAlternate,
      modifiers.contains(.shift) == stroke.isShifted
    else { return false }
    return key == KeyEquivalent(stroke.key)
  }
}

extension KeyEquivalent {
  init(_ key: KeyStroke.Key) {
    switch key {
    case .character(let text): self.init(text.lowercased().first ?? " ")
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .delete: self = .delete
    case .forwardDelete: self = .deleteForward
    case .return: self = .return
    case .tab: self = .tab
    case .escape: self = .escape
    }
  }
}

extension View {
  /// Assigns a keyboard shortcut, a key with modifiers, to the button in this view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Assigns a keyboard shortcut, a key with modifiers, to the button in this view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the button in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Assigns a keyboard shortcut to the button in this view; `nil` assigns none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
