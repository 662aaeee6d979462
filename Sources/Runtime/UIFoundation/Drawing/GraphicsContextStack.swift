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
    let made = last.recipe?.make()
    entries[entries.count - 1].context = made
    return made
  }

  /// Runs `body` with a context that is created at the first access, so that drawing that paints
  /// nothing allocates no pixels. Returns the context if it was created.
  package static func withContext(_ recipe: Recipe, _ body: () -> Void) -> CGContext? {
    entries.append(Entry(context: nil, recipe: recipe, scale: recipe.scale))
    body()
    return pop()
  }

  /// The number of pixels per point of the current context; 1 outside of contexts.
  package static var scale: CGFloat { entries.last?.scale ?? 1 }

  /// Makes `context` the current one; `scale` is its number of pixels per point.
  package static func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, recipe: nil, scale: scale ?? entries.last?.scale ?? 1))
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

  /// The bitmap of a context that may be needed. A view asks for one in each layout, and mostly
  /// paints nothing: the value needs no memory of its own.
  package struct Recipe {
    var width: Int
    var height: Int
    var scale: CGFloat
    /// The point of the drawing at the corner of the bitmap.
    var origin: CGPoint
    /// The largest side in pixels.
    var limit: Int
    var owner: AnyObject
    /// Reports a bitmap of the owner that is larger, or for which there is no memory.
    var reportTooLarge: (_ owner: AnyObject, _ width: Int, _ height: Int) -> Void

    /// Describes a bitmap in pixels; `scale` is their number per point.
    package init(
      width: Int, height: Int, scale: CGFloat, origin: CGPoint, limit: Int, owner: AnyObject,
      reportTooLarge: @escaping (AnyObject, Int, Int) -> Void
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.origin = origin
      self.limit = limit
      self.owner = owner
      self.reportTooLarge = reportTooLarge
    }

    fileprivate func make() -> CGContext? {
      guard width <= limit, height <= limit, let bitmap = Bitmap(width: width, height: height),
        let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
      else {
        reportTooLarge(owner, width, height)
        return nil
      }
      context.translateBy(x: -origin.x, y: -origin.y)
      return context
    }
  }

  private struct Entry {
    var context: CGContext?
    let recipe: Recipe?
    let scale: CGFloat
  }
}
