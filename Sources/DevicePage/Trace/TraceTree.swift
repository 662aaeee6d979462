import UIKit
import VirtualDevice

/// The lines of a tree of views or elements, those of a descendant indented. The origin of a frame is
/// relative to that of the line above it in the tree, so that in a moving sheet one line changes.
@MainActor
struct TraceTree {
  let root: CALayer
  let append: (String) -> Void

  /// Adds the lines of a view and its subviews.
  func add(_ view: UIView, depth: Int = 0, origin: CGPoint = .zero) {
    let frame = view.layer.convert(view.layer.bounds, to: root)
    var line = "\(Swift.type(of: view))"
    if let name = view.accessibilityIdentifier ?? view.accessibilityLabel {
      line += " \"\(Self.short(name))\""
    }
    line += Self.text(frame, from: origin)
    if let controller = view.next as? UIViewController {
      line += " of \(Swift.type(of: controller))"
    }
    if view.isHidden || view.alpha < 0.01 { line += " hidden" }
    append(Self.indent(depth) + line)
    for subview in view.subviews { add(subview, depth: depth + 1, origin: frame.origin) }
  }

  /// Adds the lines of an accessibility element or container and its children.
  func add(_ element: ScreenElement, depth: Int = 0, origin: CGPoint = .zero) {
    var line = element.role
    if let label = element.label { line += " \"\(Self.short(label))\"" }
    if let value = element.value, !value.isEmpty { line += " = \"\(Self.short(value))\"" }
    if let identifier = element.identifier { line += " #\(identifier)" }
    line += Self.text(element.frame, from: origin)
    let traits = element.traits.names.filter { $0 != element.role }
    if !traits.isEmpty { line += " " + traits.joined(separator: ", ") }
    if !element.actions.isEmpty { line += " actions: " + element.actions.joined(separator: ", ") }
    append(Self.indent(depth) + line)
    for child in element.children { add(child, depth: depth + 1, origin: element.frame.origin) }
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func text(_ frame: CGRect, from origin: CGPoint) -> String {
    let numbers = [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
    return " (" + numbers.map { FixedNumber.text($0, places: 1) }.joined(separator: " ") + ")"
  }

  /// Returns a text in one line of bounded length.
  private static func short(_ text: String) -> String {
    String(text.prefix(60)).replacingOccurrences(of: "\n", with: " ")
  }
}
