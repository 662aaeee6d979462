/// The collection of subviews that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction in which text and layout run. Layouts can ignore it: x increases from leading to
  /// trailing.
  public var layoutDirection: LayoutDirection
  package let items: [LayoutItem]
  let arranger: LayoutArranger

  package init(items: [LayoutItem], layoutDirection: LayoutDirection, arranger: LayoutArranger) {
    self.items = items
    self.layoutDirection = layoutDirection
    self.arranger = arranger
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { items.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], arranger: arranger)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.items.elementsEqual(b.items, by: ===) && a.layoutDirection == b.layoutDirection
  }
}

extension LayoutSubviews: @unchecked Sendable {}

/// A subview that a layout arranges.
public struct LayoutSubview: Equatable {
  package let item: LayoutItem
  let arranger: LayoutArranger

  /// The view's priority in the allocation of space; a higher one takes precedence. The default is
  /// 0.
  public var priority: Double {
    Evaluation.onMain { item.layoutPriority }
  }

  /// The view's preferred distances to adjacent views.
  public var spacing: ViewSpacing { Evaluation.onMain { item.spacing } }

  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    Evaluation.onMain { item.trait(LayoutValueTrait<K>.self) }
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Evaluation.onMain { item.size(proposal) }
  }

  /// Returns the size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    Evaluation.onMain { item.dimensions(proposal) }
  }

  /// Places the view with `anchor`, a point of it, at `position`.
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

/// Converts the positions that layouts choose to positions in the container.
@MainActor
package final class LayoutArranger {
  @exclusivity(unchecked) var bounds = CGRect.zero
  @exclusivity(unchecked) var isRightToLeft = false
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
  /// The default value of the key.
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
  /// Indicates whether any view has a z-index. Main thread only.
  package nonisolated(unsafe) static var isUsed = false
}
