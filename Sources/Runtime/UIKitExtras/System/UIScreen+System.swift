extension UIScreen {
  private enum BrightnessKey: AttachedValueKey {
    static var defaultValue: CGFloat { 0.5 }
  }

  /// The brightness from 0 to 1. The default is 0.5. Values outside are clamped. Colours are not
  /// changed by it.
  public var brightness: CGFloat {
    get { attachedValues[BrightnessKey.self] }
    set {
      let new = min(max(newValue, 0), 1)
      guard new != brightness else { return }
      attachedValues[BrightnessKey.self] = new
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// A Boolean value that indicates whether the screen is recorded or mirrored: `false`.
  public var isCaptured: Bool { false }

  /// The screens of the device: one.
  public static var screens: [UIScreen] { [main] }

  /// The notification that is posted after the brightness changed.
  nonisolated public class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
}
