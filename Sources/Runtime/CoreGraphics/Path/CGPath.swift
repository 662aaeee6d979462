import Foundation

/// A sequence of lines and curves. A plain `CGPath` never changes.
public class CGPath: Equatable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement]

  /// Where the last step ended, and where its subpath began.
  fileprivate var cursor: CGPoint?
  fileprivate var subpathStart: CGPoint?

  package init(elements: [PathElement] = []) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements {
      append(element)
    }
  }

  /// Makes a path of one rectangle, transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRect(rect, transform?.pointee ?? .identity)
  }

  /// Makes a path of the ellipse that touches the four sides of `rect`.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Makes a path of a rectangle with elliptic corners. Corners larger than half a side are
  /// reported and cut down to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
  }

  /// An unchanging copy.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// An unchanging copy, transformed if a transform is given.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transformedElements(transform?.pointee ?? .identity))
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  /// A copy that can be added to, transformed if a transform is given.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformedElements(transform?.pointee ?? .identity))
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// Where the next line or curve would begin; zero if there is no such point.
  public var currentPoint: CGPoint {
    cursor ?? .zero
  }

  /// Whether there is a point to go on from.
  package var hasCurrentPoint: Bool {
    cursor != nil
  }

  /// Two paths are equal if they have the same steps.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  func transformedElements(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? elements : elements.map { $0.applying(transform) }
  }
}

extension CGPath: Hashable {
  /// Feeds the number of steps and the current point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint)
  }
}

/// A path under construction.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path with no steps.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [PathElement]) {
    super.init(elements: elements)
  }
}

extension CGPath {
  /// Adds a step. A line or curve after a close begins where the closed subpath began.
  func append(_ element: PathElement) {
    switch element {
    case .move(let point):
      subpathStart = point
    case .close:
      guard cursor != nil else { return }
      elements.append(.close)
      cursor = subpathStart
      return
    case .line, .quad, .curve:
      break
    }
    elements.append(element)
    cursor = element.end
  }

  /// Whether a line or curve may be added; if not, says so.
  func checkCurrentPoint(_ function: StaticString) -> Bool {
    if cursor != nil { return true }
    reportMisuse("\(function) needs a current point: call move(to:transform:) before it.")
    return false
  }
}
