/// The methods with which an app customises all views of a class, before or while they are shown.
///
/// A value that is set on the appearance of a class is set on each view of it and of its subclasses
/// when the view enters a window, unless the view has a value of its own. A view that is in a window
/// keeps what it has. The most specific appearance comes first: that with the most containers, then
/// that of the most derived class.
///
/// Apple's appearance is a proxy that exists for every class. Here it is a view of the class, so a
/// class that an app derives has none of its own, and asking for it does not compile. Cells of tables
/// are the exception.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A type in whose instances an appearance can apply: a view, a view controller, or another part of
/// the responder chain.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  fileprivate static func appearance(
    within containers: [any UIAppearanceContainer.Type], _ make: @autoclosure () -> Self,
    others: [Self] = []
  ) -> Self {
    AppearanceRecords.current.proxy(for: Self.self, within: containers, make: make, others: others)
  }
}

extension UIAppearance where Self == UIView {
  /// Returns the appearance of all views, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIView(frame: .zero))
  }
}

extension UIAppearance where Self == UILabel {
  /// Returns the appearance of all labels, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UILabel(frame: .zero))
  }
}

extension UIAppearance where Self == UIImageView {
  /// Returns the appearance of all image views, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIImageView(frame: .zero))
  }
}

extension UIAppearance where Self == UIButton {
  /// Returns the appearance of all buttons, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIButton(frame: .zero))
  }
}

extension UIAppearance where Self == UITextField {
  /// Returns the appearance of all text fields, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UITextField(frame: .zero))
  }
}

extension UIAppearance where Self == UISearchBar {
  /// Returns the appearance of all search bars, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UISearchBar(frame: .zero))
  }
}

extension UIAppearance where Self == UISegmentedControl {
  /// Returns the appearance of all segmented controls, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UISegmentedControl(frame: .zero))
  }
}

extension UIAppearance where Self == UISwitch {
  /// Returns the appearance of all switches, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UISwitch(frame: .zero))
  }
}

extension UIAppearance where Self == UISlider {
  /// Returns the appearance of all sliders, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UISlider(frame: .zero))
  }
}

extension UIAppearance where Self == UIStepper {
  /// Returns the appearance of all steppers, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIStepper(frame: .zero))
  }
}

extension UIAppearance where Self == UIProgressView {
  /// Returns the appearance of all progress views, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIProgressView(frame: .zero))
  }
}

extension UIAppearance where Self == UIPageControl {
  /// Returns the appearance of all page controls, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIPageControl(frame: .zero))
  }
}

extension UIAppearance where Self == UIActivityIndicatorView {
  /// Returns the appearance of all activity indicators, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIActivityIndicatorView(frame: .zero))
  }
}

extension UIAppearance where Self == UIRefreshControl {
  /// Returns the appearance of all refresh controls, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIRefreshControl(frame: .zero))
  }
}

extension UIAppearance where Self == UIScrollView {
  /// Returns the appearance of all scroll views, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIScrollView(frame: .zero))
  }
}

extension UIAppearance where Self == UITableView {
  /// Returns the appearance of all tables, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UITableView(frame: .zero), others: ofOtherStyles)
  }

  /// Tables whose values differ from those of a plain one.
  private static var ofOtherStyles: [UITableView] {
    [.grouped, .insetGrouped].map { UITableView(frame: .zero, style: $0) }
  }
}

extension UIAppearance where Self == UITextView {
  /// Returns the appearance of all text views, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UITextView(frame: .zero))
  }
}

extension UIAppearance where Self == UINavigationBar {
  /// Returns the appearance of all navigation bars, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UINavigationBar(frame: .zero))
  }
}

extension UIAppearance where Self == UIToolbar {
  /// Returns the appearance of all toolbars, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UIToolbar(frame: .zero))
  }
}

extension UIAppearance where Self == UITabBar {
  /// Returns the appearance of all tab bars, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, UITabBar(frame: .zero))
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// Returns the appearance of all cells of the class, or of those in the given containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    appearance(within: containerTypes, Self(_dequeuedWith: .default, reuseIdentifier: nil))
  }
}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self == UIBarButtonItem {
  /// Returns the appearance of all buttons in bars, or of those in the given containers: their title
  /// attributes and tint colour.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceRecords.current.proxy(for: Self.self, within: containerTypes) { UIBarButtonItem() }
  }
}

extension UIAppearance where Self == UITabBarItem {
  /// Returns the appearance of all items of tab bars, or of those in the given containers: their title
  /// attributes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceRecords.current.proxy(for: Self.self, within: containerTypes) { UITabBarItem() }
  }
}
