import SwiftUI

/// Walks through the town, as painted cards in a row.
struct MapsGuides: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Guides").font(.headline).padding(.horizontal, 16)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(TownWalk.all) { GuideCard(guide: $0) }
        }
        .padding(.horizontal, 16)
      }
    }
  }
}

/// A walk through the town.
private struct TownWalk: Identifiable {
  let id: String
  let motif: Picture.Motif
  let places: Int

  static let all = [
    TownWalk(id: "A Morning by the Elster", motif: .morning, places: 6),
    TownWalk(id: "Under the Limes", motif: .park, places: 9),
    TownWalk(id: "After the Play", motif: .evening, places: 5),
  ]
}

private struct GuideCard: View {
  let guide: TownWalk

  var body: some View {
    PaintedView(motif: guide.motif)
      .frame(width: 172, height: 116)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 1) {
          Text(guide.id).font(.subheadline).bold()
          Text("\(guide.places) places").font(.caption)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.45), radius: 3)
        .padding(10)
      }
      .accessibilityElement(children: .combine)
  }
}

/// A painted view of the town.
private struct PaintedView: UIViewRepresentable {
  let motif: Picture.Motif

  func makeUIView(context: Context) -> Picture { Picture(motif) }
  func updateUIView(_ view: Picture, context: Context) {}
}
