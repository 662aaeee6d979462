extension UIViewController {
  func replace(
    _ fromViewController: UIViewController, by toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let container = fromViewController.viewIfLoaded?.superview
    else {
      reportMisuse(
        "\(type(of: self)) can replace the view of \(type(of: fromViewController)) by that of "
          + "\(type(of: toViewController)) only if both are its children and the first one's view "
          + "shows; call addChild(_:) and addSubview(_:) before. Nothing was changed.")
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
