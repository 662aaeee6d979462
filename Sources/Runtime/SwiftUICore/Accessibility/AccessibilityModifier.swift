/// The accessibility attributes that a modifier sets; `nil` for no change.
struct AccessibilityDetails: Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var inputLabels: [String]?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
}

/// Sets accessibility attributes of a view.
struct AccessibilityModifier {
  let details: AccessibilityDetails
}

extension AccessibilityModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AccessibilityDetailNode(view, in: inputs)
  }
}

/// An item that applies the modifier's attributes to its UIViews.
final class AccessibilityItem: WrapperItem {
  var details = AccessibilityDetails()
  private var shown = AccessibilityDetails()

  override func appendViews(to views: inout [UIView]) {
    let first = views.count
    super.appendViews(to: &views)
    for view in views[first...] { show(on: view) }
    shown = details
  }

  func show() {
    var views: [UIView] = []
    appendViews(to: &views)
  }

  private func show(on view: UIView) {
    if let label = details.label { view.accessibilityLabel = label }
    if let value = details.value { view.accessibilityValue = value }
    if let hint = details.hint { view.accessibilityHint = hint }
    if let identifier = details.identifier { view.accessibilityIdentifier = identifier }
    if let labels = details.inputLabels { view.accessibilityUserInputLabels = labels }
    if let isHidden = details.isHidden { view.accessibilityElementsHidden = isHidden }
    if details.label != nil || details.value != nil, !view.isAccessibilityElement,
      AccessibilityTree().nodes(of: view).isEmpty
    {
      // A shape or a colour with attributes is an accessibility element.
      view.isAccessibilityElement = true
    }
    showTraits(on: view)
  }

  private func showTraits(on view: UIView) {
    guard details.added != shown.added || details.removed != shown.removed else { return }
    if details.added.isModalView { view.accessibilityViewIsModal = true }
    // The state traits that controls set themselves are not preserved.
    var traits = view.accessibilityTraits.subtracting([.notEnabled, .selected])
    traits.subtract(shown.added.uiTraits)
    traits.formUnion(details.added.uiTraits)
    traits.subtract(details.removed.uiTraits)
    view.accessibilityTraits = traits
  }
}

final class AccessibilityDetailNode<V: View>: WrapperNode<
  V, AccessibilityModifier, AccessibilityItem
>
{
  override func makeItem(around content: LayoutItem) -> AccessibilityItem {
    let item = AccessibilityItem(content, node: self)
    item.details = view.modifier.details
    return item
  }

  override func modifierDidChange(from old: AccessibilityModifier) {
    guard old.details != view.modifier.details else { return }
    for item in items {
      item.details = view.modifier.details
      item.show()
    }
  }
}

extension View {
  nonisolated private func accessibility(
    _ change: (inout AccessibilityDetails) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    var details = AccessibilityDetails()
    change(&details)
    return modifier(AccessibilityModifier(details: details))
  }

  /// Sets the accessibility label of the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plain }
  }

  /// Sets the accessibility label of the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility { $0.label = labelKey.string }
  }

  /// Sets the accessibility label of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { $0.label = String(label) }
  }

  /// Sets the accessibility value of the view.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription.plain }
  }

  /// Sets the accessibility value of the view.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility { $0.value = valueKey.string }
  }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { $0.value = String(value) }
  }

  /// Sets the accessibility hint: the result of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.plain }
  }

  /// Sets the accessibility hint: the result of using the view.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility { $0.hint = hintKey.string }
  }

  /// Sets the accessibility hint: the result of using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility { $0.hint = String(hint) }
  }

  /// Sets the accessibility identifier, for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Adds accessibility traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.added = traits }
  }

  /// Removes accessibility traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removed = traits }
  }

  /// Sets the labels by which voice input identifies the view, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { $0.inputLabels = inputLabels.map(\.plain) }
  }

  /// Sets the labels by which voice input identifies the view, the best first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibility { $0.inputLabels = inputLabelKeys.map(\.string) }
  }

  /// Sets the labels by which voice input identifies the view, the best first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibility { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Sets the help text of the view, its accessibility hint; a tooltip would require a pointer,
  /// which devices do not have.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Sets the help text of the view, its accessibility hint.
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Sets the help text of the view, its accessibility hint.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }
}
