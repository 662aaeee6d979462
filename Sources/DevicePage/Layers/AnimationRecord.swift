import QuartzCore

/// An animation that the page runs by itself: a table of values over one cycle, and its timing.
struct AnimationRecord {
  /// The animated property, as the page knows it.
  enum Key: UInt8 {
    case position = 0
    case bounds = 1
    case opacity = 2
    case transform = 3
    case background = 4

    /// The number of components of one value.
    var components: Int {
      switch self {
      case .position: 2
      case .bounds, .background: 4
      case .opacity: 1
      case .transform: 6
      }
    }
  }

  let animation: CAPropertyAnimation
  let key: Key
  let timing: MediaTiming

  /// The number of samples in a second, as many as frames; the page interpolates linearly between
  /// them.
  private static let rate = 60.0
  /// The largest number of samples in a table; longer animations have them further apart. tunable
  private static let mostSamples = 600.0

  /// Returns the animations of a layer, if the page can run all of them; `nil` if the server must.
  static func all(of layer: CALayer, at time: Double) -> [AnimationRecord]? {
    let entries = layer.currentAnimations
    guard !entries.isEmpty, layer.localTime(at: time) == time else { return nil }
    // The tables hold no perspective.
    let eye = layer.superlayer?.presented.eye
    guard layer.properties.projection(eye) == nil, layer.presented.projection(eye) == nil else {
      return nil
    }
    var records: [AnimationRecord] = []
    for entry in entries where !entry.hasStopped {
      guard entry.isResolved, let record = AnimationRecord(entry.animation) else { return nil }
      records.append(record)
    }
    return records.isEmpty ? nil : records
  }

  private init?(_ animation: CAAnimation) {
    guard let animation = animation as? CAPropertyAnimation, !(animation is DrivenAnimation),
      !animation.isCumulative, let path = animation.layerKeyPath, path.part == .whole,
      let key = Key(path.key)
    else { return nil }
    let timing = animation.timing
    guard timing.speed == 1, timing.timeOffset == 0, timing.duration > 0,
      (animation as? CAKeyframeAnimation)?.rotationMode == nil
    else { return nil }
    self.animation = animation
    self.key = key
    self.timing = timing
  }

  func write(_ layer: CALayer, to writer: inout ByteWriter) {
    guard let path = animation.layerKeyPath else { return }
    let model = layer.properties.value(path)
    writer.u8(key.rawValue)
    writer.u8(
      (animation.isAdditive ? 1 : 0) | (timing.autoreverses ? 2 : 0)
        | (timing.fillMode.fillsBackwards ? 4 : 0) | (timing.fillMode.fillsForwards ? 8 : 0))
    writer.f64(timing.beginTime)
    writer.f32(timing.duration)
    writer.f32(min(timing.activeDuration, 1e9))
    let steps = max(1, min(Self.mostSamples, (timing.duration * Self.rate).rounded(.up)))
    writer.varint(Int(steps) + 1)
    for step in 0...Int(steps) {
      let time = timing.duration * Double(step) / steps
      let value = animation.value(at: time, underlying: model, model: model) ?? model
      for number in numbers(value) { writer.f32(number) }
    }
  }

  private func numbers(_ value: AnimatableValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .transform(let transform):
      { t in [t.a, t.b, t.c, t.d, t.tx, t.ty] }(transform.planar)
    case .color(let color):
      { c in [c.x * 255, c.y * 255, c.z * 255, c.w * 255] }(color.sRGBComponents)
    default: Array(repeating: 0, count: key.components)
    }
  }
}

extension AnimationRecord: Equatable {
  static func == (lhs: AnimationRecord, rhs: AnimationRecord) -> Bool {
    lhs.animation === rhs.animation && lhs.timing == rhs.timing
  }
}

extension AnimationRecord.Key {
  init?(_ key: LayerKey) {
    switch key {
    case .position: self = .position
    case .bounds: self = .bounds
    case .opacity: self = .opacity
    case .transform: self = .transform
    case .backgroundColor: self = .background
    default: return nil
    }
  }
}

extension CAMediaTimingFillMode {
  fileprivate var fillsBackwards: Bool { self == .backwards || self == .both }
  fileprivate var fillsForwards: Bool { self == .forwards || self == .both }
}
