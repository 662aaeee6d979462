import DetentTesting
import SwiftUI
import Testing

/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Notes a line from inside a body.
  func note(_ line: String) -> EmptyView {
    lines.append(line)
    return EmptyView()
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Reaches into a view from outside: a test calls what the view handed over.
@MainActor
final class Remote {
  var actions: [String: () -> Void] = [:]

  func callAsFunction(_ name: String) { actions[name]?() }
}

/// An app that shows a view.
@MainActor
func show<V: View>(
  _ view: V, settles: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) throws -> TestApp {
  let app = TestApp(device: .iPhone16, sourceLocation: sourceLocation) {
    UIHostingController(rootView: view)
  }
  if settles {
    try app.settle(sourceLocation: sourceLocation)
  } else {
    app.advance(by: 0.1, sourceLocation: sourceLocation)
  }
  return app
}

extension TestApp {
  /// All views of the root, also those that nobody can see, from back to front.
  @MainActor
  var allViews: [UIView] {
    var views: [UIView] = []
    func visit(_ view: UIView) {
      views.append(view)
      for subview in view.subviews { visit(subview) }
    }
    if let view = root?.view { visit(view) }
    return views
  }

  /// Where a label is in the window, to a hundredth of a point.
  @MainActor
  func frame(of text: String) -> CGRect? {
    guard let label = allViews.first(where: { ($0 as? UILabel)?.text == text }) else { return nil }
    let frame = label.convert(label.bounds, to: nil)
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  /// The middle of a label in the window, to a tenth of a point.
  @MainActor
  func middle(of text: String) throws -> CGPoint {
    let place = try #require(self.frame(of: text), "no label says \(text)")
    return CGPoint(x: (place.midX * 10).rounded() / 10, y: (place.midY * 10).rounded() / 10)
  }
}
