extension UIColor {
  /// Black.
  public class var black: UIColor { NamedColor.black }

  /// Dark gray, white 1/3.
  public class var darkGray: UIColor { NamedColor.darkGray }

  /// Light gray, white 2/3.
  public class var lightGray: UIColor { NamedColor.lightGray }

  /// White.
  public class var white: UIColor { NamedColor.white }

  /// Gray, white 0.5.
  public class var gray: UIColor { NamedColor.gray }

  /// Pure red.
  public class var red: UIColor { NamedColor.red }

  /// Pure green.
  public class var green: UIColor { NamedColor.green }

  /// Pure blue.
  public class var blue: UIColor { NamedColor.blue }

  /// Green and blue.
  public class var cyan: UIColor { NamedColor.cyan }

  /// Red and green.
  public class var yellow: UIColor { NamedColor.yellow }

  /// Red and blue.
  public class var magenta: UIColor { NamedColor.magenta }

  /// Red 1, green 0.5.
  public class var orange: UIColor { NamedColor.orange }

  /// Red and blue of 0.5.
  public class var purple: UIColor { NamedColor.purple }

  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { NamedColor.brown }

  /// Black with alpha 0.
  public class var clear: UIColor { NamedColor.clear }

  /// White with alpha 0.6, for text on dark backgrounds.
  public class var lightText: UIColor { NamedColor.lightText }

  /// Black, for text on light backgrounds.
  public class var darkText: UIColor { NamedColor.darkText }
}

/// The fixed colours with names.
private enum NamedColor {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}
