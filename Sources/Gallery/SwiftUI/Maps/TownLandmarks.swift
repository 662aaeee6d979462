import SwiftUI

/// A landmark of the town, which has no sheet.
struct Landmark: Identifiable {
  /// The name.
  let id: String
  let symbol: String
  let color: UIColor
  /// The location in points of the town plan.
  let position: CGPoint
  /// Indicates whether its name is shown only when the map is zoomed in.
  var isSmall = false

  /// The scale of the map from which names of small landmarks are shown; tunable.
  static let namedScale: CGFloat = 1.7

  /// All landmarks, from north to south.
  static let town: [Landmark] = [
    Landmark(
      id: "Photo Museum", symbol: "camera.fill", color: .systemPink,
      position: CGPoint(x: -93, y: -304)),
    Landmark(
      id: "Fuel", symbol: "fuelpump.fill", color: .systemBlue, position: CGPoint(x: 84, y: -420),
      isSmall: true),
    Landmark(
      id: "Wall School", symbol: "graduationcap.fill", color: .systemBrown,
      position: CGPoint(x: -4, y: -290)),
    Landmark(
      id: "Post Office", symbol: "envelope.fill", color: .systemOrange,
      position: CGPoint(x: 110, y: -262), isSmall: true),
    Landmark(
      id: "St. Anna Clinic", symbol: "heart.fill", color: .systemRed,
      position: CGPoint(x: 173, y: -196)),
    Landmark(
      id: "Stadium", symbol: "flag.fill", color: .systemGreen,
      position: CGPoint(x: 330, y: -262)),
    Landmark(
      id: "Supermarket", symbol: "cart.fill", color: .systemYellow,
      position: CGPoint(x: -258, y: -212)),
    Landmark(
      id: "Rose Kiosk", symbol: "cup.and.saucer.fill", color: .systemOrange,
      position: CGPoint(x: -76, y: -206), isSmall: true),
    Landmark(
      id: "Playground", symbol: "figure.walk", color: .systemGreen,
      position: CGPoint(x: 26, y: -76), isSmall: true),
    Landmark(
      id: "Art House", symbol: "paintbrush.fill", color: .systemPink,
      position: CGPoint(x: 262, y: -120), isSmall: true),
    Landmark(
      id: "University", symbol: "graduationcap.fill", color: .systemBrown,
      position: CGPoint(x: -350, y: -66)),
    Landmark(
      id: "Lindenallee", symbol: "bus.fill", color: .systemBlue,
      position: CGPoint(x: -206, y: -36), isSmall: true),
    Landmark(
      id: "Town Hall", symbol: "building.2.fill", color: .systemGray,
      position: CGPoint(x: 8, y: 34)),
    Landmark(
      id: "Garage am Wall", symbol: "parkingsign.circle.fill", color: .systemBlue,
      position: CGPoint(x: 156, y: -2), isSmall: true),
    Landmark(
      id: "Tailor", symbol: "bag.fill", color: .systemYellow,
      position: CGPoint(x: -44, y: 92), isSmall: true),
    Landmark(
      id: "Hotel Elster", symbol: "bed.double.fill", color: .systemPurple,
      position: CGPoint(x: -206, y: 64)),
    Landmark(
      id: "Wine Bar", symbol: "fork.knife", color: .systemOrange,
      position: CGPoint(x: 36, y: 150), isSmall: true),
    Landmark(
      id: "Youth Centre", symbol: "person.2.fill", color: .systemIndigo,
      position: CGPoint(x: 348, y: 30)),
    Landmark(
      id: "Boat Hire", symbol: "bicycle", color: .systemTeal,
      position: CGPoint(x: -104, y: 208), isSmall: true),
    Landmark(
      id: "River Park", symbol: "leaf.fill", color: .systemGreen,
      position: CGPoint(x: 206, y: 208)),
    Landmark(
      id: "Depot", symbol: "tram.fill", color: .systemBlue, position: CGPoint(x: -246, y: 262)),
    Landmark(
      id: "Book Market", symbol: "book.fill", color: .systemBrown,
      position: CGPoint(x: 182, y: 352), isSmall: true),
    Landmark(
      id: "Workshop", symbol: "car.fill", color: .systemGray,
      position: CGPoint(x: -124, y: 372)),
    Landmark(
      id: "Allotments", symbol: "leaf.fill", color: .systemGreen,
      position: CGPoint(x: 252, y: 430)),
  ]
}

/// A landmark on the map.
struct LandmarkMark: View {
  let landmark: Landmark
  /// The scale of the map.
  let scale: CGFloat

  private var isNear: Bool { !landmark.isSmall || scale >= Landmark.namedScale }

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: landmark.symbol)
        .font(.system(size: isNear ? 9 : 6, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: isNear ? 18 : 12, height: isNear ? 18 : 12)
        .background(Color(uiColor: landmark.color), in: Circle())
        .overlay { Circle().stroke(.white.opacity(0.85), lineWidth: 1) }
      Text(landmark.id)
        .font(.system(size: 10, weight: .medium))
        .foregroundStyle(Color(uiColor: MapPalette.name(of: landmark.color)))
        .shadow(color: Color(uiColor: MapPalette.halo), radius: 1)
        .fixedSize()
        .opacity(isNear ? 1 : 0)
    }
    .allowsHitTesting(false)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "\(landmark.id) on the map"))
  }
}
