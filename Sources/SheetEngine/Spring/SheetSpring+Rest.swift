extension SheetSpring.State {
  /// The number of frames a second assumed by ``isAtRest(displayScale:)`` (tunable).
  private static let frameRate = 60.0

  /// Indicates whether the rest of a motion is invisible: less than half a device pixel of
  /// distance, and of movement a frame.
  ///
  /// A scale that is not positive is treated as 1.
  public func isAtRest(displayScale: Double) -> Bool {
    let half = 0.5 / (displayScale > 0 ? displayScale : 1)
    return magnitude(displacement) < half && magnitude(velocity) < half * Self.frameRate
  }
}
