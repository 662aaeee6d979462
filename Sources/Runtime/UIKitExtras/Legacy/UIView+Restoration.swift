extension UIResponder {
  fileprivate enum RestorationKey: AttachedValueKey {
    static var defaultValue: String? { nil }
  }
}

extension UIView {
  /// The identifier for the restoration of the view's state. The default is `nil`. There is no state
  /// from an earlier run of the app here.
  public var restorationIdentifier: String? {
    get { attachedValues[RestorationKey.self] }
    set { attachedValues[RestorationKey.self] = newValue }
  }

  /// The point of the bounds for ``center`` and ``transform``, in fractions of the size. The default
  /// is (0.5, 0.5). Setting it moves the view and leaves ``center`` as it is.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Returns the layout direction for a content attribute and the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction for a content attribute in content of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    @unknown default: layoutDirection
    }
  }
}

extension UIViewController {
  /// The identifier for the restoration of the controller's state. The default is `nil`. There is no
  /// state from an earlier run of the app here.
  public var restorationIdentifier: String? {
    get { attachedValues[RestorationKey.self] }
    set { attachedValues[RestorationKey.self] = newValue }
  }

  /// A Boolean value that indicates whether scroll views begin below the bars; superseded by
  /// `UIScrollView.contentInsetAdjustmentBehavior`. The default is `true`. Setting it to `false`
  /// stops the adjustment of the controller's scroll view.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { contentScrollView(for: .top)?.contentInsetAdjustmentBehavior != .never }
    set {
      guard isViewLoaded else { return }
      contentScrollView(for: .top)?.contentInsetAdjustmentBehavior = newValue ? .automatic : .never
    }
  }

  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Rotates the interface to an orientation that the controllers support.
  public class func attemptRotationToDeviceOrientation() {
    for window in UIApplication.shared.windows {
      window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a closure when the interactive part of the transition ends; superseded by
  /// `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
