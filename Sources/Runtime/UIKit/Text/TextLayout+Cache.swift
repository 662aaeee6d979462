import Foundation

extension TextLayout {
  /// The layout of a text, kept for the next time the same text is measured or drawn.
  package static func cached(_ source: TextSource, options: Options = Options()) -> TextLayout {
    let key = Key(source: source, options: options)
    clock += 1
    if let entry = entries[key] {
      entry.lastUse = clock
      return entry.layout
    }
    if entries.count >= capacity { dropOldest() }
    let layout = TextLayout(source, options: options)
    entries[key] = Entry(layout: layout, lastUse: clock)
    return layout
  }

  /// The layout of a text in one font; shorter to write.
  package static func cached(
    _ string: String, font: UIFont, options: Options = Options(),
    paragraph: ParagraphValues = ParagraphValues()
  ) -> TextLayout {
    cached(TextSource(string, font: font, paragraph: paragraph), options: options)
  }

  /// How many layouts are kept; a screen of text has fewer. Grade: tunable.
  private static let capacity = 512

  private static func dropOldest() {
    let uses = entries.values.map(\.lastUse).sorted()
    let limit = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse > limit }
  }

  private struct Key: Hashable {
    let source: TextSource
    let options: Options
  }

  private final class Entry {
    let layout: TextLayout
    var lastUse: Int

    init(layout: TextLayout, lastUse: Int) {
      self.layout = layout
      self.lastUse = lastUse
    }
  }

  // All text work is on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) private static var entries: [Key: Entry] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) private static var clock = 0
}
