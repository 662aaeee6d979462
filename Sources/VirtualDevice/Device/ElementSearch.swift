import UIKit

/// A search for visible views by their names.
@MainActor
package struct ElementSearch {
  private let roots: [UIView]

  /// Creates a search in the windows of a device, front to back; the keys of the keyboard, which is
  /// in front of all windows, come last.
  package init(host: DisplayHost) {
    let front = host.windows.reversed()
    roots =
      front.filter { $0.windowLevel != Keyboard.level }
      + front.filter { $0.windowLevel == Keyboard.level }
  }

  /// Returns the visible elements with an identifier, a label or a text: those with the identifier
  /// first, front to back.
  package func elements(named name: String) -> [UIView] {
    let all = visible { Self.isNamed($0, name) }
    let byIdentifier = all.filter { $0.accessibilityIdentifier == name }
    return byIdentifier + all.filter { $0.accessibilityIdentifier != name }
  }

  /// Returns the visible views that satisfy a condition, front to back.
  package func visible(_ condition: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    for root in roots { collect(root, condition, &found) }
    return found
  }

  /// Returns all identifiers, labels and texts of the visible views.
  package func names() -> [String] {
    visible { _ in true }.flatMap(Self.names)
  }

  private func collect(_ view: UIView, _ condition: (UIView) -> Bool, _ found: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    for child in view.subviews.reversed() { collect(child, condition, &found) }
    if condition(view) { found.append(view) }
  }

  private static func isNamed(_ view: UIView, _ name: String) -> Bool {
    names(of: view).contains(name)
  }

  private static func names(of view: UIView) -> [String] {
    var names: [String] = []
    if let identifier = view.accessibilityIdentifier { names.append(identifier) }
    if let label = view.accessibilityLabel { names.append(label) }
    return names
  }

  /// Returns a description of a view for a sentence: its type and its name.
  package static func describe(_ view: UIView) -> String {
    let type = "\(Swift.type(of: view))"
    return names(of: view).first.map { "\(type) \"\($0)\"" } ?? type
  }
}
