extension VirtualDevice {
  /// The number of refreshes of the screen that a frame of the app takes. The default is 1; values below 1
  /// count as 1.
  ///
  /// With 4, an app on a screen of 60 Hz has 15 frames a second, as if it did too much work in each: in the
  /// three refreshes between them nothing of the app runs and the screen does not change. Touches of this
  /// time are delivered together, display links are called with a timestamp four refreshes after the last,
  /// and animations are where they would be at that time. The device's clock, durations and the rate of the
  /// screen stay what they are, so a test has the same result each time.
  public var refreshesPerFrame: Int {
    get { refreshes }
    set { refreshes = max(1, newValue) }
  }
}
