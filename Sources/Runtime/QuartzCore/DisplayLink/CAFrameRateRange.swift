/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  private var wish: Float

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    wish = preferred ?? 0
  }

  /// Creates a range without preferences.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The preferred rate.
  public var preferred: Float? {
    get { wish == 0 ? nil : wish }
    set { wish = newValue ?? 0 }
  }

  /// The range without preferences.
  public static let `default` = CAFrameRateRange()
}
