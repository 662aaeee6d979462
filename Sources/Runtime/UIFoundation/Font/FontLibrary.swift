import CPango
import CoreGraphics
import Foundation

/// The font files with which all text is drawn, and the pango objects that read them.
///
/// The one place that names font files: Debian's static faces of Inter 4.0. A configuration of our
/// own sees only that folder and the files that an app registers, so no other font of the machine can change an image.
/// Main thread only, as all text work is.
enum FontLibrary {
  /// The folder of the font files.
  static let folder = "/usr/share/fonts/opentype/inter"
  /// The family for text below `displaySize`.
  static let textFamily = "Inter"
  /// The family for text from `displaySize` on.
  static let displayFamily = "Inter Display"
  /// The smallest size drawn with the display family, in points, as with the system font of iOS.
  static let displaySize: CGFloat = 20

  /// The context in which all layouts are created: one unit is one point, nothing is rounded or
  /// hinted.
  nonisolated(unsafe) static let context: OpaquePointer? = makeContext()

  nonisolated(unsafe) private static var descriptions: [FontFace: OpaquePointer] = [:]

  /// The largest size at which text is measured and drawn, in points: the width of a line of a hundred
  /// characters still fits into pango's integers (tunable).
  private static let largestSize = 10_000.0

  /// Returns the pango description of a face, which is cached permanently.
  static func description(of face: FontFace) -> OpaquePointer? {
    var key = face
    key.textStyle = nil
    key.scaling = nil
    key.hasMonospacedDigits = false
    if let known = descriptions[key] { return known }
    guard let description = pango_font_description_new() else { return nil }
    let size = max(0, min(Double(face.size), Self.largestSize))
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    if let file = face.named?.file {
      pango_font_description_set_family(description, file.patternFamily)
      descriptions[key] = description
      return description
    }
    pango_font_description_set_family(
      description, face.size < displaySize ? textFamily : displayFamily)
    pango_font_description_set_weight(description, weights[face.weight.index])
    pango_font_description_set_style(
      description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[key] = description
    return description
  }

  /// Returns the name of a face, as in the file's name.
  static func name(of face: FontFace) -> String {
    if let named = face.named { return named.postScriptName }
    let family = face.size < displaySize ? "Inter" : "InterDisplay"
    let weight = faceNames[face.weight.index]
    guard face.isItalic else { return "\(family)-\(weight)" }
    return weight == "Regular" ? "\(family)-Italic" : "\(family)-\(weight)Italic"
  }

  /// Returns the face with the given name, or `nil` when there is no such file.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    if let named = FontRegistry.face(named: name) { return FontFace(named, size: size) }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first, family == "Inter" || family == "InterDisplay" else {
      return nil
    }
    var style = parts.count > 1 ? String(parts[1]) : "Regular"
    let isItalic = style.hasSuffix("Italic")
    if isItalic { style.removeLast("Italic".count) }
    guard let index = faceNames.firstIndex(of: style.isEmpty ? "Regular" : style) else {
      return nil
    }
    var face = FontFace(size: size, weight: UIFont.Weight.ordered[index])
    face.isItalic = isItalic
    return face
  }

  private static let faceNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static let weights: [PangoWeight] = [
    PANGO_WEIGHT_THIN, PANGO_WEIGHT_ULTRALIGHT, PANGO_WEIGHT_LIGHT, PANGO_WEIGHT_NORMAL,
    PANGO_WEIGHT_MEDIUM, PANGO_WEIGHT_SEMIBOLD, PANGO_WEIGHT_BOLD, PANGO_WEIGHT_ULTRABOLD,
    PANGO_WEIGHT_HEAVY,
  ]

  nonisolated(unsafe) private static var map: UnsafeMutablePointer<PangoFontMap>?
  nonisolated(unsafe) private static var configuration: OpaquePointer?

  /// Adds the fonts of a file to the configuration, and returns their patterns; empty if it has none.
  static func add(_ path: String) -> [OpaquePointer] {
    guard context != nil, let configuration, let map else { return [] }
    let count = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
    guard FcConfigAppFontAddFile(configuration, path) != 0,
      let set = FcConfigGetFonts(configuration, FcSetApplication)
    else { return [] }
    pango_fc_font_map_config_changed(OpaquePointer(map))
    return (Int(count)..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  private static func makeContext() -> OpaquePointer? {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    Self.map = map
    if let configuration = makeConfiguration() {
      Self.configuration = configuration
      pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    }
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string("en-us"))
    return context
  }

  /// Creates a configuration that sees only `folder`; returns `nil`, which means the machine's
  /// fonts, without it.
  private static func makeConfiguration() -> OpaquePointer? {
    guard FileManager.default.fileExists(atPath: folder + "/Inter-Regular.otf") else {
      Misuse.report(DrawingMisuse.missingFonts(folder))
      return nil
    }
    let configuration = FcConfigCreate()
    let xml = """
      <?xml version="1.0"?><fontconfig><dir>\(folder)</dir>\
      <cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
      """
    guard FcConfigParseAndLoadFromMemory(configuration, xml, 0) != 0,
      FcConfigBuildFonts(configuration) != 0
    else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }
}
