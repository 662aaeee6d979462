/// The value of a track as a function of time.
struct KeyframeCurve<Data: VectorArithmetic> {
  private enum Law {
    case line(UnitCurve)
    /// The velocities at both ends.
    case cubic(Data, Data)
    /// The initial velocity.
    case spring(Spring, Data)
  }

  private struct Piece {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let law: Law
  }

  private var pieces: [Piece] = []
  private var last: Data
  private(set) var duration = 0.0

  init(from initial: Data, _ frames: [Keyframe<Data>]) {
    last = initial
    var velocity = Data.zero
    for (index, frame) in frames.enumerated() {
      let law: Law
      switch frame.interpolation {
      case .jump:
        last = frame.target
        velocity = .zero
        continue
      case .line(let curve):
        law = .line(curve)
      case .spring(let spring, let start):
        law = .spring(spring, start ?? velocity)
      case .cubic(let start, let end):
        let first = start ?? velocity
        law = .cubic(first, end ?? Self.velocity(after: index, of: frames, from: last))
      }
      let piece = Piece(
        start: duration, duration: frame.duration, from: last, to: frame.target, law: law)
      velocity = Self.endVelocity(of: piece)
      pieces.append(piece)
      last = frame.target
      // The duration may end a spring before it settles.
      if case .spring = law { last = Self.value(of: piece, at: 1) }
      duration += frame.duration
    }
  }

  /// The final velocity of a cubic piece: that of the next piece, or that of a spline through the
  /// previous and the next value (Catmull-Rom, documented).
  private static func velocity(
    after index: Int, of frames: [Keyframe<Data>], from start: Data
  ) -> Data {
    guard index + 1 < frames.count else { return .zero }
    let (frame, next) = (frames[index], frames[index + 1])
    switch next.interpolation {
    case .jump: return .zero
    case .cubic(let start?, _), .spring(_, let start?): return start
    // A spring starts from the velocity of the previous piece.
    case .spring: return (frame.target - start).over(frame.duration)
    case .cubic:
      return (next.target - start).over(frame.duration + next.duration)
    case .line(let curve):
      var velocity = (next.target - frame.target).over(next.duration)
      velocity.scale(by: curve.velocity(at: 0))
      return velocity
    }
  }

  private static func endVelocity(of piece: Piece) -> Data {
    switch piece.law {
    case .line(let curve):
      var velocity = (piece.to - piece.from).over(piece.duration)
      velocity.scale(by: curve.velocity(at: 1))
      return velocity
    case .cubic(_, let end): return end
    case .spring(let spring, let start):
      return spring.velocity(
        target: piece.to - piece.from, initialVelocity: start, time: piece.duration)
    }
  }

  func value(at time: Double) -> Data {
    guard let piece = pieces.last(where: { $0.start <= time }), time < duration else {
      return last
    }
    guard piece.duration > 0 else { return piece.to }
    return Self.value(of: piece, at: min(1, (time - piece.start) / piece.duration))
  }

  private static func value(of piece: Piece, at share: Double) -> Data {
    switch piece.law {
    case .spring(let spring, let start):
      return piece.from
        + spring.value(
          target: piece.to - piece.from, initialVelocity: start, time: share * piece.duration)
    case .line(let curve):
      return piece.from + (piece.to - piece.from).times(curve.value(at: share))
    case .cubic(let start, let end):
      let (square, cube) = (share * share, share * share * share)
      return piece.from.times(2 * cube - 3 * square + 1)
        + piece.to.times(3 * square - 2 * cube)
        + start.times((cube - 2 * square + share) * piece.duration)
        + end.times((cube - square) * piece.duration)
    }
  }
}

extension VectorArithmetic {
  func times(_ factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The change per second; zero for no duration.
  func over(_ seconds: Double) -> Self { seconds > 0 ? times(1 / seconds) : .zero }
}
