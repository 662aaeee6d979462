extension UIViewController {
  func replace(
    _ fromViewController: UIViewController, by toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let container = fromViewController.viewIfLoaded?.superview
    else {
      Misuse.report(
        ControllerMisuse.transitionBetweenOthers(fromViewController, toViewController, in: self))
      return
    }
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let end = { (finished: Bool) in
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    guard let animations else {
      UIView.transition(
        from: fromViewController.view, to: toViewController.view, duration: duration,
        options: options, completion: end)
      return
    }
    container.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations
    ) { finished in
      fromViewController.view.removeFromSuperview()
      end(finished)
    }
  }
}
