extension UIWindow.Level {
  /// Returns the level a number of steps above another one.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: lhs.rawValue + rhs)
  }

  /// Returns the level a number of steps below another one.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: lhs.rawValue - rhs)
  }
}
