/// The values whose views are pushed, of any types.
public struct NavigationPath {
  var values: [AnyHashable]

  /// An empty path.
  public init() {
    values = []
  }

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops the last values. Values that are not there are not counted.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(0, k), values.count))
  }
}

extension NavigationPath: Equatable {}

/// Where a stack's values are.
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
