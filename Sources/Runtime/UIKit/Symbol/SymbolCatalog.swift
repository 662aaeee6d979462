import Foundation

/// The symbols there are. All are drawn here, under the names iOS uses for the same ideas.
package enum SymbolCatalog {
  /// The recipe of a symbol, or nil for an unknown name.
  static func recipe(named name: String) -> String? {
    recipes[name]
  }

  /// The names of all symbols, sorted; parts that only serve other symbols begin with "_".
  package static var names: [String] {
    recipes.keys.filter { !$0.hasPrefix("_") }.sorted()
  }

  private static let recipes: [String: String] = {
    var all: [String: String] = [:]
    for group in [
      signRecipes, arrowRecipes, objectRecipes, peopleRecipes, placeRecipes, travelRecipes,
      natureRecipes, mediaRecipes, writingRecipes, deviceRecipes, belongingRecipes, wayRecipes,
      shapeRecipes, lifeRecipes, workRecipes,
    ] {
      all.merge(group) { first, _ in first }
    }
    for name in struck { all[struckName(name)] = "u \(name) 1 12 12; u _slash 1 12 12" }
    for name in encircled {
      let sign = all[name + ".fill"] == nil ? name : name + ".fill"
      all[name + ".circle"] = "u circle 1 12 12; u*0.8 \(sign) 0.54 12 12"
      all[name + ".circle.fill"] = "u circle.fill 1 12 12; w*0.8 \(sign) 0.54 12 12"
    }
    for name in extended { all[name + ".badge.plus"] = "u/2 \(name) 0.95 11 11.4; u _plus 1 12 12" }
    for (alias, name) in aliases { all[alias] = all[name] }
    return all
  }()

  /// Symbols that also come struck through.
  private static let struck = [
    "mic", "mic.fill", "bell", "bell.fill", "video", "video.fill", "speaker", "speaker.fill",
    "heart", "heart.fill", "star", "star.fill", "pin", "pin.fill", "location", "location.fill",
    "wifi", "bolt", "bolt.fill", "lightbulb", "lightbulb.fill", "icloud", "icloud.fill", "trash",
    "trash.fill", "tag", "tag.fill", "bookmark", "bookmark.fill", "hand.raised",
    "hand.raised.fill", "flag", "flag.fill", "lock", "lock.fill", "person", "person.fill",
  ]

  /// The name of a symbol struck through: "slash" comes before "fill".
  private static func struckName(_ name: String) -> String {
    name.hasSuffix(".fill") ? name.dropLast(5) + ".slash.fill" : name + ".slash"
  }

  /// Signs that also come in a circle.
  private static let encircled = [
    "trash", "pencil", "dollarsign", "eurosign", "bell", "envelope", "phone", "video", "mic",
    "flag", "bookmark", "tag", "cart", "bag", "folder", "paperplane", "link", "house", "lock",
    "bolt", "drop", "flame", "leaf", "cloud", "car", "tram", "airplane", "bicycle", "book", "gift",
    "person.2", "hand.raised", "camera", "photo", "magnifyingglass", "gearshape", "at", "number",
    "asterisk", "infinity", "pin", "tray", "archivebox", "doc", "creditcard", "clock", "calendar",
    "list.bullet", "sun.max", "fork.knife", "figure.walk", "eye", "arrow.uturn.left",
    "checkmark.seal", "hand.thumbsup", "hand.thumbsdown", "pawprint", "trophy", "stethoscope",
    "pills", "cross", "bed.double", "fuelpump", "building.columns", "graduationcap", "equal",
    "multiply", "divide", "command", "square.and.arrow.up", "arrow.triangle.2.circlepath",
    "lightbulb", "hammer", "tv", "arrow.down.left", "arrow.up.left", "arrow.down.right",
    "arrow.left.arrow.right", "arrow.up.arrow.down", "viewfinder", "snowflake", "moon",
  ]

  /// Symbols that also come with a plus at their corner.
  private static let extended = [
    "folder", "folder.fill", "doc", "doc.fill", "cart", "cart.fill", "person.crop.circle",
    "person.crop.circle.fill", "link", "rectangle.stack", "rectangle.stack.fill", "note.text",
    "video", "video.fill", "photo", "bag", "bag.fill",
  ]

  /// Names for which another symbol's drawing serves.
  private static let aliases = [
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "document": "doc",
    "document.fill": "doc.fill",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "airplay.audio": "airplayaudio",
    "airplay.video": "airplayvideo",
    "document.on.document": "doc.on.doc",
    "document.on.document.fill": "doc.on.doc.fill",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "macbook": "laptopcomputer",
    "battery.100percent": "battery.100",
    "battery.75percent": "battery.75",
    "battery.50percent": "battery.50",
    "battery.25percent": "battery.25",
    "battery.0percent": "battery.0",
  ]
}
