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

  /// Returns whether a difference is switched on for the current device.
  package static func hasCurrent(_ difference: PermittedDifference) -> Bool {
    RunningDevice.current.differences.contains(difference)
  }
}

extension PermittedDifferences: CustomStringConvertible {
  package var description: String {
    let names = PermittedDifference.allCases.filter(contains).map { "\($0)" }
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }
}
