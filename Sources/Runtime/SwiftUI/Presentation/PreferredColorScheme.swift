/// The appearance that views would like for the presentation they stand in.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No wish.
  public static let defaultValue: ColorScheme? = nil

  /// The first wish holds.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// The appearance of the presentation around this view: a sheet, a cover, or the window; `nil`
  /// leaves it as it is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// A controller with views that may wish for an appearance.
@MainActor
protocol ColorSchemeSource: UIViewController {
  var wantedColorScheme: ColorScheme? { get }
}

extension UIViewController {
  /// The appearance that what shows of a controller and its children wishes for.
  fileprivate var shownColorScheme: ColorScheme? {
    if let own = (self as? any ColorSchemeSource)?.wantedColorScheme { return own }
    var shown = children
    if let stack = self as? UINavigationController {
      shown = stack.topViewController.map { [$0] } ?? []
    } else if let tabs = self as? UITabBarController {
      shown = tabs.selectedViewController.map { [$0] } ?? []
    }
    return shown.lazy.compactMap(\.shownColorScheme).first
  }

  /// The controller of the presentation that the controller belongs to.
  fileprivate var presentationTop: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }
}

/// Gives the presentation around a controller the appearance that its views wish for.
@MainActor
final class ColorSchemeWish {
  private weak var top: UIViewController?
  /// Whom the wish was told: what is presented from a window follows the window's.
  private weak var told: AnyObject?
  private var shown: ColorScheme?

  /// What is wished for, or who shows, may have changed.
  func update(for controller: UIViewController) {
    let top = controller.parent == nil ? self.top ?? controller : controller.presentationTop
    let wanted = top.shownColorScheme
    let window = top.viewIfLoaded?.window
    let target: AnyObject = window?.rootViewController === top ? window ?? top : top
    // Where nothing is wished for, what the app set stays.
    guard wanted != shown || (wanted != nil && target !== told) else { return }
    if let told, told !== target { tell(told, nil) }
    self.top = top
    told = target
    shown = wanted
    tell(target, wanted)
  }

  private func tell(_ target: AnyObject, _ wanted: ColorScheme?) {
    let style: UIUserInterfaceStyle =
      wanted == nil ? .unspecified : wanted == .dark ? .dark : .light
    switch target {
    case let window as UIWindow: window.overrideUserInterfaceStyle = style
    case let controller as UIViewController: controller.overrideUserInterfaceStyle = style
    default: break
    }
  }
}
