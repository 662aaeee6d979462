extension CALayer {
  /// The begin time of the layer's time, in its superlayer's time. Default 0.
  public final var beginTime: CFTimeInterval {
    get { layerTiming.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The length of a cycle, stored without effect: layers have no end.
  public final var duration: CFTimeInterval {
    get { layerTiming.duration }
    set { layerTiming.duration = newValue }
  }

  /// The speed of the layer's time, which applies to its animations and sublayers. 0 stops it at
  /// `timeOffset`. Default 1.
  public final var speed: Float {
    get { Float(layerTiming.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }

  /// An offset of the layer's time. Default 0.
  public final var timeOffset: CFTimeInterval {
    get { layerTiming.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The number of cycles, stored without effect: layers have no end.
  public final var repeatCount: Float {
    get { Float(layerTiming.repeatCount) }
    set { layerTiming.repeatCount = Double(newValue) }
  }

  /// The duration of repetition, stored without effect: layers have no end.
  public final var repeatDuration: CFTimeInterval {
    get { layerTiming.repeatDuration }
    set { layerTiming.repeatDuration = newValue }
  }

  /// The reversal of cycles, stored without effect: layers have no end.
  public final var autoreverses: Bool {
    get { layerTiming.autoreverses }
    set { layerTiming.autoreverses = newValue }
  }

  /// The fill mode, stored without effect: layers have no end.
  public final var fillMode: CAMediaTimingFillMode {
    get { layerTiming.fillMode }
    set { layerTiming.fillMode = newValue }
  }

  private func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&layerTiming)
    host?.timingChanged()
  }

  /// Converts a time from another layer (`nil`: the clock) to this layer.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    return localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time from this layer to another one (`nil`: the clock).
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let clock = clockTime(at: t)
    return l?.localTime(at: clock) ?? clock
  }

  /// Returns the layer's time at a moment of the clock.
  package final func localTime(at clock: CFTimeInterval) -> CFTimeInterval {
    let outer = (source ?? self).parent?.localTime(at: clock) ?? clock
    if layerTiming.speed == 1 && layerTiming.beginTime == 0 && layerTiming.timeOffset == 0 {
      return outer
    }
    return layerTiming.localTime(at: outer)
  }

  private func clockTime(at local: CFTimeInterval) -> CFTimeInterval {
    let timing = layerTiming
    // A stopped layer has the same local time at every moment; its begin time represents them.
    let outer =
      timing.speed == 0
      ? timing.beginTime : (local - timing.timeOffset) / timing.speed + timing.beginTime
    return (source ?? self).parent?.clockTime(at: outer) ?? outer
  }
}
