/// A view that is one accessibility element although it shows several texts, as a row of a list is:
/// its texts are combined into its label, and the controls in it follow as separate elements.
@MainActor
package protocol AccessibilityCombining: UIView {
  /// Indicates whether the texts are combined; cells of other layouts only contain their elements.
  var combinesElements: Bool { get }
  /// The traits of the row itself, besides those of its texts.
  var combinedTraits: UIAccessibilityTraits { get }
  /// A control in the row that acts for it: the row has its value, and activating the row operates
  /// it.
  var combinedControl: UIView? { get }
}

extension AccessibilityNode {
  /// Creates the element of a combining view, with the texts among `children` as its label. Returns
  /// `nil` without texts.
  init?(combining view: any AccessibilityCombining, texts: [AccessibilityNode]) {
    let label = view.accessibilityLabel ?? Self.joined(texts.map(\.spoken))
    guard let label else { return nil }
    self.init(element: view)
    let control = view.combinedControl
    self.label = label
    value = view.accessibilityValue ?? control?.accessibilityValue
    traits = traits.union(view.combinedTraits).union(control?.accessibilityTraits ?? [])
  }

  /// Returns the texts joined into one, with a pause between them.
  private static func joined(_ texts: [String?]) -> String? {
    let spoken = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }

  /// The words that are read for a text or image within a row.
  private var spoken: String? {
    guard let value, !value.isEmpty else { return label }
    return label.map { "\($0), \(value)" } ?? value
  }

  /// Indicates whether the element is informative only and cannot be operated.
  fileprivate var onlyTells: Bool {
    children.isEmpty && isElement && actions.isEmpty
      && !responder.accessibilityRespondsToUserInteraction
  }
}

extension AccessibilityTree {
  /// Returns the element of a row, followed by the controls in it.
  func combined(
    _ view: any AccessibilityCombining, _ children: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    let values = view.accessibilityStorage
    guard view.combinesElements, values?.isElement == nil, values?.elements == nil else {
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
