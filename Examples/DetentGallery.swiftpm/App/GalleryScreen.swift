import SwiftUI
import VirtualDevice

/// The list of the scenes, or the scene that is shown.
struct GalleryScreen: View {
  @Bindable var model: GalleryModel

  var body: some View {
    content.onAppear { model.compareIfLaunched() }
  }

  @ViewBuilder private var content: some View {
    if let scene = model.shown {
      ZStack(alignment: .topTrailing) {
        SceneView(scene: scene) { model.didMake($0) }
          .id(scene.name)
          .ignoresSafeArea()
        if model.run == nil {
          Button("Close") { model.shown = nil }
            .padding(16)
        }
      }
    } else {
      SceneList(model: model)
    }
  }
}

/// The scenes by their titles, and Compare.
private struct SceneList: View {
  let model: GalleryModel

  var body: some View {
    NavigationStack {
      List {
        Section("Compare") {
          Button("Run All Flows") { model.compare() }
          if let result = model.result {
            ShareLink(item: result)
          }
          if let problem = model.problem {
            Text(problem)
          }
          Text(
            "Plays each scene by code and records frames, detents and callbacks, for detent compare."
          )
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        Section("Scenes") {
          ForEach(model.scenes) { scene in
            Button {
              model.shown = scene
            } label: {
              VStack(alignment: .leading, spacing: 2) {
                Text(scene.title).font(.headline)
                Text(scene.summary).font(.subheadline).foregroundStyle(.secondary)
              }
            }
            .accessibilityIdentifier(scene.name)
          }
        }
      }
      .navigationTitle("DetentKit")
    }
  }
}

/// A scene's view controller in SwiftUI.
private struct SceneView: UIViewControllerRepresentable {
  let scene: DeviceScene
  let didMake: @MainActor (UIViewController) -> Void

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = scene.root(SceneValues(scene.parameters))
    didMake(controller)
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
