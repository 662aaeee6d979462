/// A property wrapper of the view with the accessibility focus; writing it moves the focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding of views to an accessibility focus state.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUICore.Binding<Value>
    let none: Value

    /// The value of the view with the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var storage: FocusStorage<Value>

  /// Creates a state that indicates whether a view has the focus.
  public init() where Value == Bool {
    storage = FocusStorage(none: false)
  }

  /// Creates a state with the value of the view with the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    storage = FocusStorage(none: nil)
  }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding for ``SwiftUICore/View/accessibilityFocused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(base: storage.binding, none: storage.none)
  }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

/// Binds the accessibility focus to a state.
struct SpokenFocusModifier<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}

extension SpokenFocusModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SpokenFocusNode(view, in: inputs)
  }
}

/// Moves the accessibility focus to the state's view, and updates the state when the user moves the
/// focus.
final class SpokenFocusNode<V: View, Value: Hashable>: ContentNode<V, SpokenFocusModifier<Value>>,
  FrameAnimation
{
  private var isWanted = false
  private var hasFocus = false

  override func didMakeContent() {
    refresh()
    context.host.updater.animations.add(self)
  }

  override func modifierDidChange(from old: SpokenFocusModifier<Value>) {
    refresh()
  }

  /// Updates the focus after the state changed.
  override func refresh() {
    isDirty = false
    let modifier = view.modifier
    let wanted = evaluate { modifier.binding.wrappedValue } == modifier.value
    guard wanted != isWanted else { return }
    isWanted = wanted
    guard wanted, !hasFocus else { return }
    context.host.updater.lastAfterThisUpdate { [weak self] in self?.take() }
  }

  private func take() {
    guard isMounted, isWanted, let element else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// The first accessibility element in the view.
  private var element: UIResponder? {
    for view in contentViews {
      let nodes = AccessibilityTree().nodes(of: view)
      if let first = nodes.lazy.flatMap(\.elements).first?.responder { return first }
    }
    return nil
  }

  private var contentViews: [UIView] {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var views: [UIView] = []
    for item in items { item.appendViews(to: &views) }
    return views
  }

  /// The accessibility focus is known only to the device and is polled.
  func advance(to time: Double) -> Bool {
    guard isMounted else { return false }
    let focus = UIAccessibility.focusedElement(using: nil) as? UIResponder
    var isInside = false
    if let focus {
      let views = contentViews
      var next: UIResponder? = focus
      while let current = next, !isInside {
        isInside = views.contains { $0 === current }
        next = current.next
      }
    }
    guard isInside != hasFocus else { return true }
    hasFocus = isInside
    let modifier = view.modifier
    if isInside {
      isWanted = true
      context.host.updater.afterThisUpdate { modifier.binding.wrappedValue = modifier.value }
    } else if modifier.binding.wrappedValue == modifier.value {
      isWanted = false
      context.host.updater.afterThisUpdate { modifier.binding.wrappedValue = modifier.binding.none }
    }
    return true
  }

  /// Observation alone does not count as pending work.
  var isFinite: Bool { false }
}

extension View {
  /// Binds the accessibility focus to a state: the view has the focus while the state equals a
  /// value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(SpokenFocusModifier(binding: binding, value: value))
  }

  /// Binds the accessibility focus to a Boolean state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(SpokenFocusModifier(binding: condition, value: true))
  }
}
