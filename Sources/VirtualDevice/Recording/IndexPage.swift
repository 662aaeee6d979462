/// A page that shows recordings side by side.
package struct IndexPage {
  /// A recording on the page.
  package struct Entry {
    package var name: String
    package var title: String
    /// A description in one sentence; may be empty.
    package var summary: String
    /// The animation's file, relative to the page.
    package var animation: String
    /// The film strip's file, relative to the page; `nil` if there is none.
    package var strip: String?
    /// The width in which the animation is shown, in pixels of the page.
    package var width: Int
    package var height: Int

    package init(
      name: String, title: String, summary: String = "", animation: String, strip: String?,
      width: Int, height: Int
    ) {
      self.name = name
      self.title = title
      self.summary = summary
      self.animation = animation
      self.strip = strip
      self.width = width
      self.height = height
    }
  }

  /// The page's heading.
  package var title: String
  /// The recordings in order.
  package var entries: [Entry]

  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The page as HTML.
  package var html: String {
    var html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
      body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
      main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
      figure { margin: 0; }
      figure img { border: 1px solid #8884; border-radius: 2rem; height: auto; width: 100%; }
      figcaption { margin-top: .5rem; }
      figcaption p { margin: .3rem 0; opacity: .8; }
      code { display: block; opacity: .7; }
      </style>
      <h1>\(Self.escaped(title))</h1>
      <main>

      """
    for entry in entries {
      html += """
        <figure id="\(Self.escaped(entry.name))">
        <img src="\(Self.escaped(entry.animation))" alt="\(Self.escaped(entry.title))" \
        width="\(entry.width)" height="\(entry.height)" loading="lazy">
        <figcaption>\(Self.escaped(entry.title)) <code>\(Self.escaped(entry.name))</code>
        """
      if !entry.summary.isEmpty { html += "\n<p>\(Self.escaped(entry.summary))</p>" }
      if let strip = entry.strip {
        html += "\n<a href=\"\(Self.escaped(strip))\">film strip</a>"
      }
      html += "</figcaption>\n</figure>\n"
    }
    return html + "</main>\n</html>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
