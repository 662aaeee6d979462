import UIKit

/// A place in the town.
struct Place {
  var name: String
  var kind: String
  var symbol: String
  var color: UIColor
  /// The walking distance, as shown.
  var distance: String
  var rating: Double
  var reviews: Int
  var hours: String
  var address: String
  var text: [String]
  /// The location in points of the town plan; `nil` for a place off the map.
  var position: CGPoint?

  /// The text below the name in a list.
  var subtitle: String { "\(kind) · \(hours)" }

  /// Indicates whether a search for a text finds the place; an empty text finds all.
  func matches(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    return text.isEmpty || [name, kind, address].contains { $0.lowercased().contains(text) }
  }
}
