import SwiftUI
import VirtualDevice

/// The model of a SwiftUI screen that scripts use.
@Observable
final class MapScreenModel {
  var isPresented = false
  /// The values of the scene's parameters.
  var values = SceneValues([])
}

/// The screen behind the sheets: a map with a button that presents.
struct MapScreen<Presenter: ViewModifier>: View {
  @Bindable var model: MapScreenModel
  let presenter: (Binding<Bool>) -> Presenter

  var body: some View {
    ZStack {
      TownMap()
        .ignoresSafeArea()
      VStack {
        Spacer()
        Button {
          model.isPresented.toggle()
        } label: {
          Text(model.isPresented ? "Dismiss" : "Present")
            .foregroundColor(.white)
            .bold()
            .frame(width: 220, height: 50)
            .background(CapsuleFill())
        }
      }
      .padding(.bottom, 8)
    }
    .modifier(presenter($model.isPresented))
  }
}

/// The blue background of a button.
private struct CapsuleFill: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.cornerRadius = 25
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.backgroundColor = .systemBlue
  }
}

/// The town's map as a SwiftUI view.
struct TownMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MapView { MapView(frame: .zero) }

  func updateUIView(_ uiView: MapView, context: Context) {}
}

/// A controller that shows a map screen as a scene.
final class MapScreenController<Presenter: ViewModifier>: UIHostingController<
  MapScreen<Presenter>
>, SceneResponder
{
  private let model: MapScreenModel

  init(presenter: @escaping (Binding<Bool>) -> Presenter) {
    model = MapScreenModel()
    super.init(rootView: MapScreen(model: model, presenter: presenter))
  }

  init(
    _ values: SceneValues, presenter: @escaping (Binding<Bool>, SceneValues) -> Presenter
  ) {
    let model = MapScreenModel()
    model.values = values
    self.model = model
    super.init(rootView: MapScreen(model: model) { presenter($0, model.values) })
  }

  required init?(coder: NSCoder) { nil }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    model.values = values
  }

  func sceneCall(_ name: String, argument: String?) throws {
    model.isPresented = name == "present"
  }
}
