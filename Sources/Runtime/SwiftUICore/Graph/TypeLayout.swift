@_spi(Reflection) import Swift

/// The stored fields of a type: the comparison of two values, and the dynamic properties among the
/// fields. It is determined once for each type.
package final class TypeLayout {
  /// The type, if it has animatable data.
  let animatable: (any Animatable.Type)?
  private let type: Any.Type

  /// A view inside a tuple.
  struct ViewField {
    let offset: Int
    let type: any View.Type
  }

  /// The views in a tuple, in order.
  private(set) lazy var viewFields: [ViewField] = {
    var fields: [ViewField] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let view = fieldType as? any View.Type {
        fields.append(ViewField(offset: offset, type: view))
      }
      return true
    }
    return fields
  }()

  /// A dynamic property inside a value.
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The same type if the framework itself manages its storage.
    let own: (any NodeProperty.Type)?
  }

  private struct Comparison {
    let offset: Int
    let size: Int
    /// The comparison of the field; `nil` for a bitwise one.
    let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  /// The type's own equality, if it has one.
  let equality: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  let dynamicFields: [DynamicField]
  private let comparisons: [Comparison]
  /// Indicates whether the value as a whole is compared bitwise.
  private let isPlain: Bool
  private let size: Int

  /// `_EachFieldOptions.ignoreUnknown`, which is a variable there.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)
  /// Main thread only.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var known: [ObjectIdentifier: TypeLayout] = [:]
  /// The type last found in each slot of a direct-mapped cache: every node looks up its type, and a
  /// tree has few types.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var recent: [TypeLayout?] = Array(repeating: nil, count: 256)

  package static func of<T>(_ type: T.Type) -> TypeLayout {
    of(any: type)
  }

  static func of(any type: Any.Type) -> TypeLayout {
    let id = ObjectIdentifier(type)
    // Metadata is aligned at multiples of eight, mostly of sixteen.
    let place = (Int(bitPattern: id) >> 4) & 255
    if let layout = recent[place], ObjectIdentifier(layout.type) == id { return layout }
    let layout = known[id] ?? TypeLayout(type)
    known[id] = layout
    recent[place] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    size = Self.size(of: type)
    self.type = type
    animatable = Self.animated(type)
    equality = (type as? any Equatable.Type).map { Self.equality(of: $0) }
    var dynamicFields: [DynamicField] = []
    var comparisons: [Comparison] = []
    // Values of protocol types have no fields of their own.
    if let optional = type as? any OptionalValue.Type {
      comparisons.append(
        Comparison(offset: 0, size: size, areEqual: { optional.areEqual($0, $1) }))
    } else if !(type is AnyClass), !Self.isExistential(type) {
      _ = _forEachField(of: type, options: Self.ignoringUnknown) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          dynamicFields.append(
            DynamicField(
              offset: offset, type: property, own: property as? any NodeProperty.Type))
          if let comparable = property as? any ComparableProperty.Type {
            comparisons.append(
              Comparison(
                offset: offset, size: Self.size(of: fieldType),
                areEqual: { comparable.areEqual($0, $1) }))
          }
        } else if let comparison = Self.comparison(of: fieldType, at: offset) {
          comparisons.append(comparison)
        }
        return true
      }
    }
    self.dynamicFields = dynamicFields
    let isStructure = type is any View.Type || !comparisons.isEmpty || !dynamicFields.isEmpty
    self.comparisons =
      isStructure ? comparisons : [Comparison(offset: 0, size: size, areEqual: nil)]
    isPlain = size > 0 && dynamicFields.isEmpty && Self.isPlain(type)
  }

  /// The type, if it has animatable data.
  private static func animated(_ type: Any.Type) -> (any Animatable.Type)? {
    func hasData<A: Animatable>(_ type: A.Type) -> Bool {
      A.AnimatableData.self != EmptyAnimatableData.self
    }
    guard let animatable = type as? any Animatable.Type, hasData(animatable) else { return nil }
    return animatable
  }

  private static func comparison(of type: Any.Type, at offset: Int) -> Comparison? {
    let size = size(of: type)
    guard size > 0 else { return nil }
    if let equatable = type as? any Equatable.Type {
      return Comparison(offset: offset, size: size, areEqual: equality(of: equatable))
    }
    if isPlain(type) || type is AnyClass {
      return Comparison(offset: offset, size: size, areEqual: nil)
    }
    let layout = TypeLayout.of(any: type)
    guard !layout.comparisons.isEmpty else { return nil }
    if layout.comparisons.count == 1, layout.comparisons[0].size == size,
      layout.comparisons[0].areEqual == nil
    {
      return Comparison(offset: offset, size: size, areEqual: nil)
    }
    return Comparison(offset: offset, size: size, areEqual: { layout.areEqual($0, $1) })
  }

  private static func equality<T: Equatable>(
    of type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// Indicates whether the type is a protocol's: the kind is the first word of a type's metadata
  /// (Swift's ABI, MetadataKind.def).
  private static func isExistential(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }

  /// Returns whether two values are equal as far as can be determined: Equatable fields by `==`,
  /// all others bitwise. Dynamic properties are ignored, except bindings.
  package func areEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  private func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if isPlain, memcmp(a, b, size) == 0 { return true }
    for comparison in comparisons {
      let a = a + comparison.offset
      let b = b + comparison.offset
      // Equal bits are equal values: storage that a kept copy shares is never mutated in place.
      if memcmp(a, b, comparison.size) == 0 { continue }
      guard let areEqual = comparison.areEqual, areEqual(a, b) else { return false }
    }
    return true
  }
}

/// An optional value. Enums have no fields to compare, so the cases are compared.
private protocol OptionalValue {
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): TypeLayout.of(Wrapped.self).areEqual(a, b)
    default: false
    }
  }
}

/// A dynamic property that takes part in the comparison of views.
protocol ComparableProperty: DynamicProperty {
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}
