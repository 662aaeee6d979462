extension CALayer {
  /// When the layer's time began, in its superlayer's time. Default 0.
  public final var beginTime: CFTimeInterval {
    get { layerTiming.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// Kept, but without effect: layers have no end.
  public final var duration: CFTimeInterval {
    get { layerTiming.duration }
    set { layerTiming.duration = newValue }
  }

  /// The pace of the layer's time, in which its animations and sublayers live. 0 stops it at
  /// `timeOffset`. Default 1.
  public final var speed: Float {
    get { Float(layerTiming.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }

  /// Added to the layer's time. Default 0.
  public final var timeOffset: CFTimeInterval {
    get { layerTiming.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Kept, but without effect: layers have no end.
  public final var repeatCount: Float {
    get { Float(layerTiming.repeatCount) }
    set { layerTiming.repeatCount = Double(newValue) }
  }

  /// Kept, but without effect: layers have no end.
  public final var repeatDuration: CFTimeInterval {
    get { layerTiming.repeatDuration }
    set { layerTiming.repeatDuration = newValue }
  }

  /// Kept, but without effect: layers have no end.
  public final var autoreverses: Bool {
    get { layerTiming.autoreverses }
    set { layerTiming.autoreverses = newValue }
  }

  /// Kept, but without effect: layers have no end.
  public final var fillMode: CAMediaTimingFillMode {
    get { layerTiming.fillMode }
    set { layerTiming.fillMode = newValue }
  }

  private func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&layerTiming)
    host?.timingChanged()
  }

  /// A moment of another layer's time (`nil`: the clock's) in this layer's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    return localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// A moment of this layer's time in another layer's (`nil`: the clock's).
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let clock = clockTime(at: t)
    return l?.localTime(at: clock) ?? clock
  }

  /// The layer's time at a moment of the clock.
  package final func localTime(at clock: CFTimeInterval) -> CFTimeInterval {
    let outer = (source ?? self).parent?.localTime(at: clock) ?? clock
    if layerTiming.speed == 1 && layerTiming.beginTime == 0 && layerTiming.timeOffset == 0 {
      return outer
    }
    return layerTiming.localTime(at: outer)
  }

  private func clockTime(at local: CFTimeInterval) -> CFTimeInterval {
    let timing = layerTiming
    // A stopped layer shows the same local time at every moment; its beginning stands for them.
    let outer =
      timing.speed == 0
      ? timing.beginTime : (local - timing.timeOffset) / timing.speed + timing.beginTime
    return (source ?? self).parent?.clockTime(at: outer) ?? outer
  }
}
