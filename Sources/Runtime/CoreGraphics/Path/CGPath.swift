import Foundation

/// A sequence of lines and curves. A plain `CGPath` is immutable.
public class CGPath: Equatable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement]

  /// The end of the last element, and the start of its subpath.
  fileprivate var cursor: CGPoint?
  fileprivate var subpathStart: CGPoint?

  package init(elements: [PathElement] = []) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements {
      append(element)
    }
  }

  /// Creates a path of one rectangle, transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRect(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of the ellipse that touches the four sides of `rect`.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of a rectangle with elliptic corners. Corners larger than half a side are
  /// reported and reduced to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// Returns an immutable copy, transformed if a transform is given.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transformedElements(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  /// Returns a mutable copy, transformed if a transform is given.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformedElements(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The point at which the next line or curve would begin; zero if there is no such point.
  public var currentPoint: CGPoint {
    cursor ?? .zero
  }

  /// Indicates whether there is a current point.
  package var hasCurrentPoint: Bool {
    cursor != nil
  }

  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  func transformedElements(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? elements : elements.map { $0.applying(transform) }
  }
}

extension CGPath: Hashable {
  /// Feeds the number of elements and the current point into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint)
  }
}

/// A mutable path, to which elements can be added.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path without elements.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [PathElement]) {
    super.init(elements: elements)
  }
}

extension CGMutablePath {
  /// Removes all elements and keeps their memory.
  package func removeAllElements() {
    elements.removeAll(keepingCapacity: true)
    cursor = nil
    subpathStart = nil
  }
}

extension CGPath {
  /// Makes room for a number of elements.
  func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Adds an element. A line or curve after a close begins at the start of the closed subpath.
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

  /// Returns whether a line or curve can be added; if not, reports it.
  func checkCurrentPoint(_ function: StaticString) -> Bool {
    if cursor != nil { return true }
    Misuse.report(PathMisuse.noCurrentPoint(function))
    return false
  }
}
