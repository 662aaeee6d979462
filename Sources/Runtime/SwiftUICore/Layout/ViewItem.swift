/// An item with a UIView of the item's frame.
@_spi(Core) open class ViewItem<V: UIView>: LayoutItem {
  package let view: V

  package init(node: Node, view: V) {
    self.view = view
    super.init(node: node)
    node.context.container.setNeedsOrder()
  }

  open override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    view.adopt(frame: frame, of: self)
  }

  open override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }
}

extension UIView {
  /// Moves the view to its item's frame, with the animation of the item's transaction. A view
  /// without a superview is not animated; in an update without animation, a running animation of
  /// the frame ends.
  package func adopt(frame: CGRect, of item: LayoutItem) {
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
  /// Removes the animations of properties that have been set since.
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
  /// Performs changes of UIViews with the animation of the node's transaction.
  ///
  /// - Returns: Whether the changes are animated, which an enclosing UIKit animation block may also
  ///   cause.
  @discardableResult
  package func animateChanges(isNew: Bool = false, _ changes: () -> Void) -> Bool {
    if isNew {
      if ViewAnimation.current == nil { changes() } else { UIView.performWithoutAnimation(changes) }
      return false
    }
    // The animation of the update applies to the layout of the host; a modifier may differ.
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
