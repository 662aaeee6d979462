/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction in which lines run. Layouts need not care: x runs from leading to trailing.
  public var layoutDirection: LayoutDirection
  package let items: [LayoutItem]
  let arranger: LayoutArranger

  package init(items: [LayoutItem], layoutDirection: LayoutDirection, arranger: LayoutArranger) {
    self.items = items
    self.layoutDirection = layoutDirection
    self.arranger = arranger
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { items.count }

  /// One of the views.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], arranger: arranger)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.items.elementsEqual(b.items, by: ===) && a.layoutDirection == b.layoutDirection
  }
}

extension LayoutSubviews: @unchecked Sendable {}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  package let item: LayoutItem
  let arranger: LayoutArranger

  /// The view's priority when room is given out; greater comes first. The default is 0.
  public var priority: Double {
    Evaluation.onMain { item.layoutPriority }
  }

  /// The distances the view prefers.
  public var spacing: ViewSpacing { Evaluation.onMain { item.spacing } }

  /// The value that the view carries for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    Evaluation.onMain { item.trait(LayoutValueTrait<K>.self) }
  }

  /// The size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Evaluation.onMain { item.size(proposal) }
  }

  /// Size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    Evaluation.onMain { item.dimensions(proposal) }
  }

  /// Places the view so that `anchor`, a point of it, stands at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    Evaluation.onMain {
      arranger.place(item, at: position, anchor: anchor, proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

extension LayoutSubview: @unchecked Sendable {}

/// Turns the places that layouts choose into places in the container.
@MainActor
package final class LayoutArranger {
  @exclusivity(unchecked) var bounds = CGRect.zero
  @exclusivity(unchecked) var isRightToLeft = false
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private(set) var placed = 0

  func begin(_ bounds: CGRect, isRightToLeft: Bool) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
    placed = 0
  }

  func place(
    _ item: LayoutItem, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    placed += 1
    let size = item.size(proposal)
    var x = position.x - anchor.x * size.width
    let y = position.y - anchor.y * size.height
    if isRightToLeft { x = bounds.minX + bounds.maxX - x - size.width }
    item.place(at: CGPoint(x: x, y: y), proposal: proposal, size: size)
  }
}

/// A key of a value that views carry for custom layouts.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

package enum LayoutValueTrait<K: LayoutValueKey>: LayoutTraitKey {
  package static var defaultValue: K.Value { K.defaultValue }
}

package enum LayoutPriorityTrait: LayoutTraitKey {
  package static let defaultValue = 0.0
}

package enum ZIndexTrait: LayoutTraitKey {
  package static let defaultValue = 0.0
  /// Whether any view has a place of its own from back to front. Main thread only.
  package nonisolated(unsafe) static var isUsed = false
}
