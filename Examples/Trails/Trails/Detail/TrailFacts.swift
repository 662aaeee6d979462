import SwiftUI

struct TrailFacts: View {
  let trail: Trail

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(trail.region).font(.headline)
      HStack {
        fact("figure.walk", L10n.length(trail.length))
        fact("mountain.2", "\(trail.climb) m")
        fact("clock", String(format: "%.1f h", trail.duration))
      }
      Text(trail.difficulty.title)
        .padding(.horizontal, 8)
        .background(color.opacity(0.2))
        .clipShape(Capsule())
    }
  }

  private var color: Color {
    switch trail.difficulty {
    case .easy: return .green
    case .moderate: return .orange
    case .hard: return .red
    }
  }

  private func fact(_ symbol: String, _ text: String) -> some View {
    Label(text, systemImage: symbol).font(.subheadline)
  }
}
