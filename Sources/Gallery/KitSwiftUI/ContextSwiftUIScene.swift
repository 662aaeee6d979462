import DetentKit
import SwiftUI
import VirtualDevice

// Seed 001 in SwiftUI, through DetentKit.

/// A region that what it presents does not leave.
private struct Half: View {
  let title: String
  let color: Color
  @Binding var isPresented: Bool
  @State private var value = 0.4

  private var style: ContextStyle {
    var style = ContextStyle(detents: [.fraction(0.6), .large])
    style.prefersGrabberVisible = true
    style.outsideTouches = .passThrough
    return style
  }

  var body: some View {
    VStack(spacing: 14) {
      Slider(value: $value)
      KitButton(title: "Present \(title)", color: color) { isPresented = true }
      Spacer()
    }
    .padding(20)
    .sheet(isPresented: $isPresented, style: .context(style)) {
      ScrollView { SandwichCard(item: .context) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(color.opacity(0.15))
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
  }

  @ViewBuilder private var halves: some View {
    Half(title: "Above", color: .green, isPresented: $isAbovePresented)
    Half(title: "Below", color: .blue, isPresented: $model.isPresented)
  }
}

extension GalleryScene {
  static let contextSwiftUI = GalleryScene(
    name: "context-swiftui-kit", title: "Contexts in SwiftUI",
    summary:
      "presentationContext() keeps what is presented in its half, and the other half in use.",
    seed: "001",
    calls: [SceneCall("show", "Presents in the lower half")],
    script: { stage in
      let y = stage.safeArea.top + 36
      // Side by side on a phone that lies on its side.
      let middle = stage.size.width * (stage.size.height < 500 ? 0.25 : 0.5)
      return TouchScript([
        .tap("Present Below"), .settle, .hold(0.3),
        .down(middle - 20, y), .move(middle + 60, y, over: 0.3), .up,
        .tap("Present Above"), .settle, .hold(0.4),
      ])
    },
    root: { _ in KitSceneController { HalvesScreen(model: $0) } })
}
