/// Collects the accessibility elements of views as VoiceOver does: a modal view hides its siblings,
/// and elements without an explicit order are read row by row, from the leading edge.
@MainActor
package struct AccessibilityTree {
  package init() {}

  /// Returns the containers and elements of a view, in reading order.
  package func nodes(of view: UIView) -> [AccessibilityNode] {
    flattened(read(view))
  }

  private func read(_ view: UIView) -> [AccessibilityNode] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [AccessibilityNode(element: view)] }
    let listed = listedElements(of: view)
    let children = listed ?? ordered(reachable(view.subviews).flatMap(read), in: view)
    if let row = view as? any AccessibilityCombining, listed == nil, !children.isEmpty {
      return combined(row, children)
    }
    guard !children.isEmpty else { return [] }
    if let role = view._accessibilityRole ?? AccessibilityRole(view.accessibilityContainerType) {
      return [AccessibilityNode(container: view, role: role, children: children)]
    }
    // Elements with an order of their own stay together among those around them.
    if listed != nil || view.shouldGroupAccessibilityChildren || view.accessibilityRank != 0 {
      return [AccessibilityNode(container: view, role: .group, children: children)]
    }
    return children
  }

  /// The elements that the app listed explicitly; `nil` if it did not.
  private func listedElements(of view: UIView) -> [AccessibilityNode]? {
    let listed: [Any]
    if let elements = view.accessibilityElements {
      listed = elements
    } else {
      let count = view.accessibilityElementCount()
      guard count > 0, count != NSNotFound else { return nil }
      listed = (0..<count).compactMap { view.accessibilityElement(at: $0) }
    }
    return listed.flatMap { element -> [AccessibilityNode] in
      if let inner = element as? UIView, inner !== view { return read(inner) }
      guard let responder = element as? UIResponder, responder.isAccessibilityElement else {
        return []
      }
      return [AccessibilityNode(element: responder)]
    }
  }

  /// Returns the subviews that are accessible: those beside a modal one are not. The frontmost
  /// modal view counts.
  private func reachable(_ views: [UIView]) -> [UIView] {
    guard
      let modal = views.lastIndex(where: {
        $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01
      })
    else { return views }
    // Views in front of the modal view cover it, as an alert does.
    return Array(views[modal...])
  }

  /// Orders nodes in rows from the top, each from the leading edge; bars and presentations by their
  /// rank.
  private func ordered(_ nodes: [AccessibilityNode], in view: UIView) -> [AccessibilityNode] {
    guard nodes.count > 1 else { return nodes }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result: [AccessibilityNode] = []
    for rank in Set(nodes.map(\.rank)).sorted() {
      let ranked = nodes.filter { $0.rank == rank }
      result += AccessibilityRows.order(
        ranked.map(\.placeForOrder), isRightToLeft: isRightToLeft
      ).map { ranked[$0] }
    }
    return result
  }

  private func flattened(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { node -> [AccessibilityNode] in
      var node = node
      node.children = flattened(node.children)
      return node.isBareGroup ? node.children : [node]
    }
  }
}

/// The reading order of rectangles.
enum AccessibilityRows {
  /// The difference below which top edges count as equal, in points; tunable.
  private static let sameTop: CGFloat = 2

  /// Returns the indices of rectangles in rows from the top, each from the leading edge. A row
  /// contains the rectangles that begin at its first rectangle's top, and those whose centre line
  /// lies in that one or the other way round.
  static func order(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    let fromTop = frames.indices.sorted {
      (frames[$0].minY, frames[$0].height, $0) < (frames[$1].minY, frames[$1].height, $1)
    }
    var rows: [[Int]] = []
    for index in fromTop {
      if let first = rows.last?.first, share(frames[first], frames[index]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let (a, b) = (frames[$0], frames[$1])
        let (x, y) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (x, a.minY, CGFloat($0)) < (y, b.minY, CGFloat($1))
      }
    }
  }

  private static func share(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minY - b.minY) < sameTop || abs(a.midY - b.midY) < min(a.height, b.height) / 2
  }
}

extension DisplayHost {
  /// The accessibility nodes of the windows, in reading order.
  package var accessibilityTree: [AccessibilityNode] {
    enter {
      windows.compactMap { window in
        let children = AccessibilityTree().nodes(of: window)
        return children.isEmpty
          ? nil : AccessibilityNode(container: window, role: .window, children: children)
      }
    }
  }
}
