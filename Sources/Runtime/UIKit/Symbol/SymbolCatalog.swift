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
      shapeRecipes, lifeRecipes, workRecipes, badgeRecipes, figureRecipes, routeRecipes,
      paneRecipes,
      wordingRecipes, householdRecipes, everydayRecipes,
    ] {
      all.merge(group) { first, _ in first }
    }
    for (name, silhouette) in silhouettes {
      let recipes = silhouetteRecipes(silhouette)
      all[name] = recipes.outline
      if let filled = filledNames[name] ?? name + ".fill" { all[filled] = recipes.filled }
    }
    for name in struck { all[struckName(name)] = "u \(name) 1 12 12; u _slash 1 12 12" }
    for name in encircled {
      let sign = all[name + ".fill"] == nil ? name : name + ".fill"
      all[name + ".circle"] = "u circle 1 12 12; u*0.8 \(sign) 0.54 12 12"
      all[name + ".circle.fill"] = "u circle.fill 1 12 12; w*0.8 \(sign) 0.54 12 12"
    }
    for name in squared {
      all[name + ".square"] = "u square 1 12 12; u*0.8 \(name) 0.54 12 12"
      all[name + ".square.fill"] = "u square.fill 1 12 12; w*0.8 \(name) 0.54 12 12"
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
    "play", "play.fill", "pencil", "square", "square.fill",
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
    "arrow.left.arrow.right", "arrow.up.arrow.down", "viewfinder", "snowflake", "moon", "plusminus",
    "paperclip", "shuffle", "repeat", "ladybug", "tree", "shippingbox", "map", "timer",
    "headphones", "sterlingsign", "yensign", "indianrupeesign", "bitcoinsign", "message", "gear",
    "bolt.horizontal", "popcorn", "soccerball", "basketball", "football", "baseball",
    "tennisball", "volleyball", "hare", "tortoise", "bird", "fish", "lizard", "dog", "cat", "ant",
    "parkingsign", "eject", "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left",
    "arrowtriangle.right", "theatermasks", "storefront", "arrow.counterclockwise",
  ]

  /// Signs that also come in a square.
  private static let squared = [
    "heart", "star", "dollarsign", "eurosign", "exclamationmark", "questionmark", "info", "equal",
    "multiply", "divide", "chevron.up", "chevron.down", "chevron.left", "chevron.right",
    "arrow.up", "arrow.down", "arrow.left", "arrow.right",
  ]

  /// What filled silhouettes are called where it is not the usual name; `nil` where there is none.
  private static let filledNames: [String: String?] = [
    "soccerball": "soccerball.inverse", "arcade.stick": nil,
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
    "document.badge.plus": "doc.badge.plus",
    "dial.min": "dial.low",
    "dial.max": "dial.high",
    "figure.mind.and.body": "figure.yoga",
    "cloud.drizzle.fill": "cloud.rain.fill",
    "cloud.hail": "cloud.sleet",
    "thermometer": "thermometer.medium",
    "square.3.layers.3d": "square.stack.3d.up",
    "pip": "rectangle.inset.bottomright.filled",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
    "quote.opening": "_quote",
    "gauge": "gauge.with.dots.needle.50percent",
    "eyedropper.halffull": "eyedropper",
    "iphone.gen3": "iphone",
    "airpodspro": "airpods",
    "earbuds": "airpods",
    "lightrail": "tram",
    "box.truck": "truck.box",
    "box.truck.fill": "truck.box.fill",
    "ev.charger": "fuelpump",
    "face.smiling.fill": "face.smiling.inverse",
    "text.justify.left": "text.justify",
    "text.justify.leading": "text.justify",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "arrow.up.forward": "arrow.up.right",
    "arrow.up.backward": "arrow.up.left",
    "arrow.down.forward": "arrow.down.right",
    "arrow.down.backward": "arrow.down.left",
    "arrow.up.forward.square": "arrow.up.right.square",
    "arrow.up.forward.square.fill": "arrow.up.right.square.fill",
    "arrow.up.forward.circle": "arrow.up.right.circle",
    "arrow.up.forward.circle.fill": "arrow.up.right.circle.fill",
    "arrow.rectanglepath": "arrow.2.squarepath",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "cursorarrow.click": "cursorarrow.rays",
    "chevron.left.slash.chevron.right": "chevron.left.forwardslash.chevron.right",
    "book.pages": "book",
    "text.page": "doc.text",
    "bubble": "bubble.left",
    "bubble.fill": "bubble.left.fill",
  ]
}
