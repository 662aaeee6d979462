@_spi(Core) import SwiftUICore

/// The values, of any types, whose destinations are on a navigation stack.
public struct NavigationPath {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() {
    values = []
  }

  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Indicates whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which pushes its destination.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last `k` values, or all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(0, k), values.count))
  }
}

extension NavigationPath: Equatable {}

/// The storage of a stack's path.
final class PathLocation: Location<[AnyHashable]>, @unchecked Sendable {
  private let getter: () -> [AnyHashable]
  private let setter: ([AnyHashable]) -> Void

  init(get getter: @escaping () -> [AnyHashable], set setter: @escaping ([AnyHashable]) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  override func get() -> [AnyHashable] { getter() }

  override func set(_ value: [AnyHashable], transaction: Transaction) {
    withTransaction(transaction) { setter(value) }
  }
}
