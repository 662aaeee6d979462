import VirtualDevice

extension TestApp {
  /// The surroundings of the app: orientation, window, appearance, text size, reading direction,
  /// accessibility settings and foreground. A change is made as a user makes it.
  public var surroundings: DeviceSurroundings {
    get { device.surroundings }
    set { device.surroundings = newValue }
  }
}
