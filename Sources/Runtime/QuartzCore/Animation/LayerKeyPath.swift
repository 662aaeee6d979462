import Foundation

/// A parsed key path of a layer: a property and optionally a component of its value.
package struct LayerKeyPath: Hashable, Sendable {
  /// A component of a value.
  package enum Part: String, Sendable {
    case whole
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  package let key: LayerKey
  package let part: Part

  package init(_ key: LayerKey, _ part: Part = .whole) {
    self.key = key
    self.part = part
  }

  /// Parses `"transform.scale.x"` and the like; `nil` if there is no such property or component.
  package init?(_ string: String) {
    let pieces = string.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var name = pieces.first.map(String.init) ?? ""
    if name == "isHidden" { name = "hidden" }
    guard let key = LayerKey(rawValue: name) else { return nil }
    guard pieces.count == 2 else {
      self.init(key)
      return
    }
    guard let part = Part(rawValue: String(pieces[1])), part != .whole, part.belongs(to: key)
    else { return nil }
    self.init(key, part)
  }
}

extension LayerKeyPath.Part {
  func belongs(to key: LayerKey) -> Bool {
    switch key {
    case .bounds, .contentsRect:
      [.origin, .size, .originX, .originY, .sizeWidth, .sizeHeight].contains(self)
    case .position, .anchorPoint, .startPoint, .endPoint: self == .x || self == .y
    case .shadowOffset: self == .width || self == .height
    case .transform, .sublayerTransform:
      rawValue.hasPrefix("scale") || rawValue.hasPrefix("rotation")
        || rawValue.hasPrefix("translation")
    default: false
    }
  }

  /// Returns the component of a value; `none` if it has no such component.
  func get(_ value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.whole, _): return value
    case (.x, .point(let p)): return .number(p.x)
    case (.y, .point(let p)): return .number(p.y)
    case (.width, .size(let s)): return .number(s.width)
    case (.height, .size(let s)): return .number(s.height)
    case (.origin, .rect(let r)): return .point(r.origin)
    case (.size, .rect(let r)): return .size(r.size)
    case (.originX, .rect(let r)): return .number(r.origin.x)
    case (.originY, .rect(let r)): return .number(r.origin.y)
    case (.sizeWidth, .rect(let r)): return .number(r.size.width)
    case (.sizeHeight, .rect(let r)): return .number(r.size.height)
    case (_, .transform(let t)): return get(TransformParts(t))
    default: return .none
    }
  }

  private func get(_ parts: TransformParts) -> AnimatableValue {
    switch self {
    case .scale: .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .rotation, .rotationZ: .number(parts.rotation.z)
    case .rotationX: .number(parts.rotation.x)
    case .rotationY: .number(parts.rotation.y)
    case .translation: .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    default: .none
    }
  }

  /// Returns `value` with this component replaced; `value` itself if the component does not fit.
  func set(_ part: AnimatableValue, in value: AnimatableValue) -> AnimatableValue {
    switch (self, value, part) {
    case (.whole, _, _): return part
    case (.x, .point(let p), .number(let n)): return .point(CGPoint(x: n, y: p.y))
    case (.y, .point(let p), .number(let n)): return .point(CGPoint(x: p.x, y: n))
    case (.width, .size(let s), .number(let n)): return .size(CGSize(width: n, height: s.height))
    case (.height, .size(let s), .number(let n)): return .size(CGSize(width: s.width, height: n))
    case (.origin, .rect(let r), .point(let p)): return .rect(CGRect(origin: p, size: r.size))
    case (.size, .rect(let r), .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
    case (.originX, .rect(var r), .number(let n)):
      r.origin.x = n
      return .rect(r)
    case (.originY, .rect(var r), .number(let n)):
      r.origin.y = n
      return .rect(r)
    case (.sizeWidth, .rect(var r), .number(let n)):
      r.size.width = n
      return .rect(r)
    case (.sizeHeight, .rect(var r), .number(let n)):
      r.size.height = n
      return .rect(r)
    case (_, .transform(let t), _):
      var parts = TransformParts(t)
      return set(part, in: &parts) ? .transform(parts.transform) : value
    default: return value
    }
  }

  private func set(_ value: AnimatableValue, in parts: inout TransformParts) -> Bool {
    switch (self, value) {
    case (.scale, .number(let n)): parts.scale = SIMD3(n, n, n)
    case (.scaleX, .number(let n)): parts.scale.x = n
    case (.scaleY, .number(let n)): parts.scale.y = n
    case (.scaleZ, .number(let n)): parts.scale.z = n
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)): parts.rotation.z = n
    case (.rotationX, .number(let n)): parts.rotation.x = n
    case (.rotationY, .number(let n)): parts.rotation.y = n
    case (.translation, .size(let s)):
      (parts.translation.x, parts.translation.y) = (s.width, s.height)
    case (.translation, .point(let p)): (parts.translation.x, parts.translation.y) = (p.x, p.y)
    case (.translationX, .number(let n)): parts.translation.x = n
    case (.translationY, .number(let n)): parts.translation.y = n
    case (.translationZ, .number(let n)): parts.translation.z = n
    default: return false
    }
    return true
  }
}

/// A matrix decomposed into scale, then rotation about x, y and z, then translation. Skew and
/// perspective are lost.
struct TransformParts {
  var scale: SIMD3<Double>
  var rotation: SIMD3<Double>
  var translation: SIMD3<Double>

  init(_ t: CATransform3D) {
    translation = SIMD3(t.m41, t.m42, t.m43)
    let rows = t.rows
    func length(_ v: SIMD4<Double>) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
    scale = SIMD3(length(rows.0), length(rows.1), length(rows.2))
    let mirrored =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31) < 0
    if mirrored { scale.y = -scale.y }
    func unit(_ v: SIMD4<Double>, _ s: Double) -> SIMD4<Double> { s == 0 ? v : v / s }
    let (x, y, z) = (unit(rows.0, scale.x), unit(rows.1, scale.y), unit(rows.2, scale.z))
    rotation = SIMD3(atan2(y.z, z.z), asin(min(max(-x.z, -1), 1)), atan2(x.y, x.x))
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    if rotation.x != 0 { t = t * CATransform3DMakeRotation(rotation.x, 1, 0, 0) }
    if rotation.y != 0 { t = t * CATransform3DMakeRotation(rotation.y, 0, 1, 0) }
    if rotation.z != 0 { t = t * CATransform3DMakeRotation(rotation.z, 0, 0, 1) }
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    return t
  }
}
