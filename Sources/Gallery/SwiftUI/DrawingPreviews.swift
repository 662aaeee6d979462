import SwiftUI

#Preview("Blend modes") {
  let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("color dodge", .colorDodge),
    ("color burn", .colorBurn), ("soft light", .softLight), ("hard light", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
  ]
  ScrollView {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 78))], spacing: 14) {
      ForEach(modes, id: \.0) { mode in
        VStack(spacing: 4) {
          ZStack {
            LinearGradient(
              colors: [.yellow, .pink, .indigo], startPoint: .top, endPoint: .bottom)
            Circle().fill(.cyan).padding(14).blendMode(mode.1)
          }
          .frame(width: 78, height: 78)
          .clipShape(RoundedRectangle(cornerRadius: 16))
          Text(mode.0).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }
}

#Preview("Cards in space") {
  @Previewable @State var angle = 40.0
  VStack(spacing: 40) {
    HStack(spacing: -30) {
      ForEach([-1.0, 0, 1], id: \.self) { side in
        VStack(alignment: .leading) {
          Image(systemName: "map.fill").font(.largeTitle)
          Spacer()
          Text("Lindenstadt").font(.headline)
          Text("13 places").font(.caption)
        }
        .foregroundStyle(.white)
        .padding(16)
        .frame(width: 140, height: 190, alignment: .leading)
        .background(
          LinearGradient(
            colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing),
          in: RoundedRectangle(cornerRadius: 22)
        )
        .shadow(radius: 8, y: 4)
        .rotation3DEffect(.degrees(side * -angle), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
        .zIndex(side == 0 ? 1 : 0)
      }
    }
    Slider(value: $angle, in: 0...80).padding(.horizontal, 40)
  }
}

#Preview("Canvas symbols") {
  Canvas { context, size in
    guard let leaf = context.resolveSymbol(id: "leaf"), let sun = context.resolveSymbol(id: 1)
    else { return }
    for step in 0..<24 {
      let angle = Double(step) / 24 * 2 * .pi
      let reach = 60 + Double(step) * 4
      context.draw(
        step.isMultiple(of: 4) ? sun : leaf,
        at: CGPoint(
          x: size.width / 2 + cos(angle) * reach, y: size.height / 2 + sin(angle) * reach))
    }
  } symbols: {
    Image(systemName: "leaf.fill").foregroundStyle(.green).font(.title2).tag("leaf")
    Text("21°").bold().padding(8).background(.orange, in: Capsule()).tag(1)
  }
}
