extension UIView {
  /// Changes the content of a view with a transition from a snapshot of the old content to the new.
  ///
  /// - Parameters:
  ///   - options: The transition, a dissolve or a flip; without one the changes show at once.
  ///   - animations: The changes; they are not animated themselves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let kind = ViewContentTransition(options)
    let old = kind == nil || view.window == nil ? nil : view.makeSnapshot(afterUpdates: false)
    let change = {
      animations?()
      view.layoutIfNeeded()
    }
    if options.contains(.allowAnimatedContent) { change() } else { performWithoutAnimation(change) }
    guard let kind, let old, let superview = view.superview else {
      completion?(true)
      return
    }
    performWithoutAnimation {
      old.center = view.center
      old.transform = view.transform
      old.isUserInteractionEnabled = false
      superview.insertSubview(old, aboveSubview: view)
    }
    kind.run(from: old, to: view, duration: duration, options: options) { finished in
      old.removeFromSuperview()
      completion?(finished)
    }
  }

  /// Replaces a view by another: the first is removed from its superview, or hidden with
  /// `.showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let hides = options.contains(.showHideTransitionViews)
    performWithoutAnimation {
      if hides {
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
      }
      toView.layoutIfNeeded()
    }
    let end = { (finished: Bool) in
      if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(finished)
    }
    guard let kind = ViewContentTransition(options), fromView.window != nil else {
      return end(true)
    }
    let alpha = fromView.alpha
    kind.run(from: fromView, to: toView, duration: duration, options: options) { finished in
      performWithoutAnimation {
        fromView.alpha = alpha
        fromView.transform = .identity
      }
      end(finished)
    }
  }
}

/// The transition between an old and a new content.
private enum ViewContentTransition {
  case dissolve
  /// A flip about the vertical or the horizontal axis. Without perspective it is a narrowing and a
  /// widening, in either direction.
  case flip(isVertical: Bool)

  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 0xf {
    case 1, 2: self = .flip(isVertical: false)
    case 5: self = .dissolve
    case 6, 7: self = .flip(isVertical: true)
    default: return nil
    }
  }

  @MainActor
  func run(
    from old: UIView, to new: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: @escaping (Bool) -> Void
  ) {
    switch self {
    case .dissolve:
      // Content that covers the old one need not fade in, as one could see through it meanwhile.
      let alpha = new.alpha
      let covers = new.isOpaque && (new.backgroundColor?.cgColor.alpha ?? 0) >= 1
      if !covers { UIView.performWithoutAnimation { new.alpha = 0 } }
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        old.alpha = 0
        if !covers { new.alpha = alpha }
      } completion: {
        completion($0)
      }
    case .flip(let isVertical):
      // Too narrow to be seen, and still invertible.
      let narrow = CGAffineTransform(
        scaleX: isVertical ? 1 : 0.000_01, y: isVertical ? 0.000_01 : 1)
      let full = new.transform
      UIView.performWithoutAnimation { new.transform = narrow.concatenating(full) }
      UIView.animate(
        withDuration: duration / 2, delay: 0, options: [.curveEaseIn],
        animations: { old.transform = narrow.concatenating(old.transform) }, completion: nil)
      UIView.animate(withDuration: duration / 2, delay: duration / 2, options: [.curveEaseOut]) {
        new.transform = full
      } completion: {
        completion($0)
      }
    }
  }
}
