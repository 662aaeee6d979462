import CoreGraphics
import Foundation

/// The stack of graphics contexts that functions without a context parameter draw into, the current
/// one last.
///
/// UIKit has one stack per thread; here all drawing is on the main thread.
package enum GraphicsContextStack {
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// The current context.
  package static var current: CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let made = last.make?()
    entries[entries.count - 1].context = made
    return made
  }

  /// Runs `body` with a context that is created at the first access, so that drawing that paints
  /// nothing allocates no pixels. Returns the context if it was created.
  package static func withContext(
    scale: CGFloat, madeBy make: @escaping () -> CGContext?, _ body: () -> Void
  ) -> CGContext? {
    entries.append(Entry(context: nil, make: make, scale: scale))
    body()
    return pop()
  }

  /// The number of pixels per point of the current context; 1 outside of contexts.
  package static var scale: CGFloat { entries.last?.scale ?? 1 }

  /// Makes `context` the current one; `scale` is its number of pixels per point.
  package static func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, make: nil, scale: scale ?? entries.last?.scale ?? 1))
  }

  /// Removes the current context and makes the previous one current.
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

  /// Returns the current context; without one, reports that `caller` needs one.
  package static func require(_ caller: String) -> CGContext? {
    if let current { return current }
    Misuse.report(DrawingMisuse.noContext(caller))
    return nil
  }

  private struct Entry {
    var context: CGContext?
    let make: (() -> CGContext?)?
    let scale: CGFloat
  }
}
