import SwiftUI

/// The content of the sheets of article 004: the places of the town.
struct PlaceSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Places nearby")
        .font(.title2)
        .bold()
        .padding(.bottom, 8)
      ForEach(Place.town, id: \.name) { place in
        PlaceLine(place: place)
      }
    }
    .padding(20)
  }
}

/// A place in a list.
struct PlaceLine: View {
  let place: Place
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // The distance is below the name if the text is large.
      let layout =
        textSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout())
      layout {
        VStack(alignment: .leading, spacing: 2) {
          Text(place.name)
            .font(.headline)
          Text(place.subtitle)
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        if !textSize.isAccessibilitySize { Spacer() }
        Text(place.distance)
          .foregroundColor(.secondary)
      }
      .padding(.vertical, 12)
      Color(uiColor: .separator)
        .frame(height: 0.5)
    }
  }
}
