/// A UIView that holds the UIViews of items.
@MainActor
package final class ViewContainer {
  package let view: UIView
  private unowned let host: ViewHost
  /// Appends the views that belong into the container, the backmost first.
  package var collectViews: ((inout [UIView]) -> Void)?
  /// A view behind all others.
  package var backing: UIView?
  /// What frames in this container refer to.
  package var anchorView: UIView { anchor?() ?? view }
  var anchor: (() -> UIView?)?
  private var needsOrder = false
  /// Whether views were put in before: those that come first do not fade in.
  private var isFilled = false
  /// Views whose nodes are gone and that are still on their way out.
  private var leaving: [UIView] = []
  /// The rectangles to which things extend that touch the safe area's edges: all of the container,
  /// and the part inside the safe area; in the view's coordinates.
  package var fullRect = CGRect.zero
  package var safeRect = CGRect.zero

  package init(view: UIView, host: ViewHost) {
    self.view = view
    self.host = host
  }

  /// Takes over what is said to the container where it only stands for others.
  var forward: (() -> Void)?

  /// Views came, went or changed places.
  package func setNeedsOrder() {
    if let forward { return forward() }
    guard !needsOrder else { return }
    needsOrder = true
    host.layout.add(unordered: self)
  }

  func order() {
    needsOrder = false
    defer { isFilled = true }
    var views: [UIView] = []
    if let backing { views.append(backing) }
    collectViews?(&views)
    if view.subviews.elementsEqual(views, by: ===) { return }
    let kept = Set(views.map(ObjectIdentifier.init))
    let out = Set(leaving.map(ObjectIdentifier.init))
    for old in view.subviews {
      let id = ObjectIdentifier(old)
      if !kept.contains(id), !out.contains(id) { old.removeFromSuperview() }
    }
    // What is on its way out stays behind everything else.
    var index = view.subviews.count { out.contains(ObjectIdentifier($0)) }
    for subview in views {
      let isThere = index < view.subviews.count && view.subviews[index] === subview
      if !isThere {
        GraphCounters.shared.viewsTouched += 1
        insert(subview, at: index)
      }
      index += 1
    }
  }

  /// Puts a view in; one that is new in an animated update fades in.
  private func insert(_ subview: UIView, at index: Int) {
    let fadesIn = isFilled && subview.superview == nil && ViewAnimation.current != nil
    let alpha = subview.alpha
    UIView.performWithoutAnimation {
      view.insertSubview(subview, at: index)
      if fadesIn { subview.alpha = 0 }
    }
    if fadesIn { subview.alpha = alpha }
  }

  /// Takes a view out whose node is gone: at the end of a fade if there is an animation.
  func remove(_ subview: UIView, animation: Animation?) {
    GraphCounters.shared.viewsTouched += 1
    guard let animation, let superview = subview.superview, superview.window != nil else {
      subview.removeFromSuperview()
      return
    }
    leaving.append(subview)
    subview.isUserInteractionEnabled = false
    let block = animation.makeViewAnimation { [weak self] _ in
      subview.removeFromSuperview()
      self?.leaving.removeAll { $0 === subview }
    }
    block.run { subview.alpha = 0 }
    setNeedsOrder()
  }
}

/// A view that only holds others: touches go through where none of them is.
package class GroupView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Views may stand outside of the group's bounds and are touched there too.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }
}
