extension UIViewController {
  private enum EdgesKey: AttachedValueKey {
    static var defaultValue: UIRectEdge { .all }
  }

  private enum OpaqueBarsKey: AttachedValueKey {
    static var defaultValue: Bool { false }
  }

  /// The edges of the view that extend under translucent bars of a navigation controller. The
  /// default is all; without ``UIRectEdge/top`` the view begins below the navigation bar.
  public var edgesForExtendedLayout: UIRectEdge {
    get { attachedValues[EdgesKey.self] }
    set {
      attachedValues[EdgesKey.self] = newValue
      navigationController?.layoutStack()
    }
  }

  /// A Boolean value that indicates whether the view extends under opaque bars as well. The default
  /// is `false`.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { attachedValues[OpaqueBarsKey.self] }
    set {
      attachedValues[OpaqueBarsKey.self] = newValue
      navigationController?.layoutStack()
    }
  }

  /// The edges at which the view ends at the visible bars of a navigation controller.
  func edgesAtBars(of navigation: UINavigationController) -> UIRectEdge {
    var edges = UIRectEdge.all.subtracting(edgesForExtendedLayout)
    if !navigation.navigationBar.isTranslucent, !extendedLayoutIncludesOpaqueBars {
      edges.insert(.top)
    }
    var bars: UIRectEdge = navigation.isNavigationBarHidden ? [] : .top
    if !navigation.isToolbarHidden || navigation.tabBarController != nil { bars.insert(.bottom) }
    return edges.intersection(bars)
  }
}

extension UINavigationBar {
  private enum TranslucencyKey: AttachedValueKey {
    static var defaultValue: Bool { true }
  }

  /// A Boolean value that indicates whether content extends under the bar. The default is `true`.
  /// Below an opaque bar views begin at its bottom, unless their controller's
  /// ``UIViewController/extendedLayoutIncludesOpaqueBars`` is `true`; its background is that of its
  /// appearances.
  public var isTranslucent: Bool {
    get { attachedValues[TranslucencyKey.self] }
    set {
      guard newValue != isTranslucent else { return }
      attachedValues[TranslucencyKey.self] = newValue
      var responder = next
      while let current = responder {
        if let navigation = current as? UINavigationController { return navigation.layoutStack() }
        responder = current.next
      }
    }
  }
}
