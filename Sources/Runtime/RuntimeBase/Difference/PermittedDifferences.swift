import Synchronization

/// The permitted differences that are switched on for a device.
package struct PermittedDifferences: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  /// Creates an empty set.
  package init() {}

  /// Creates a set of differences.
  package init(_ differences: some Sequence<PermittedDifference>) {
    for difference in differences { bits |= 1 << UInt64(difference.rawValue) }
  }

  package init(arrayLiteral differences: PermittedDifference...) {
    self.init(differences)
  }

  /// Indicates whether no difference is switched on.
  package var isEmpty: Bool { bits == 0 }

  /// Returns whether a difference is switched on.
  package func contains(_ difference: PermittedDifference) -> Bool {
    bits & (1 << UInt64(difference.rawValue)) != 0
  }

  private static let devices = Atomic<Int>(0)

  /// The number of devices on which a difference is switched on.
  package static var deviceCount: Int { devices.load(ordering: .relaxed) }

  /// Changes the number of devices on which a difference is switched on; any thread may end one.
  static func countDevices(_ change: Int) { devices.add(change, ordering: .relaxed) }

  /// Returns whether a difference is switched on for the current device. Where none is on for any
  /// device, as in every app, only their number is read.
  package static func hasCurrent(_ difference: PermittedDifference) -> Bool {
    deviceCount > 0 && RunningDevice.current.differences.contains(difference)
  }
}

extension PermittedDifferences: CustomStringConvertible {
  package var description: String {
    let names = PermittedDifference.allCases.filter(contains).map { "\($0)" }
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }
}
