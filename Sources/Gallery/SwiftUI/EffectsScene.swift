import SwiftUI
import VirtualDevice

/// The picture that the effects are shown on.
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

/// SwiftUI's effects, each on a picture, and a card of a translucent material.
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
        HStack(spacing: 12) {
          Sample("multiply", mixed(.multiply))
          Sample("screen", mixed(.screen))
          Sample("difference", mixed(.difference))
        }
        HStack(spacing: 12) {
          Sample("about x", turned(x: 1, y: 0))
          Sample("about y", turned(x: 0, y: 1))
          Sample("about both", turned(x: 1, y: 1))
        }
        card
      }
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity)
    }
  }

  private func mixed(_ mode: BlendMode) -> some View {
    ZStack {
      EffectPicture()
      Circle().fill(.teal).frame(width: 56, height: 56).blendMode(mode)
    }
  }

  private func turned(x: CGFloat, y: CGFloat) -> some View {
    EffectPicture().rotation3DEffect(.degrees(40), axis: (x: x, y: y, z: 0))
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

extension DeviceScene {
  static let swiftUIEffects = DeviceScene(
    name: "swiftui-effects", title: "Effects in SwiftUI",
    summary: "Blur, colours, shadows, mixing, turns and perspective, and a material that fades.",
    script: { _ in TouchScript([.settle, .hold(2)]) },
    root: { _ in UIHostingController(rootView: EffectsView()) })
}
