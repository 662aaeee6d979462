import SwiftUI
import VirtualDevice

/// What the effects are shown on.
private struct EffectPicture: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle().fill(.yellow).frame(width: 34, height: 34).offset(x: -22, y: -14)
      Image(systemName: "leaf.fill").font(.title).foregroundStyle(.green).offset(x: 20, y: 10)
    }
    .frame(width: 104, height: 78)
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// A picture with an effect, and its name.
private struct Sample<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  var body: some View {
    VStack(spacing: 6) {
      content
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The effects of SwiftUI on a picture each, and a card of a material that is half there.
private struct EffectsView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        HStack(spacing: 12) {
          Sample("plain", EffectPicture())
          Sample("blur", EffectPicture().blur(radius: 4))
          Sample("opacity", EffectPicture().opacity(0.5))
        }
        HStack(spacing: 12) {
          Sample("brightness", EffectPicture().brightness(0.25))
          Sample("contrast", EffectPicture().contrast(0.5))
          Sample("saturation", EffectPicture().saturation(2))
        }
        HStack(spacing: 12) {
          Sample("grayscale", EffectPicture().grayscale(1))
          Sample("hueRotation", EffectPicture().hueRotation(.degrees(120)))
          Sample("colorInvert", EffectPicture().colorInvert())
        }
        HStack(spacing: 12) {
          Sample("colorMultiply", EffectPicture().colorMultiply(.mint))
          Sample("shadow", EffectPicture().shadow(radius: 6, y: 3))
          Sample("rotation", EffectPicture().rotationEffect(.degrees(12)).scaleEffect(0.8))
        }
        card
      }
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity)
    }
  }

  private var card: some View {
    ZStack {
      HStack(spacing: 12) {
        EffectPicture()
        EffectPicture()
        EffectPicture()
      }
      VStack {
        Text("A thin material").font(.headline)
        Text("at half its opacity").font(.footnote)
      }
      .padding(.horizontal, 40)
      .padding(.vertical, 18)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
      .opacity(0.5)
    }
  }
}

extension GalleryScene {
  static let swiftUIEffects = GalleryScene(
    name: "swiftui-effects", title: "Effects in SwiftUI",
    summary: "Blur, changes of colour, shadows and turns, and a material in a view that fades.",
    script: { _ in TouchScript([.settle, .hold(0.6)]) },
    root: { _ in UIHostingController(rootView: EffectsView()) })
}
