import Foundation

extension TextLayout {
  /// Returns the layout of a text from a cache, which keeps it for further measuring and drawing.
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

  /// Returns the layout of a text in one font from the cache.
  package static func cached(
    _ string: String, font: UIFont, options: Options = Options(),
    paragraph: ParagraphValues = ParagraphValues()
  ) -> TextLayout {
    cached(TextSource(string, font: font, paragraph: paragraph), options: options)
  }

  /// The capacity of the cache; a screen of text has fewer layouts. Grade: tunable.
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

  // All text layout is on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) private static var entries: [Key: Entry] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) private static var clock = 0
}
