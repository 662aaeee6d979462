import UIKit

/// Finds what a person sees by what it is called.
@MainActor
package struct ElementSearch {
  private let roots: [UIView]

  /// Searches the windows of a device, the front ones first; the keys of the keyboard, which lies
  /// in front of everything, come last.
  package init(host: DisplayHost) {
    let front = host.windows.reversed()
    roots =
      front.filter { $0.windowLevel != Keyboard.level }
      + front.filter { $0.windowLevel == Keyboard.level }
  }

  /// Searches below a view.
  package init(in view: UIView) {
    roots = [view]
  }

  /// The visible elements with an identifier, a label or a text: those with the identifier first,
  /// front before back.
  package func elements(named name: String) -> [UIView] {
    let all = visible { Self.isNamed($0, name) }
    let byIdentifier = all.filter { $0.accessibilityIdentifier == name }
    return byIdentifier + all.filter { $0.accessibilityIdentifier != name }
  }

  /// The visible views that satisfy a condition, front before back.
  package func visible(_ condition: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    for root in roots { collect(root, condition, &found) }
    return found
  }

  /// Everything that something on the screen is called.
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

  /// A view in a sentence: its type and what it is called.
  package static func describe(_ view: UIView) -> String {
    let type = "\(Swift.type(of: view))"
    return names(of: view).first.map { "\(type) \"\($0)\"" } ?? type
  }
}
