import UIKit

/// A place somebody may want to go to.
struct Place {
  var name: String
  var kind: String
  var symbol: String
  var color: UIColor
  /// How far it is to walk, as shown.
  var distance: String
  var rating: Double
  var reviews: Int
  var hours: String
  var address: String
  var text: [String]
  /// Points of the town plan; nil for a place off the map.
  var position: CGPoint?

  /// What a list says below the name.
  var subtitle: String { "\(kind) · \(hours)" }

  /// Whether a search for a text finds the place; an empty text finds all.
  func matches(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    return text.isEmpty || [name, kind, address].contains { $0.lowercased().contains(text) }
  }
}
