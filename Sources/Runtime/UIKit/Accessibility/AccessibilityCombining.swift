/// A view that is read as one element although it shows several, as a row of a list is: its texts
/// make its label, and what can be operated in it follows as elements of its own.
@MainActor
protocol AccessibilityCombining: UIView {
  /// Whether the texts are read as one; cells of other layouts only hold their elements.
  var combinesElements: Bool { get }
  /// What the row itself is, beside what its texts are.
  var combinedTraits: UIAccessibilityTraits { get }
  /// A control in the row that stands for it: the row has its value, and activating the row operates
  /// it.
  var combinedControl: UIView? { get }
}

extension AccessibilityNode {
  /// The element of a combining view: the texts among `children` as its label. `nil` without texts.
  init?(combining view: any AccessibilityCombining, texts: [AccessibilityNode]) {
    let label = view.accessibilityLabel ?? Self.joined(texts.map(\.spoken))
    guard let label else { return nil }
    self.init(element: view)
    let control = view.combinedControl
    self.label = label
    value = view.accessibilityValue ?? control?.accessibilityValue
    traits = traits.union(view.combinedTraits).union(control?.accessibilityTraits ?? [])
  }

  /// Texts as one, with a pause between them.
  private static func joined(_ texts: [String?]) -> String? {
    let spoken = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }

  /// What is said of a text or picture within a row.
  private var spoken: String? {
    guard let value, !value.isEmpty else { return label }
    return label.map { "\($0), \(value)" } ?? value
  }

  /// Whether the element only tells something.
  fileprivate var onlyTells: Bool {
    children.isEmpty && isElement && actions.isEmpty
      && !responder.accessibilityRespondsToUserInteraction
  }
}

extension AccessibilityTree {
  /// The element of a row, and what can be operated in it after that.
  func combined(
    _ view: any AccessibilityCombining, _ children: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    let told = view.accessibilityStorage
    guard view.combinesElements, told?.isElement == nil, told?.elements == nil else {
      return [AccessibilityNode(container: view, role: .cell, children: children)]
    }
    let control = view.combinedControl
    let texts = children.filter(\.onlyTells)
    let others = children.filter { !$0.onlyTells && $0.responder !== control }
    guard let element = AccessibilityNode(combining: view, texts: texts) else {
      return [AccessibilityNode(container: view, role: .cell, children: children)]
    }
    return [element] + others
  }
}
