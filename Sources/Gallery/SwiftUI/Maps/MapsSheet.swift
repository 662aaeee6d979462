import SwiftUI

/// The content of the sheet over the map: search, recent places and all others.
struct MapsSheet: View {
  @Binding var detent: PresentationDetent
  @Binding var text: String
  let choose: (Place) -> Void

  private var found: [Place] { Place.town.filter { $0.matches(text) } }

  var body: some View {
    VStack(spacing: 0) {
      MapsSearchField(text: $text) { detent = .large }
        .padding(.horizontal, 16)
        .padding(.top, 16)
        .padding(.bottom, 28)
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          if text.isEmpty {
            favourites
            section("Recents", Array(Place.town.prefix(4)))
            MapsGuides()
            section("Nearby", Array(Place.town.dropFirst(4)))
          } else if found.isEmpty {
            Text("No place has this name.")
              .foregroundStyle(.secondary)
              .frame(maxWidth: .infinity)
              .padding(.top, 24)
          } else {
            section("Results", found)
          }
        }
        .padding(.bottom, 24)
      }
    }
  }

  private var favourites: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Favourites").font(.headline).padding(.horizontal, 16)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 18) {
          ForEach(Favourite.all) { FavouriteTile(favourite: $0) }
        }
        .padding(.horizontal, 16)
      }
    }
  }

  private func section(_ title: String, _ places: [Place]) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline)
      VStack(spacing: 0) {
        ForEach(places, id: \.name) { place in
          Button {
            choose(place)
          } label: {
            MapsRow(place: place)
          }
          if place.name != places.last?.name { Divider().padding(.leading, 62) }
        }
      }
      .background(
        Color(uiColor: .secondarySystemGroupedBackground),
        in: RoundedRectangle(cornerRadius: 20))
    }
    .padding(.horizontal, 16)
  }
}

/// A place that the user often visits.
private struct Favourite: Identifiable {
  let id: String
  let symbol: String
  let color: Color
  let detail: String

  static let all = [
    Favourite(id: "Home", symbol: "house.fill", color: .blue, detail: "8 min"),
    Favourite(id: "Work", symbol: "building.2.fill", color: .brown, detail: "12 min"),
    Favourite(id: "School", symbol: "graduationcap.fill", color: .indigo, detail: "6 min"),
    Favourite(id: "Gym", symbol: "heart.fill", color: .pink, detail: "15 min"),
    Favourite(id: "Add", symbol: "plus", color: .gray, detail: ""),
  ]
}

private struct FavouriteTile: View {
  let favourite: Favourite

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: favourite.symbol)
        .font(.system(size: 22, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 58, height: 58)
        .background(favourite.color.gradient, in: Circle())
      Text(favourite.id).font(.footnote)
      Text(favourite.detail).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(width: 64)
  }
}

/// A place in a list.
struct MapsRow: View {
  let place: Place
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: place.symbol)
        .font(.system(size: 16, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(Color(uiColor: place.color).gradient, in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(place.name).font(.body).foregroundStyle(.primary)
        Text(textSize.isAccessibilitySize ? "\(place.kind), \(place.distance)" : place.kind)
          .font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(textSize.isAccessibilitySize ? 2 : 1)
      Spacer(minLength: 8)
      if !textSize.isAccessibilitySize {
        Text(place.distance).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.primary)
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .contentShape(Rectangle())
  }
}

/// The field at the top of the sheet.
private struct MapsSearchField: View {
  @Binding var text: String
  let begin: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Search the town", text: $text)
        .simultaneousGesture(TapGesture().onEnded { begin() })
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .accessibilityLabel("Clear")
      }
      Image(systemName: "mic.fill").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 12)
    .frame(height: 44)
    .background(.fill.tertiary, in: Capsule())
  }
}
