import DetentKit
import SwiftUI
import VirtualDevice

// Seed 001 in SwiftUI, through DetentKit.

/// The sheet in each half has detents of more than half of it, and of all.
@MainActor private let style: ContextStyle = {
  var style = ContextStyle(detents: [.fraction(0.6), .large], prefersGrabberVisible: true)
  style.outsideTouches = .passThrough
  return style
}()

/// A player, in a region that confines its presentations.
private struct ListeningHalf: View {
  @Binding var isPresented: Bool
  @State private var value = 0.4

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 14) {
        PaintedPicture(motif: .evening).frame(width: 72, height: 72)
        VStack(alignment: .leading, spacing: 2) {
          Text("Along the Harbour").font(.headline)
          Text("Walk 3 of 8").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      Slider(value: $value)
      KitButton(title: "Walks", color: .indigo) { isPresented = true }
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: 460)
    .sheet(isPresented: $isPresented, style: .context(style)) {
      ScrollView { SandwichCard(item: .overFull) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .secondarySystemBackground))
    .presentationContext()
  }
}

/// A map, in another region.
private struct MapHalf: View {
  @Binding var isPresented: Bool

  var body: some View {
    TownMap()
      .ignoresSafeArea(edges: .bottom)
      .overlay(alignment: .top) {
        KitButton(title: "Nearby") { isPresented = true }.padding(16)
      }
      .sheet(isPresented: $isPresented, style: .context(style)) {
        ScrollView { PlaceSheet() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .presentationContext()
  }
}

private struct HalvesScreen: View {
  @Bindable var model: KitModel
  @State private var isAbovePresented = false
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Group {
      if verticalSizeClass == .compact {
        HStack(spacing: 0) { halves }
      } else {
        VStack(spacing: 0) { halves }
      }
    }
    .ignoresSafeArea(edges: .bottom)
    .background(Color(uiColor: .secondarySystemBackground).ignoresSafeArea())
  }

  @ViewBuilder private var halves: some View {
    ListeningHalf(isPresented: $isAbovePresented)
    MapHalf(isPresented: $model.isPresented)
  }
}

extension DeviceScene {
  static let contextSwiftUI = DeviceScene(
    name: "context-swiftui-kit", title: "Contexts in SwiftUI",
    summary:
      "presentationContext() keeps what is presented in its half, and the other half in use.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let y = stage.safeArea.top + 125
      // The halves are side by side on a phone in landscape.
      let middle = stage.mirrored(stage.size.width * (stage.size.height < 500 ? 0.25 : 0.5))
      return TouchScript([
        .tap("Nearby"), .settle, .hold(0.3),
        .down(middle - 40, y), .move(middle + 60, y, over: 0.3), .up,
        .tap("Walks"), .settle, .hold(0.4),
      ])
    },
    root: { values in KitSceneController(values) { HalvesScreen(model: $0) } })
}
