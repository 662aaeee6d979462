/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that is acceptable.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  private var wish: Float

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    wish = preferred ?? 0
  }

  /// The range that asks for nothing.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The rate that is wished for.
  public var preferred: Float? {
    get { wish == 0 ? nil : wish }
    set { wish = newValue ?? 0 }
  }

  /// The range that asks for nothing.
  public static let `default` = CAFrameRateRange()
}
