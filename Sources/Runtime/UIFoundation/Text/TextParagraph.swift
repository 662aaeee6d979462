import CPango
import CoreGraphics
import Foundation

/// A paragraph laid out by pango, which computes lines and glyphs; heights are computed here.
final class TextParagraph {
  /// The range of the paragraph in the text, in UTF-16 units, without the line break.
  let range: NSRange
  /// The style of the paragraph: that of its first character.
  let values: ParagraphValues
  /// The wrapping or truncation of text that does not fit.
  var mode: NSLineBreakMode { values.lineBreakMode }

  private let source: TextSource
  private let bytes: TextBytes
  private let layout: OpaquePointer?
  /// The runs of attributes with their first UTF-16 unit in the text.
  private let runs: [(start: Int, run: TextRun)]

  /// Lays out one paragraph. `limit` is the maximum number of lines, 0 for any; `continues` adds an
  /// ellipsis at the end even if everything fits, because more paragraphs follow.
  init(
    _ source: TextSource, range: NSRange, options: TextLayout.Options, limit: Int,
    continues: Bool = false
  ) {
    self.source = source
    self.range = range
    runs = TextParagraph.runs(of: source, in: range)
    values = (runs.first?.run ?? source.base).paragraph
    var text = TextParagraph.substring(of: source.string, range: range)
    if continues { text += "\u{2026}" }
    bytes = TextBytes(text)
    layout = FontLibrary.context.flatMap { pango_layout_new($0) }
    guard let layout else { return }
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setAttributes(of: layout)
    setWidth(of: layout, options: options, limit: limit)
    tightenEllipsis(of: layout)
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// The number of lines, at least one.
  var lineCount: Int {
    layout.map { Int(pango_layout_get_line_count($0)) } ?? 1
  }

  /// Returns one of the lines.
  func line(at index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    layout.flatMap { pango_layout_get_line_readonly($0, Int32(index)) }
  }

  /// Indicates whether an ellipsis replaces some of the paragraph's characters in the line.
  func isEllipsized(_ line: UnsafeMutablePointer<PangoLayoutLine>?) -> Bool {
    guard let layout, pango_layout_is_ellipsized(layout) != 0, let line else { return false }
    return glyphRuns(of: line).contains(where: TextParagraph.isEllipsis)
  }

  /// Returns the range of a line, in UTF-16 units of the text.
  func range(of line: UnsafeMutablePointer<PangoLayoutLine>?) -> NSRange {
    guard let line else { return range }
    let start = min(bytes.utf16(ofByte: Int(line.pointee.start_index)), range.length)
    let end = bytes.utf16(ofByte: Int(line.pointee.start_index + line.pointee.length))
    return NSRange(
      location: range.location + start, length: max(0, min(end, range.length) - start))
  }

  /// Returns the width of a line's characters without spaces at the end.
  ///
  /// Letter spacing is included for every character, as on iOS; pango omits it after the last.
  func width(of line: UnsafeMutablePointer<PangoLayoutLine>?) -> CGFloat {
    guard let line else { return 0 }
    let width = glyphRuns(of: line).reduce(0) { sum, run in
      sum + Int(pango_glyph_string_get_width(run.pointee.glyphs))
    }
    guard width > 0 else { return 0 }
    let characters = range(of: line)
    let last = run(at: characters.location + max(0, characters.length - 1))
    return max(0, CGFloat(width) / CGFloat(PANGO_SCALE) + last.spacing)
  }

  /// Returns the height of a line, and its baseline from its top, for the fonts of its characters.
  func metrics(
    of line: UnsafeMutablePointer<PangoLayoutLine>?
  ) -> (height: CGFloat, baseline: CGFloat, ascent: CGFloat, descent: CGFloat) {
    let characters = range(of: line)
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    for (start, run) in runs.isEmpty ? [(range.location, source.base)] : runs {
      let touches =
        start < characters.location + characters.length
        && start + run.length > characters.location
      guard touches || characters.length == 0 else { continue }
      let metrics = run.face.metrics
      let depth = metrics.leading - metrics.descender
      ascent = max(ascent, run.face.size * metrics.ascender + run.baselineOffset)
      descent = max(descent, run.face.size * depth - run.baselineOffset)
      guard let picture = run.picture else { continue }
      ascent = max(ascent, picture.bounds.maxY + run.baselineOffset)
      descent = max(descent, -picture.bounds.minY - run.baselineOffset)
    }
    var height = ascent + descent
    if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
    if values.minimumLineHeight > 0 { height = max(height, values.minimumLineHeight) }
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    return (height, height - descent, ascent, descent)
  }

  /// Returns the end of lines in bounds of a width.
  func trailingEdge(in width: CGFloat) -> CGFloat {
    values.tailIndent > 0 ? min(values.tailIndent, width) : width + values.tailIndent
  }

  /// Returns the attributes at a UTF-16 unit of the text.
  func run(at position: Int) -> TextRun {
    runs.last { $0.start <= position }?.run ?? runs.first?.run ?? source.base
  }

  /// Returns the UTF-16 unit of the text at a byte of the paragraph.
  func position(ofByte byte: Int) -> Int {
    range.location + min(bytes.utf16(ofByte: byte), range.length)
  }

  /// Returns the byte of the paragraph at a UTF-16 unit of the text.
  func byte(ofPosition position: Int) -> Int {
    bytes.byte(ofUTF16: min(max(position - range.location, 0), range.length))
  }

  /// Removes the space that pango adds beside an ellipsis to fill the line.
  private func tightenEllipsis(of layout: OpaquePointer) {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    for index in 0..<lineCount {
      guard let line = line(at: index) else { continue }
      for run in glyphRuns(of: line) where TextParagraph.isEllipsis(run) {
        guard let glyphs = run.pointee.glyphs?.pointee.glyphs else { continue }
        for glyph in 0..<Int(run.pointee.glyphs.pointee.num_glyphs) {
          var box = PangoRectangle()
          pango_font_get_glyph_extents(
            run.pointee.item.pointee.analysis.font, glyphs[glyph].glyph, nil, &box)
          glyphs[glyph].geometry.width = min(glyphs[glyph].geometry.width, box.width)
        }
      }
    }
  }

  private static func isEllipsis(_ run: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
    Int(run.pointee.item.pointee.analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  /// Returns the glyph runs of a line from left to right.
  func glyphRuns(
    of line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var found: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let entry = node {
      if let data = entry.pointee.data {
        found.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      node = entry.pointee.next
    }
    return found
  }

  private func setWidth(of layout: OpaquePointer, options: TextLayout.Options, limit: Int) {
    let wraps = options.width.isFinite && mode != .byClipping || mode.truncates
    guard options.width.isFinite, wraps else { return }
    let available = trailingEdge(in: options.width) - values.headIndent
    // A measured width must result in the same lines: it was rounded, and it includes the spacing
    // after the last character, which pango omits.
    let slack = 0.01 + max(0, -(runs.map(\.run.spacing).min() ?? 0))
    let units = (max(available, 0) + slack) * CGFloat(PANGO_SCALE)
    pango_layout_set_width(layout, Int32(clamping: min(units.rounded(.up), CGFloat(Int32.max / 2))))
    let first = values.firstLineHeadIndent - values.headIndent
    if first != 0 { pango_layout_set_indent(layout, Int32(clamping: first * CGFloat(PANGO_SCALE))) }
    pango_layout_set_wrap(
      layout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if values.alignment == .justified { pango_layout_set_justify(layout, 1) }
    guard limit > 0, mode.truncates else { return }
    pango_layout_set_height(layout, Int32(-limit))
    switch mode {
    case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
  }

  private func setAttributes(of layout: OpaquePointer) {
    guard let list = pango_attr_list_new() else { return }
    let keepsPlain = TextParagraph.wouldBecomeSigns(source.string)
    let all = runs.isEmpty ? [(range.location, source.base)] : runs
    for (index, (start, run)) in all.enumerated() {
      let from = UInt32(index == 0 ? 0 : byte(ofPosition: start))
      let to = index == all.count - 1 ? UInt32.max : UInt32(byte(ofPosition: start + run.length))
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = from
        attribute.pointee.end_index = to
        pango_attr_list_insert(list, attribute)
      }
      add(FontLibrary.description(of: run.face).flatMap { pango_attr_font_desc_new($0) })
      add(
        pango_attr_letter_spacing_new(
          Int32(clamping: (run.spacing * CGFloat(PANGO_SCALE)).rounded())))
      let features = [
        run.face.hasMonospacedDigits ? "tnum=1" : nil, keepsPlain ? "calt=0" : nil,
      ].compactMap { $0 }
      if let picture = run.picture { add(picture.shape) }
      if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
      // The colour is not drawn: it prevents glyph runs from spanning runs of attributes.
      if all.count > 1 { add(pango_attr_foreground_new(UInt16(index & 0xFFFF), 0, 0)) }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}

extension TextPicture {
  /// The attribute that reserves the space of an image in a line.
  fileprivate var shape: UnsafeMutablePointer<PangoAttribute>? {
    func units(_ length: CGFloat) -> Int32 {
      Int32(clamping: (length * CGFloat(PANGO_SCALE)).rounded())
    }
    var box = PangoRectangle(
      x: units(bounds.minX), y: units(-bounds.maxY), width: units(bounds.width),
      height: units(bounds.height))
    return pango_attr_shape_new(&box, &box)
  }
}

extension TextParagraph {
  /// Returns the paragraphs of a text; one for an empty text, an empty one after a final line
  /// break.
  static func ranges(of string: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var start = 0
    var position = 0
    var previous: UInt16 = 0
    for unit in string.utf16 {
      position += 1
      switch unit {
      case 0x0A where previous == 0x0D:
        start = position
      case 0x0A, 0x0D, 0x2029, 0x2028:
        ranges.append(NSRange(location: start, length: position - 1 - start))
        start = position
      default: break
      }
      previous = unit
    }
    ranges.append(NSRange(location: start, length: position - start))
    return ranges
  }

  /// Indicates whether Inter's contextual forms would change parts of the text into arrows or
  /// multiplication signs, which the system font of iOS does not do. Its other forms, such as
  /// raised colons between digits, are kept.
  private static func wouldBecomeSigns(_ string: String) -> Bool {
    var previous: UInt8 = 0
    for byte in string.utf8 {
      let isDigit = byte >= 0x30 && byte <= 0x39
      let wasDigit = previous >= 0x30 && previous <= 0x39
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") { return true }
      if wasDigit, byte | 0x20 == UInt8(ascii: "x") { return true }
      if isDigit, previous | 0x20 == UInt8(ascii: "x") { return true }
      previous = byte
    }
    return false
  }

  private static func substring(of string: String, range: NSRange) -> String {
    let units = string.utf16
    if range.location == 0, range.length == units.count { return string }
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    return String(string[start..<end])
  }

  private static func runs(
    of source: TextSource, in range: NSRange
  ) -> [(start: Int, run: TextRun)] {
    var found: [(start: Int, run: TextRun)] = []
    var start = 0
    for run in source.runs {
      let end = start + run.length
      let from = max(start, range.location)
      let to = min(end, range.location + range.length)
      if from < to || (range.length == 0 && start <= range.location && end > range.location) {
        var part = run
        part.length = max(0, to - from)
        found.append((from, part))
      }
      start = end
    }
    if found.isEmpty, let last = source.runs.last {
      var part = last
      part.length = 0
      found.append((range.location, part))
    }
    return found
  }
}
