/// A dictionary of objects, by the identity of its keys, that can hold keys and values weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  private init(weakKeys: Bool, weakValues: Bool) {
    (hasWeakKeys, hasWeakValues) = (weakKeys, weakValues)
    super.init()
  }

  /// Creates a table; with `.weakMemory` it does not retain. The capacity has no effect.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.init(
      weakKeys: keyOptions.contains(.weakMemory), weakValues: valueOptions.contains(.weakMemory))
  }

  /// Returns a table that retains neither keys nor values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: true, weakValues: true)
  }

  /// Returns a table that retains its values only.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: true, weakValues: false)
  }

  /// Returns a table that retains its keys only.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: false, weakValues: true)
  }

  /// The number of pairs that still exist.
  public var count: Int {
    entries.count { $0.key.object != nil && $0.value.object != nil }
  }

  /// Returns the value of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries.first { $0.key.object === key }?.value.object }
  }

  /// Sets the value of a key; `nil` removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    entries.append(
      (Reference(aKey, isWeak: hasWeakKeys), Reference(anObject, isWeak: hasWeakValues)))
  }

  /// Removes the value of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.object === aKey }
  }

  /// Removes all pairs.
  public func removeAllObjects() { entries = [] }
}
