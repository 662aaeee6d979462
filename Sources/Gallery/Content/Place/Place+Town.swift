import UIKit

extension Place {
  /// The places of the town, the nearest first.
  static let town: [Place] = [
    Place(
      name: "Café Linden", kind: "Coffee & cake", symbol: "cup.and.saucer.fill",
      color: .systemOrange, distance: "350 m", rating: 4.7, reviews: 312, hours: "Open until 19:00",
      address: "Lindenallee 12",
      text: [
        "A corner room with tall windows, nine tables and a lime tree older than the house. "
          + "The coffee is roasted two streets away, and the plum cake is gone by three.",
        "In summer the tables stand under the tree, and the park begins where the pavement "
          + "ends. Ask for the blankets when the evening turns cool.",
      ],
      position: CGPoint(x: TownPlan.avenueX, y: TownPlan.rows[10])),
    Place(
      name: "Lindenpark", kind: "Park", symbol: "tree.fill", color: .systemGreen,
      distance: "400 m", rating: 4.8, reviews: 1_204, hours: "Always open", address: "Lindenallee",
      text: [
        "Twelve hectares of meadow with a pond, two playgrounds and the quietest benches in town."
      ],
      position: CGPoint(x: TownPlan.park.midX + 4, y: TownPlan.park.midY - 6)),
    Place(
      name: "City Library", kind: "Library", symbol: "book.fill", color: .systemBrown,
      distance: "450 m", rating: 4.6, reviews: 208, hours: "Open until 20:00",
      address: "Gerberweg 3",
      text: ["Four floors of books, and a reading room under a glass roof."],
      position: CGPoint(x: TownPlan.columns[12] - 4, y: TownPlan.rows[11] + 8)),
    Place(
      name: "Market Hall", kind: "Food market", symbol: "basket.fill", color: .systemYellow,
      distance: "500 m", rating: 4.5, reviews: 861, hours: "Open until 18:00",
      address: "Hafenstraße 40",
      text: ["Thirty stalls below an iron roof of 1891: bread, fish, cheese and flowers."],
      position: CGPoint(x: TownPlan.columns[12] - 26, y: TownPlan.rows[13] + 4)),
    Place(
      name: "Theatre am Wall", kind: "Theatre", symbol: "music.note", color: .systemPurple,
      distance: "700 m", rating: 4.4, reviews: 142, hours: "Tonight 19:30", address: "Am Wall 1",
      text: ["A small house with a large stage and a bar that stays open after the play."],
      position: CGPoint(x: TownPlan.columns[9] - 26, y: TownPlan.rows[11] - 12)),
    Place(
      name: "Harbour Bath", kind: "Swimming pool", symbol: "drop.fill", color: .systemCyan,
      distance: "850 m", rating: 4.3, reviews: 530, hours: "Open until 21:00",
      address: "Hafenstraße 88",
      text: ["A pool that floats in the river, with a sauna at its far end."],
      position: CGPoint(x: 40, y: 236)),
    Place(
      name: "Central Station", kind: "Railway station", symbol: "tram.fill", color: .systemBlue,
      distance: "900 m", rating: 4.0, reviews: 2_310, hours: "Always open",
      address: "Bahnhofsplatz 1",
      text: ["Trains to the coast every half an hour."],
      position: CGPoint(x: 54, y: 358)),
    Place(
      name: "Bookshop Ampersand", kind: "Books", symbol: "bookmark.fill", color: .systemIndigo,
      distance: "1.1 km", rating: 4.9, reviews: 97, hours: "Open until 18:30",
      address: "Brückenweg 9", text: ["A long room of poetry, maps and second-hand novels."]),
    Place(
      name: "Trattoria Sole", kind: "Italian", symbol: "fork.knife", color: .systemRed,
      distance: "1.2 km", rating: 4.6, reviews: 418, hours: "Opens at 17:30",
      address: "Brückenweg 21", text: ["Handmade pasta, six dishes a day, no bookings."]),
    Place(
      name: "Wheel & Co.", kind: "Bicycles", symbol: "bicycle", color: .systemTeal,
      distance: "1.3 km", rating: 4.7, reviews: 176, hours: "Open until 18:00",
      address: "Am Wall 17", text: ["Repairs while you wait, and a cargo bike to borrow."]),
    Place(
      name: "Observatory Hill", kind: "Viewpoint", symbol: "mountain.2.fill", color: .systemMint,
      distance: "2.4 km", rating: 4.8, reviews: 689, hours: "Always open", address: "Sternweg",
      text: ["The whole town at your feet, and the sea on clear days."]),
    Place(
      name: "Rose Garden", kind: "Garden", symbol: "leaf.fill", color: .systemPink,
      distance: "2.6 km", rating: 4.5, reviews: 254, hours: "Open until dusk",
      address: "Sternweg 4", text: ["Two hundred kinds of roses around a round pond."]),
    Place(
      name: "Grand Hotel", kind: "Hotel", symbol: "bed.double.fill", color: .systemPurple,
      distance: "2.8 km", rating: 4.2, reviews: 934, hours: "Always open", address: "Kai 2",
      text: ["A hundred rooms above the harbour, and a terrace for everyone."]),
  ]
}
