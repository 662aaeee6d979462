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
  /// was nowhere before jumps there, and so does one that moved until now without being told to.
  func adopt(frame: CGRect, of item: LayoutItem) {
    let isTurned = !transform.isIdentity
    if isTurned {
      guard bounds.size != frame.size || center != CGPoint(x: frame.midX, y: frame.midY) else {
        return
      }
    } else if self.frame == frame {
      return
    }
    GraphCounters.shared.viewsTouched += 1
    let isAnimated = item.node.animateChanges(isNew: superview == nil) {
      if isTurned {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
      } else {
        self.frame = frame
      }
    }
    if !isAnimated, item.node.context.host.updater.endsMotion {
      layer.dropMotion(of: [.position, .bounds])
    }
  }
}

extension CALayer {
  /// Ends what moves some properties: they were set to values of their own since.
  func dropMotion(of keys: [LayerKey]) {
    guard let names = animationKeys() else { return }
    for name in names {
      for key in keys where name == key.rawValue || name.hasPrefix("\(key.rawValue)-") {
        removeAnimation(forKey: name)
      }
    }
  }
}

extension Node {
  /// Makes changes of UIViews, animated as the node's transaction says.
  ///
  /// - Returns: whether something animates them, which may also be a block of UIKit's around it all.
  @discardableResult
  package func animateChanges(isNew: Bool = false, _ changes: () -> Void) -> Bool {
    if isNew {
      if ViewAnimation.current == nil { changes() } else { UIView.performWithoutAnimation(changes) }
      return false
    }
    // What surrounds the layout of the host is the animation of the update; a modifier may differ.
    let updater = context.host.updater
    if context.transactions == nil {
      guard updater.transaction.animation != nil, !context.host.isLayingOutAnimated else {
        changes()
        return ViewAnimation.current != nil
      }
    }
    let outer = updater.transaction
    let own = context.transactions == nil ? outer : transaction
    let isSame = own.animation == outer.animation
    if isSame, own.animation == nil || context.host.isLayingOutAnimated {
      changes()
      return ViewAnimation.current != nil
    }
    guard let animation = own.animation, !own.disablesAnimations else {
      UIView.performWithoutAnimation(changes)
      return false
    }
    updater.animate(animation, of: own, changes)
    return true
  }
}
