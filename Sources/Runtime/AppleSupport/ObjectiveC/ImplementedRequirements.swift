/// Returns a Boolean value that indicates whether an object implements an optional requirement of a protocol of UIKit.
///
/// Swift has no tables of methods, so the translation names the classes of its module that do. A class of another
/// module of the app is taken to implement it, as calls of what it does not are without effect.
///
/// - Parameters:
///   - object: an object that conforms to the protocol.
///   - names: the names of the module's classes that implement the requirement.
///   - file: the identifier of a file of the module.
public func _implements(_ object: Any, _ names: Set<String>, in file: String) -> Bool {
  let module = file.prefix { $0 != "/" }
  var isOwn = false
  var next: Mirror? = Mirror(reflecting: object)
  while let mirror = next {
    let name = String(reflecting: mirror.subjectType).prefix { $0 != "<" }
    let words = name.split(separator: ".")
    let runtime = ["UI", "SwiftUI", "Foundation", "QuartzCore", "RuntimeBase", "CoreGraphics"]
    if let owner = words.first, !runtime.contains(where: owner.hasPrefix) || owner == module {
      guard owner == module else { return true }
      isOwn = true
      if let last = words.last, names.contains(String(last)) { return true }
    }
    next = mirror.superclassMirror
  }
  return !isOwn
}
