/// The styles of a bar from before there were appearances.
public enum UIBarStyle: Int, Sendable {
  /// The usual colours.
  case `default` = 0
  /// Light text on a dark background.
  case black = 1

  /// The older name of `black` for a translucent bar.
  public static let blackTranslucent = UIBarStyle.black
}

extension UIView {
  /// The style as the user interface style that the bar has.
  fileprivate var styleOfBar: UIBarStyle {
    get { overrideUserInterfaceStyle == .dark ? .black : .default }
    set { overrideUserInterfaceStyle = newValue == .black ? .dark : .unspecified }
  }
}

extension UINavigationBar {
  /// The style of the bar: black ones have the dark appearance. The default is `default`.
  public var barStyle: UIBarStyle {
    get { styleOfBar }
    set { styleOfBar = newValue }
  }
}

extension UITabBar {
  /// The style of the bar: black ones have the dark appearance. The default is `default`.
  public var barStyle: UIBarStyle {
    get { styleOfBar }
    set { styleOfBar = newValue }
  }
}

extension UIToolbar {
  /// The style of the bar: black ones have the dark appearance. The default is `default`.
  public var barStyle: UIBarStyle {
    get { styleOfBar }
    set { styleOfBar = newValue }
  }
}

extension UISearchBar {
  /// The style of the bar: black ones have the dark appearance. The default is `default`.
  public var barStyle: UIBarStyle {
    get { styleOfBar }
    set { styleOfBar = newValue }
  }
}

extension UINavigationItem {
  /// Constants that indicate the title of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the page.
    case `default`
    /// A general word.
    case generic
    /// No title.
    case minimal
  }

  /// The title of the back button to this page. The default is `default`. `minimal` stands for an
  /// empty ``backButtonTitle``; `generic` for "Back".
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get {
      switch backButtonTitle {
      case "": .minimal
      case "Back": .generic
      default: .default
      }
    }
    set {
      switch newValue {
      case .default: backButtonTitle = nil
      case .generic: backButtonTitle = "Back"
      case .minimal: backButtonTitle = ""
      }
    }
  }
}
