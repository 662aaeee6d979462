/// A set of objects, by identity, that can be held weakly.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var references: [Reference<ObjectType>] = []
  private let isWeak: Bool

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  /// Creates a table that retains its objects.
  public override convenience init() { self.init(isWeak: false) }

  /// Creates a table; with `.weakMemory` it does not retain its objects. The capacity has no effect.
  public convenience init(
    options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// Returns a table that does not retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// The objects that still exist, in the order in which they were added.
  public var allObjects: [ObjectType] { references.compactMap(\.object) }
  /// The number of objects that still exist.
  public var count: Int { allObjects.count }
  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is there.
  public func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, isWeak: isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  public func removeAllObjects() { references = [] }

  /// Indicates whether an object is there.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in references.contains { $0.object === object } } ?? false
  }
}

/// The manners in which tables hold their objects.
public enum NSPointerFunctions {
  /// Options of a table.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table retains its objects.
    public static let strongMemory = Options([])
    /// The table does not retain its objects.
    public static let weakMemory = Options(rawValue: 5)
  }
}

/// A reference that may be weak.
struct Reference<Object: AnyObject> {
  private weak var weakObject: Object?
  private let retained: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    retained = isWeak ? nil : object
  }

  var object: Object? { retained ?? weakObject }
}
