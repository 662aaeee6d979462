/// The behaviour of the accessibility elements inside a view that is one itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore, contain, combine
  }

  let kind: Kind

  /// The elements inside are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside remain; the view is their container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside are combined into one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The kinds of accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate, escape, magicTap
    case named(String)
  }

  let kind: Kind

  /// The default action, as on a tap.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// The action that dismisses or cancels.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The main action of the app.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a custom action with a name.
  public init(named name: Text) {
    kind = .named(name.plain)
  }
}

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is incremented.
  case increment
  /// The value is decremented.
  case decrement
}

/// Makes a view an accessibility element, or adds actions.
struct AccessibleModifier {
  enum Part {
    case children(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, () -> Void)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
  }

  let part: Part
}

extension AccessibleModifier: ViewModifier, EffectModifier {
  static func makeView() -> AccessibleView { AccessibleView(frame: .zero) }

  func update(_ view: AccessibleView, in node: Node) {
    view.part = part
  }
}

/// A group that is a single accessibility element.
final class AccessibleView: GroupView {
  var part: AccessibleModifier.Part? {
    didSet {
      switch part {
      case .children(let behavior):
        isAccessibilityElement = behavior != .contain
        shouldGroupAccessibilityChildren = behavior == .contain
      case .action(let kind, _):
        if case .named(let name) = kind.kind {
          accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.perform() ?? false }
          ]
        }
        isAccessibilityElement = kind != .escape
      case .adjustment: isAccessibilityElement = true
      case nil: break
      }
    }
  }

  private var elements: [UIResponder] {
    var found: [UIResponder] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, !view.accessibilityElementsHidden else { return }
      if view.isAccessibilityElement { found.append(view) } else { view.subviews.forEach(collect) }
    }
    subviews.forEach(collect)
    return found
  }

  private var combines: Bool {
    if case .children(let behavior) = part { return behavior == .combine }
    return true
  }

  /// The element inside that an action or an adjustment belongs to.
  private var subject: UIResponder? {
    if case .children = part { return nil }
    return elements.first
  }

  override var accessibilityIdentifier: String? {
    get {
      super.accessibilityIdentifier
        ?? (subject as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? subject?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityLabel: String? {
    get {
      if let own = super.accessibilityLabel { return own }
      guard combines else { return nil }
      let parts = elements.compactMap(\.accessibilityLabel)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get {
      if let own = super.accessibilityValue { return own }
      guard combines else { return nil }
      let parts = elements.compactMap(\.accessibilityValue)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if combines { traits.formUnion(elements.first?.accessibilityTraits ?? []) }
      if case .adjustment = part { traits.insert(.adjustable) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The custom actions, with those of the element inside.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let all =
        (super.accessibilityCustomActions ?? [])
        + (combines ? elements.first?.accessibilityCustomActions ?? [] : [])
      return all.isEmpty ? nil : all
    }
    set { super.accessibilityCustomActions = newValue }
  }

  private func perform() -> Bool {
    guard case .action(_, let action) = part else { return false }
    action()
    return true
  }

  override func accessibilityActivate() -> Bool {
    if case .action(let kind, let action) = part, kind == .default {
      action()
      return true
    }
    guard combines else { return false }
    return elements.contains { $0.accessibilityActivate() }
  }

  override func accessibilityPerformEscape() -> Bool {
    if case .action(let kind, _) = part, kind == .escape { return perform() }
    return super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    if case .action(let kind, _) = part, kind == .magicTap { return perform() }
    return super.accessibilityPerformMagicTap()
  }

  override func accessibilityIncrement() {
    if case .adjustment(let adjust) = part { return adjust(.increment) }
    elements.first?.accessibilityIncrement()
  }

  override func accessibilityDecrement() {
    if case .adjustment(let adjust) = part { return adjust(.decrement) }
    elements.first?.accessibilityDecrement()
  }
}

extension View {
  /// Makes the view an accessibility element; `children` determines the behaviour of the elements
  /// inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibleModifier(part: .children(children)))
  }

  /// Adds an accessibility action to the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibleModifier(part: .action(actionKind, handler)))
  }

  /// Adds a named accessibility action to the view.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
  }

  /// Adds a named accessibility action to the view.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an accessibility action that adjusts the view's value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibleModifier(part: .adjustment(handler)))
  }
}
