extension SheetSpring.State {
  /// Frames a second assumed by ``isAtRest(displayScale:)`` (tunable).
  private static let frameRate = 60.0

  /// Whether nobody could see what is left: less than half a device pixel away, and moving less
  /// than half a device pixel a frame.
  ///
  /// A scale that is not positive counts as 1.
  public func isAtRest(displayScale: Double) -> Bool {
    let half = 0.5 / (displayScale > 0 ? displayScale : 1)
    return magnitude(displacement) < half && magnitude(velocity) < half * Self.frameRate
  }
}
