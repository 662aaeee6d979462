import SwiftUI

/// The places of the town on the map, and the user's location.
struct TownPins: View {
  let camera: MapCamera
  let chosen: String?
  let choose: (Place) -> Void

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        ForEach(Landmark.town) { landmark in
          LandmarkMark(landmark: landmark, scale: camera.scale)
            .position(location(landmark.position, proxy.size))
        }
        ForEach(Place.town.filter { $0.position != nil }, id: \.name) { place in
          TownPin(place: place, isChosen: chosen == place.name)
            .onTapGesture { choose(place) }
            .position(location(place.position ?? .zero, proxy.size))
            .zIndex(chosen == place.name ? 1 : 0)
        }
        UserDot().position(location(TownPlan.userLocation, proxy.size))
      }
    }
  }

  private func location(_ point: CGPoint, _ size: CGSize) -> CGPoint {
    camera.location(of: MapCamera.mapPoint(point), in: size)
  }
}

/// A place on the map.
private struct TownPin: View {
  let place: Place
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 3) {
      Image(systemName: place.symbol)
        .font(.system(size: isChosen ? 20 : 13, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: isChosen ? 44 : 27, height: isChosen ? 44 : 27)
        .background(Color(uiColor: place.color).gradient, in: Circle())
        .overlay { Circle().stroke(.white, lineWidth: isChosen ? 3 : 1.5) }
        .shadow(color: .black.opacity(0.25), radius: isChosen ? 5 : 2, y: isChosen ? 3 : 1)
      Text(place.name)
        .font(.system(size: isChosen ? 13 : 11, weight: .semibold))
        .foregroundStyle(Color(uiColor: MapPalette.name(of: place.color)))
        .shadow(color: Color(uiColor: MapPalette.halo), radius: 1)
        .fixedSize()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "\(place.name) on the map"))
    .accessibilityAddTraits(.isButton)
  }
}

/// The user's location.
private struct UserDot: View {
  var body: some View {
    ZStack {
      Circle().fill(.blue.opacity(0.18)).frame(width: 54, height: 54)
      Circle().fill(.white).frame(width: 21, height: 21)
        .shadow(color: .black.opacity(0.3), radius: 2, y: 1)
      Circle().fill(.blue).frame(width: 15, height: 15)
    }
    .allowsHitTesting(false)
  }
}
