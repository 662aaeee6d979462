import QuartzCore

/// An animation as a page has it: a table of values over one cycle, and its timing.
struct AnimationTable {
  let key: AnimationRecord.Key
  let flags: UInt8
  let begin: Double
  let duration: Double
  let active: Double
  let samples: [[Double]]

  private var isAdditive: Bool { flags & 1 != 0 }
  private var autoreverses: Bool { flags & 2 != 0 }

  init(_ reader: inout ByteReader) throws(DamagedTrace) {
    guard let key = AnimationRecord.Key(rawValue: try reader.u8()) else { throw .version }
    self.key = key
    flags = try reader.u8()
    begin = try reader.f64()
    duration = try reader.f32()
    active = try reader.f32()
    guard duration > 0 else { throw .number }
    samples = try reader.list { (reader) throws(DamagedTrace) in
      try reader.numbers(key.components)
    }
  }

  /// Changes the values of a layer to those at a time of the device.
  func apply(to values: inout LayerProperties, at time: Double) {
    guard let numbers = numbers(at: time) else { return }
    switch key {
    case .position:
      let base = isAdditive ? values.position : .zero
      values.position = CGPoint(x: base.x + numbers[0], y: base.y + numbers[1])
    case .bounds:
      let base = isAdditive ? values.bounds : .zero
      values.bounds = CGRect(
        x: base.origin.x + numbers[0], y: base.origin.y + numbers[1],
        width: base.size.width + numbers[2], height: base.size.height + numbers[3])
    case .opacity:
      let opacity = (isAdditive ? Double(values.opacity) : 0) + numbers[0]
      values.opacity = Float(min(max(opacity, 0), 1))
    case .transform:
      let transform = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
      values.transform = CATransform3DMakeAffineTransform(
        isAdditive ? transform.concatenating(values.transform.planar) : transform)
    case .background:
      let base = isAdditive ? values.backgroundColor?.sRGBComponents ?? .zero : .zero
      let parts = (0..<4).map { min(max(base[$0] + numbers[$0] / 255, 0), 1) }
      values.backgroundColor = CGColor(
        srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// The values at a time, interpolated; `nil` before and after the animation unless it fills.
  private func numbers(at time: Double) -> [Double]? {
    guard let first = samples.first else { return nil }
    var local = time - begin
    if local < 0 {
      guard flags & 4 != 0 else { return nil }
      local = 0
    } else if local >= active {
      guard flags & 8 != 0 else { return nil }
      local = active
    }
    let cycle = autoreverses ? duration * 2 : duration
    var rest = local.truncatingRemainder(dividingBy: cycle)
    if rest == 0, local > 0, local >= active { rest = cycle }
    if autoreverses, rest > duration { rest = cycle - rest }
    guard samples.count > 1 else { return first }
    let place = min(1, rest / duration) * Double(samples.count - 1)
    let index = min(Int(place), samples.count - 2)
    let share = place - Double(index)
    return zip(samples[index], samples[index + 1]).map { $0 + ($1 - $0) * share }
  }
}
