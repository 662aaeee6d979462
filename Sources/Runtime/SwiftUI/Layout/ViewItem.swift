/// An item with a UIView that covers it.
package class ViewItem<V: UIView>: LayoutItem {
  package let view: V

  package init(node: Node, view: V) {
    self.view = view
    super.init(node: node)
    node.context.container.setNeedsOrder()
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    view.adopt(frame: frame, of: self)
  }

  package override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }
}

extension UIView {
  /// Moves the view where its item was placed, animated as the item's transaction says. A view that
  /// was nowhere before jumps there.
  func adopt(frame: CGRect, of item: LayoutItem) {
    guard !transform.isIdentity || self.frame != frame else { return }
    GraphCounters.shared.viewsTouched += 1
    item.node.animateChanges(isNew: superview == nil) {
      if transform.isIdentity {
        self.frame = frame
      } else {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }
}

extension Node {
  /// Makes changes of UIViews, animated as the node's transaction says.
  package func animateChanges(isNew: Bool = false, _ changes: () -> Void) {
    if isNew {
      UIView.performWithoutAnimation(changes)
      return
    }
    // What surrounds the layout of the host is the animation of the update; a modifier may differ.
    let outer = context.host.updater.transaction
    let own = context.transactions == nil ? outer : transaction
    let isSame = own.animation == outer.animation
    if isSame, own.animation == nil || context.host.isLayingOutAnimated {
      changes()
    } else if let animation = own.animation, !own.disablesAnimations {
      context.host.updater.animate(animation, of: own, changes)
    } else {
      UIView.performWithoutAnimation(changes)
    }
  }
}
