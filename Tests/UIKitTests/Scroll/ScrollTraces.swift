import Foundation

/// Measured movements of real scroll views (S1 to S9: iPhone 16,
/// iOS 26.1, 60 frames a second, offsets on a grid of a third of a point).
enum ScrollTraces {
  struct Fling: Sendable, CustomStringConvertible {
    /// Points a second.
    let velocity: Double
    let offsetAtLift: Double
    /// Seconds.
    let firstSample: Double
    let final: Double
    let settledAfter: Double
    let samples: [Double]

    var description: String { "\(velocity) pt/s" }
  }

  static let flings = [
    Fling(
      velocity: 750, offsetAtLift: 5074, firstSample: 0.0106, final: 5443.333, settledAfter: 2.161,
      samples: [
        5081.333, 5093.333, 5105, 5116, 5127, 5137.667, 5147.667, 5157.667, 5167.333, 5176.333,
        5185.333, 5194, 5202.333, 5210.333, 5218, 5225.667, 5233, 5240, 5247, 5253.667, 5260,
        5266, 5272, 5278, 5283.333, 5289, 5294, 5299, 5304, 5308.667, 5313.333, 5317.667, 5322,
        5326.333, 5330.333, 5334, 5337.667, 5341.333, 5345, 5348.333, 5351.667, 5354.667, 5358,
        5360.667, 5363.667, 5366.333, 5369, 5371.667, 5374.333, 5376.667, 5379,
      ]),
    Fling(
      velocity: 3000, offsetAtLift: 5326, firstSample: 0.0023, final: 6818, settledAfter: 2.852,
      samples: [
        5330.333, 5379.333, 5426.667, 5472.333, 5516.667, 5559.667, 5601, 5641, 5680, 5717.333,
        5753.667, 5788.667, 5822.667, 5855.333, 5887.333, 5918, 5947.667, 5976.333, 6004, 6031,
        6057, 6082, 6106.333, 6130, 6152.667, 6174.667, 6196, 6216.667, 6236.333, 6255.667,
        6274.333, 6292.333, 6309.667, 6326.667, 6342.667, 6358.667, 6373.667, 6388.667, 6402.667,
        6416.667, 6430, 6442.667, 6455.333, 6467.333, 6479, 6490.333, 6501.333, 6511.667, 6522,
        6532, 6541.333,
      ]),
  ]

  /// Let go 235 points past the top after a rest; the first sample 7.64 ms after the lift.
  static let topRelease: [Double] = [
    -223.333, -197, -173.333, -152, -133.333, -116.333, -101.333, -88.333, -76.667, -66.667,
    -57.667, -50, -43, -37.333, -32, -27.667, -23.667, -20.333, -17.667, -15, -13, -11, -9.667,
    -8.333, -7, -6, -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333, -1.333, -1,
    -1, -0.667, -0.667, -0.667, -0.333,
  ]

  /// Lifted 60 points before the far edge (offset 0 here) at 3125 pt/s; the first sample 7.5 ms
  /// after the lift.
  static let edgeImpact: [Double] = [
    -39.67, 10.33, 48.67, 74, 89.33, 97.33, 100.33, 99.67, 96.33, 91.33, 85.33, 79, 72.33, 65.67,
    59, 53, 47.33, 42, 37.33, 32.67, 29, 25.33, 22.33, 19.33, 17, 14.67, 12.67, 11, 9.67, 8.33,
    7.33, 6.33, 5.33, 4.67, 4, 3.33, 3, 2.67, 2,
  ]
}
