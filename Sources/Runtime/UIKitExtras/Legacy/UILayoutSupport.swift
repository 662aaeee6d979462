/// The part of a controller's view that bars cover at one edge, as views were laid out before there was a
/// safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part, in points.
  var length: CGFloat { get }
  /// The anchor of the part's top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the part's bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the part's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide between an edge of a view and that of its safe area.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  private static let names = (top: "UIViewController.top", bottom: "UIViewController.bottom")

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return identifier == Self.names.top ? insets.top : insets.bottom
  }

  /// Returns the guide at an edge of a view, which is created at the first use.
  static func guide(of view: UIView, isTop: Bool) -> EdgeLayoutGuide {
    let name = isTop ? names.top : names.bottom
    for guide in view.layoutGuides {
      if let guide = guide as? EdgeLayoutGuide, guide.identifier == name { return guide }
    }
    let guide = EdgeLayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

extension UIViewController {
  /// The part of the view that bars cover at the top. The view's `safeAreaLayoutGuide` begins at its bottom.
  public var topLayoutGuide: any UILayoutSupport { EdgeLayoutGuide.guide(of: view, isTop: true) }

  /// The part of the view that bars cover at the bottom. The view's `safeAreaLayoutGuide` ends at its top.
  public var bottomLayoutGuide: any UILayoutSupport {
    EdgeLayoutGuide.guide(of: view, isTop: false)
  }
}
