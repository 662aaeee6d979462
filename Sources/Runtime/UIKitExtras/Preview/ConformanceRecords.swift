/// A search for the types that conform to a protocol, in the records that the compiler emits.
///
/// Every binary has a section of conformance records, which the Swift runtime reads for `as?`.
/// Reading it here finds types that the program does not name, such as those of previews.
package enum ConformanceRecords {
  /// Returns all non-generic types that conform to a protocol, from the program and its libraries,
  /// in no particular order.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    return sections().flatMap { section in
      stride(from: 0, to: section.count, by: MemoryLayout<Int32>.size).compactMap { offset in
        type(in: relative(section.baseAddress! + offset), conformingTo: wanted)
      }
    }
  }

  /// Returns the type of a record. A conformance record is five words: the protocol, the type, the
  /// witness table, flags, and optional fields.
  private static func type(
    in record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer
  ) -> Any.Type? {
    guard relativeOrIndirect(record) == wanted else { return nil }
    let flags = (record + 12).load(as: UInt32.self)
    let descriptor: UnsafeRawPointer
    switch flags >> 3 & 7 {
    case 0: descriptor = relative(record + 4)
    case 1: descriptor = relative(record + 4).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    // The fourth word of a type descriptor refers to the metadata accessor; 0 requests complete
    // metadata.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Returns the protocol of an existential type, from its metadata: kind, flags, number of
  /// protocols, protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard
      metadata.load(as: Int.self) == existentialKind,
      (metadata + 12).load(as: UInt32.self) == 1
    else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer.self)
  }

  /// Returns the sections of conformance records of all images.
  private static func sections() -> [UnsafeRawBufferPointer] {
    var found: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateMetadataSections(
        { image, context in
          // A version, three words, the range of the protocols, then that of the conformances.
          let range = image + 6 * MemoryLayout<Int>.size
          let count = (range + MemoryLayout<Int>.size).load(as: Int.self)
          if let start = range.load(as: UnsafeRawPointer?.self), count > 0 {
            context!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
              .append(UnsafeRawBufferPointer(start: start, count: count))
          }
          return true
        }, found)
    }
    return found
  }

  private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }

  /// Resolves a relative pointer; an odd distance refers to a pointer to the target.
  private static func relativeOrIndirect(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(pointer.load(as: Int32.self))
    let target = pointer + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }
}

/// A function of the Swift runtime that visits the metadata sections of every loaded image.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
