/// Binds the focus of a field to a state.
package struct FocusModifier<Value: Hashable> {
  package let binding: FocusState<Value>.Binding
  package let value: Value
  /// Indicates whether the field is a search field.
  package var isForSearch = false

  package init(binding: FocusState<Value>.Binding, value: Value, isForSearch: Bool = false) {
    self.binding = binding
    self.value = value
    self.isForSearch = isForSearch
  }
}

extension FocusModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    FocusNode(view, in: inputs)
  }
}

/// Moves the focus to the state's field, and updates the state when the user moves the focus.
final class FocusNode<V: View, Value: Hashable>: ContentNode<V, FocusModifier<Value>>,
  AppearanceObserver
{
  private let target = FocusTarget()
  private var isWanted = false

  override func contentInputs() -> NodeInputs {
    let target = target
    target.didChange = { [weak self] in self?.focusDidChange($0) }
    target.didAdd = { [weak self] in
      if self?.isWanted == true { self?.schedule() }
    }
    target.didAppear = { [weak self] in self?.fieldDidAppear() }
    let isForSearch = view.modifier.isForSearch
    let scope = EnvironmentScope(inside: context.environment) {
      if isForSearch { $0.searchFocusTarget = target } else { $0.focusTarget = target }
    }
    return NodeInputs(context: context.with(environment: scope), parent: self)
  }

  override func didMakeContent() {
    refresh()
  }

  override func modifierDidChange(from old: FocusModifier<Value>) {
    refresh()
  }

  /// Updates the focus after the state changed.
  override func refresh() {
    isDirty = false
    let modifier = view.modifier
    let wanted = evaluate { modifier.binding.wrappedValue } == modifier.value
    guard wanted != isWanted else { return }
    isWanted = wanted
    schedule()
  }

  private func schedule() {
    let updater = context.host.updater
    if isWanted {
      updater.afterThisUpdate { [weak self] in self?.act() }
    } else {
      // Another field may take the keyboard, which then stays.
      updater.lastAfterThisUpdate { [weak self] in self?.act() }
    }
  }

  private func act() {
    guard isMounted else { return }
    if !isWanted {
      target.resign()
    } else if !target.become() {
      // Not on the screen yet.
      context.host.appearance.add(self)
    }
  }

  func hostDidAppear() {
    context.host.appearance.remove(self)
    DisplayHost.afterThisTurn(of: context.host.view) { [weak self] in
      guard let self, isMounted, isWanted else { return }
      _ = target.become()
    }
  }

  func hostDidDisappear() {}

  /// Rows of lists appear on the screen later than the list.
  private func fieldDidAppear() {
    guard isWanted, context.host.appearance.isVisible else { return }
    DisplayHost.afterThisTurn(of: context.host.view) { [weak self] in
      guard let self, isMounted, isWanted else { return }
      _ = target.become()
    }
  }

  /// Updates the state after the user moved the focus.
  private func focusDidChange(_ isFocused: Bool) {
    guard isMounted, isFocused != isWanted else { return }
    let modifier = view.modifier
    if isFocused {
      isWanted = true
      modifier.binding.wrappedValue = modifier.value
    } else if modifier.binding.wrappedValue == modifier.value {
      isWanted = false
      modifier.binding.wrappedValue = modifier.binding.none
    }
  }
}

/// The field that a focus state refers to.
@MainActor
package final class FocusTarget {
  private weak var responder: UIResponder?
  var didChange: ((Bool) -> Void)?
  var didAdd: (() -> Void)?
  /// Called when the field appears on the screen.
  package var didAppear: (() -> Void)?

  nonisolated init() {}

  package func add(_ new: UIResponder, in node: Node) {
    guard responder !== new, responder == nil else { return }
    responder = new
    didAdd?()
  }

  func become() -> Bool {
    guard let responder, (responder as? UIView)?.window != nil else { return false }
    return responder.isFirstResponder || responder.becomeFirstResponder()
  }

  func resign() {
    if let responder, responder.isFirstResponder { responder.resignFirstResponder() }
  }

  package func focusDidChange(_ isFocused: Bool) { didChange?(isFocused) }
}

/// Sets the focus of a view when it first appears.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}

enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  package var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus to a state: the field has the focus while the state equals a value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Binds the focus of the field to a Boolean state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Sets the field that has the focus when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

enum SearchFocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// The focus state that the search field is bound to.
  package var searchFocusTarget: FocusTarget? {
    get { self[SearchFocusTargetKey.self] }
    set { self[SearchFocusTargetKey.self] = newValue }
  }
}
