import CoreGraphics
import Foundation

/// The contexts that drawing functions without a context parameter draw into, the current last.
///
/// UIKit has one stack per thread; here all drawing is on the main thread.
package enum GraphicsContextStack {
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// The context drawn into now.
  package static var current: CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let made = last.make?()
    entries[entries.count - 1].context = made
    return made
  }

  /// Runs `body` with a context that is made when something first asks for it, so that drawing which
  /// paints nothing costs no pixels. Returns the context if one was made.
  package static func withContext(
    scale: CGFloat, madeBy make: @escaping () -> CGContext?, _ body: () -> Void
  ) -> CGContext? {
    entries.append(Entry(context: nil, make: make, scale: scale))
    body()
    return pop()
  }

  /// Pixels in a point of the context drawn into now; 1 outside of contexts.
  package static var scale: CGFloat { entries.last?.scale ?? 1 }

  /// Makes `context` the current one; `scale` is its pixels in a point.
  package static func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, make: nil, scale: scale ?? entries.last?.scale ?? 1))
  }

  /// Makes the context before the current one current again.
  @discardableResult
  package static func pop() -> CGContext? {
    entries.popLast()?.context
  }

  /// Runs `body` with `context` as the current one.
  package static func with<Result>(
    _ context: CGContext, scale: CGFloat? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    push(context, scale: scale)
    defer { pop() }
    return try body()
  }

  /// The current context; without one, says that `caller` needs one.
  package static func require(_ caller: String) -> CGContext? {
    if let current { return current }
    reportMisuse(
      "\(caller) has no graphics context to draw into; call it from draw(_:) or between "
        + "UIGraphicsPushContext and UIGraphicsPopContext.")
    return nil
  }

  private struct Entry {
    var context: CGContext?
    let make: (() -> CGContext?)?
    let scale: CGFloat
  }
}
