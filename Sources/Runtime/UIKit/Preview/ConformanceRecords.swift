/// The types that say they conform to a protocol, as the compiler wrote it down in the program.
///
/// Every binary carries a table of its conformances, which the language's runtime reads for `as?`.
/// Reading it here finds types that nothing in the program names, as a preview's are.
package enum ConformanceRecords {
  /// All types that are not generic and conform to a protocol, from the program and its libraries,
  /// in no particular order.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    return sections().flatMap { section in
      stride(from: 0, to: section.count, by: MemoryLayout<Int32>.size).compactMap { offset in
        type(in: relative(section.baseAddress! + offset), conformingTo: wanted)
      }
    }
  }

  /// A conformance is five words: the protocol, the type, the witnesses, flags, and what varies.
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
    // A type's fourth word leads to the function that makes its metadata; 0 asks for all of it.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The metadata of an existential type: its kind, flags, the number of protocols, and these.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard
      metadata.load(as: Int.self) == existentialKind,
      (metadata + 12).load(as: UInt32.self) == 1
    else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer.self)
  }

  /// The tables of conformances of all images.
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

  /// An odd distance leads to a pointer to what is meant.
  private static func relativeOrIndirect(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(pointer.load(as: Int32.self))
    let target = pointer + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }
}

/// Of the language's runtime: visits the metadata of every loaded image.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
