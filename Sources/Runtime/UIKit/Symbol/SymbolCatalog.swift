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
      natureRecipes, mediaRecipes, writingRecipes,
    ] {
      all.merge(group) { first, _ in first }
    }
    for (alias, name) in aliases { all[alias] = all[name] }
    return all
  }()

  /// Names for which another symbol's drawing serves.
  private static let aliases = [
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "document": "doc",
    "document.fill": "doc.fill",
  ]
}
