/// The preferred colour scheme of views for the presentation that contains them.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The default value: no preference.
  public static let defaultValue: ColorScheme? = nil

  /// Keeps the first preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Sets the preferred colour scheme of the enclosing presentation: a sheet, a full-screen cover,
  /// or the window; `nil` for no preference.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// A view controller whose views may prefer a colour scheme.
@MainActor
protocol ColorSchemeSource: UIViewController {
  var wantedColorScheme: ColorScheme? { get }
}

extension UIViewController {
  /// The colour scheme that the visible content of a controller and its children prefers.
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

  /// The presented view controller to which the controller belongs.
  fileprivate var presentationTop: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }
}

/// Applies the colour scheme that a controller's views prefer to the enclosing presentation.
@MainActor
final class ColorSchemePreference {
  private weak var top: UIViewController?
  /// The object that received the preference: a presentation from a window follows the window's.
  private weak var lastTarget: AnyObject?
  private var shown: ColorScheme?

  /// Updates the presentation after the preference, or the visible content, may have changed.
  func update(for controller: UIViewController) {
    let top = controller.parent == nil ? self.top ?? controller : controller.presentationTop
    let wanted = top.shownColorScheme
    let window = top.viewIfLoaded?.window
    let target: AnyObject = window?.rootViewController === top ? window ?? top : top
    // Without a preference, the value that the app set remains.
    guard wanted != shown || (wanted != nil && target !== lastTarget) else { return }
    if let lastTarget, lastTarget !== target { apply(lastTarget, nil) }
    self.top = top
    lastTarget = target
    shown = wanted
    apply(target, wanted)
  }

  private func apply(_ target: AnyObject, _ wanted: ColorScheme?) {
    let style: UIUserInterfaceStyle =
      wanted == nil ? .unspecified : wanted == .dark ? .dark : .light
    switch target {
    case let window as UIWindow: window.overrideUserInterfaceStyle = style
    case let controller as UIViewController: controller.overrideUserInterfaceStyle = style
    default: break
    }
  }
}
