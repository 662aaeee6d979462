/// What an app says of a view for assistive technology; `nil` leaves it as it is.
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

/// Tells assistive technology of a view.
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

/// An item whose UIViews say what the modifier has them say.
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
      // A shape or a colour that is spoken of is an element.
      view.isAccessibilityElement = true
    }
    showTraits(on: view)
  }

  private func showTraits(on view: UIView) {
    guard details.added != shown.added || details.removed != shown.removed else { return }
    if details.added.isModalView { view.accessibilityViewIsModal = true }
    // What controls say of their state by themselves is not to be kept.
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

  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plain }
  }

  /// What the view is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility { $0.label = labelKey.string }
  }

  /// What the view is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { $0.label = String(label) }
  }

  /// The value that the view shows.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription.plain }
  }

  /// The value that the view shows.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility { $0.value = valueKey.string }
  }

  /// The value that the view shows.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { $0.value = String(value) }
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.plain }
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility { $0.hint = hintKey.string }
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility { $0.hint = String(hint) }
  }

  /// A name for tests, which nobody is told.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Whether the view is kept from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Adds to what the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.added = traits }
  }

  /// Takes away from what the view is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removed = traits }
  }

  /// The names by which people call the view, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { $0.inputLabels = inputLabels.map(\.plain) }
  }

  /// The names by which people call the view, the best first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibility { $0.inputLabels = inputLabelKeys.map(\.string) }
  }

  /// The names by which people call the view, the best first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibility { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// What happens when the view is used; pointers, which devices do not have, would show it beside
  /// the view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// What happens when the view is used.
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }
}
