import DetentTesting
import SwiftUI

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
func show<V: View>(_ view: V) throws -> TestApp {
  let app = TestApp(device: .iPhone16) { UIHostingController(rootView: view) }
  try app.settle()
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
}
