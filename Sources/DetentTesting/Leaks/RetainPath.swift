import Dispatch
import Foundation

/// The search for stored properties through which one object holds another.
///
/// Weak and unowned properties do not count. The contents of closures, and of objects that are not
/// Swift's, cannot be read.
enum RetainPath {
  /// The most values that are read: a path that is longer than useful is not looked for.
  private static let limit = 20_000

  private struct Place {
    var value: Any
    var path: String
  }

  /// Returns the shortest path of strong references that ends at an object, such as
  /// `Detail.model.owner`; `nil` if there is none.
  static func shortest(
    to target: AnyObject, from roots: [(name: String, object: AnyObject)]
  ) -> String? {
    var visited: Set<ObjectIdentifier> = []
    var queue: [Place] = []
    // The target itself comes last, so that the holder is named if it is another object.
    for root in roots.sorted(by: { $0.object !== target && $1.object === target }) {
      visited.insert(ObjectIdentifier(root.object))
      queue.append(Place(value: root.object, path: root.name))
    }
    var index = 0
    while index < queue.count, index < limit {
      let place = queue[index]
      index += 1
      for child in children(of: place.value) {
        let path = place.path + child.step
        if let object = reference(child.value) {
          if object === target { return path }
          guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        }
        queue.append(Place(value: child.value, path: path))
      }
    }
    return nil
  }

  /// The object that a value is; `nil` for structures and other values.
  private static func reference(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// The strong references and the values in a value.
  private static func children(of value: Any) -> [(step: String, value: Any)] {
    var result: [(step: String, value: Any)] = []
    // Swift's reflection crashes on Linux as it reads the C objects and blocks inside of these.
    if value is DispatchObject || value is DispatchWorkItem { return [] }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      let weak =
        current.displayStyle == .class ? StoredFields.weakNames(of: current.subjectType) : []
      for (index, child) in current.children.enumerated() {
        if let label = child.label, weak.contains(label) { continue }
        guard let content = content(child.value) else { continue }
        result.append((step(child.label, index, in: current), content))
      }
      mirror = current.superclassMirror
    }
    return result
  }

  /// The text that a step adds to a path.
  private static func step(_ label: String?, _ index: Int, in mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: "[\(index)]"
    case .tuple, .class, .struct: label.map { ".\($0)" } ?? ""
    default: ""
    }
  }

  /// The value inside of an optional, unless it cannot hold an object.
  private static func content(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { content($0.value) }
    }
    let isLeaf =
      value is String || value is any BinaryInteger || value is any BinaryFloatingPoint
      || value is Bool || value is Data
    return isLeaf ? nil : value
  }
}

/// A stored property as the Swift runtime describes it.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

// What `Mirror` itself calls. It is not public, but nothing public says which properties are strong:
// `Mirror.Child` has the value of a weak property as an ordinary optional, as key paths have it, and a
// path through a delegate would be reported as the holder of what it only knows. A toolchain without
// these functions does not link, so nothing is wrong silently.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeField(
  _ type: Any.Type, index: Int, into field: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

/// The stored properties of a class that do not retain what they refer to.
private enum StoredFields {
  /// The names of the weak and unowned properties of a class and its superclasses.
  static func weakNames(of type: Any.Type) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<fieldCount(type) {
      var field = FieldDescription()
      _ = describeField(type, index: index, into: &field)
      guard let name = field.name else { continue }
      if !field.isStrong { names.insert(String(cString: name)) }
      field.free?(name)
    }
    return names
  }
}
