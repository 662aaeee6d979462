import Foundation

@objc enum Difficulty: Int, CaseIterable, Codable {
  case easy, moderate, hard

  var title: String {
    switch self {
    case .easy: return L10n.easy
    case .moderate: return L10n.moderate
    case .hard: return L10n.hard
    }
  }
}

struct Trail: Identifiable, Hashable {
  let id: Int
  var name: String
  var region: String
  /// Kilometres.
  var length: Double
  /// Metres.
  var climb: Int
  var difficulty: Difficulty
  var isFavorite = false

  /// The duration in hours, by Naismith's rule.
  var duration: Double { length / 5 + Double(climb) / 600 }
}

extension Trail {
  static let samples: [Trail] = [
    Trail(id: 1, name: "Lake Loop", region: "Harz", length: 6.2, climb: 90, difficulty: .easy),
    Trail(
      id: 2, name: "Ridge Walk", region: "Rhön", length: 14.5, climb: 620, difficulty: .moderate),
    Trail(
      id: 3, name: "Summit Route", region: "Allgäu", length: 18.9, climb: 1_450, difficulty: .hard),
    Trail(
      id: 4, name: "Forest Path", region: "Eifel", length: 8.1, climb: 160, difficulty: .easy),
    Trail(
      id: 5, name: "Gorge Trail", region: "Harz", length: 11.3, climb: 540, difficulty: .moderate),
    Trail(
      id: 6, name: "Glacier View", region: "Allgäu", length: 21.0, climb: 1_720, difficulty: .hard),
  ]
}
