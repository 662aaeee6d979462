import CoreGraphics
import Foundation

/// The contexts that drawing functions without a context parameter draw into, the current last.
///
/// UIKit has one stack per thread; here all drawing is on the main thread.
package enum GraphicsContextStack {
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// The context drawn into now.
  package static var current: CGContext? { entries.last?.context }

  /// Pixels in a point of the context drawn into now; 1 outside of contexts.
  package static var scale: CGFloat { entries.last?.scale ?? 1 }

  /// Makes `context` the current one; `scale` is its pixels in a point.
  package static func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, scale: scale ?? entries.last?.scale ?? 1))
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
    let context: CGContext
    let scale: CGFloat
  }
}
