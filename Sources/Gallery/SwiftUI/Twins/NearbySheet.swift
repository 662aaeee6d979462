import SwiftUI

/// The places nearby, as in the sheets of article 003.
struct NearbySheet: View {
  @State private var text = ""

  private var found: [Place] { Place.town.filter { $0.matches(text) } }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("Nearby").font(.title).bold()
        Text("\(Place.town.count) places in Lindenstadt").foregroundStyle(.secondary)
        HStack(spacing: 8) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          TextField("Search the town", text: $text)
        }
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
        .padding(.vertical, 14)
        ForEach(found, id: \.name) { place in
          MapsRow(place: place).padding(.horizontal, -14)
          if place.name != found.last?.name { Divider().padding(.leading, 48) }
        }
        if found.isEmpty {
          Text("No place has this name.")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
            .padding(.top, 24)
        }
      }
      .padding(.horizontal, 20)
      .padding(.top, 28)
    }
  }
}
