import CPango
import Foundation

/// The faces of font files that the app registered, and those of the families of iOS.
///
/// Main thread only, as all text work is. A process has one set of faces, as an app's process on iOS has.
package enum FontRegistry {
  nonisolated(unsafe) private static var files: [String: [NamedFace]] = [:]
  /// The faces of files, those that were registered first at the front.
  nonisolated(unsafe) private static var faces: [NamedFace] = []

  /// A reason for which a file is not registered.
  package enum Failure: Error {
    /// There is no file, or it has no font.
    case unreadable
    /// The file is registered.
    case duplicate
  }

  /// Registers the faces of a font file.
  package static func register(_ path: String) throws(Failure) {
    guard files[path] == nil else { throw .duplicate }
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
      throw .unreadable
    }
    let patterns = FontLibrary.add(path)
    var added: [NamedFace] = []
    for pattern in patterns {
      guard let face = face(pattern, path, data) else { continue }
      // Of two faces with one name the first stays.
      if !faces.contains(where: { $0.postScriptName == face.postScriptName }) { added.append(face) }
    }
    guard !patterns.isEmpty else { throw .unreadable }
    faces += added
    files[path] = added
  }

  /// Removes the faces of a file; returns false if it was not registered.
  package static func unregister(_ path: String) -> Bool {
    guard let removed = files.removeValue(forKey: path) else { return false }
    faces.removeAll { removed.contains($0) }
    return true
  }

  /// Returns the PostScript name of the first face of a registered file.
  static func name(ofFontAt path: String) -> String? { files[path]?.first?.postScriptName }

  private static func face(_ pattern: OpaquePointer, _ path: String, _ data: Data) -> NamedFace? {
    func text(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    func number(_ key: String) -> Int {
      var value: Int32 = 0
      guard FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch else { return 0 }
      return Int(clamping: value)
    }
    guard let family = text(FC_FAMILY) else { return nil }
    let name = text(FC_POSTSCRIPT_NAME) ?? family
    var weight = 0.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    // The weights of OpenType are hundreds: 400 is regular, the fourth of nine.
    let hundred = weight > 0 ? Int(clamping: (FcWeightToOpenTypeDouble(weight) / 100).rounded()) : 4
    let metrics = FontTables(data, face: number(FC_INDEX) & 0xFFFF)?.metrics ?? .system
    // The face alone has this family, so that no other is drawn in its place.
    let own = "\(path)#\(number(FC_INDEX))"
    FcPatternDel(pattern, FC_FAMILY)
    FcPatternAddString(pattern, FC_FAMILY, own)
    return NamedFace(
      postScriptName: name, fullName: text(FC_FULLNAME) ?? name, familyName: family,
      weight: UIFont.Weight.ordered[min(max(hundred, 1), 9) - 1],
      isItalic: number(FC_SLANT) > 0,
      file: NamedFace.File(patternFamily: own, path: path, metrics: metrics))
  }

  /// Returns the face of a PostScript name, a full name, or a family, of which it is the regular one.
  static func face(named name: String) -> NamedFace? {
    let all = faces + SystemFamilies.faces
    return all.first { $0.postScriptName == name } ?? all.first { $0.fullName == name }
      ?? regular(in: all.filter { $0.familyName == name })
  }

  private static func regular(in family: [NamedFace]) -> NamedFace? {
    family.first.flatMap { nearest(in: family, weight: .regular, isItalic: false) ?? $0 }
  }

  /// Returns the face of the same family that is nearest to a weight, in a slant if there is one.
  static func nearest(to face: NamedFace, weight: UIFont.Weight, isItalic: Bool) -> NamedFace? {
    let all = face.file == nil ? SystemFamilies.faces : faces
    let family = all.filter { $0.familyName == face.familyName }
    let slanted = family.filter { $0.isItalic == isItalic }
    return nearest(in: slanted.isEmpty ? family : slanted, weight: weight, isItalic: isItalic)
  }

  private static func nearest(
    in family: [NamedFace], weight: UIFont.Weight, isItalic: Bool
  ) -> NamedFace? {
    func distance(_ face: NamedFace) -> CGFloat {
      abs(face.weight.rawValue - weight.rawValue) + (face.isItalic == isItalic ? 0 : 4)
    }
    return family.min { distance($0) < distance($1) }
  }

  /// The names of the families, sorted.
  static var familyNames: [String] {
    Set((faces + SystemFamilies.faces).map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a family's faces.
  static func names(of family: String) -> [String] {
    (faces + SystemFamilies.faces).filter { $0.familyName == family }.map(\.postScriptName)
  }
}
