import DetentKit
import SwiftUI
import VirtualDevice

/// The state that a scene of DetentKit and its scripts share.
@Observable
final class KitModel {
  var isPresented = false
  var item: SandwichItem?
  var detent = PresentationDetentReference.medium
  var position: PresentationPosition?
  var value = 0.4
  var count = 0
  var message = ""
  /// The values of the scene's parameters.
  var values: SceneValues
  /// The positions of the presentation since it began.
  var track: [PresentationPosition] = []
  /// The pages to be presented, all of them at once.
  var pages: Set<Int> = []
  /// Called with the callbacks of the scene's sheets, as in traces.
  @ObservationIgnored var onEvent: (@MainActor (String) -> Void)?

  init(_ values: SceneValues) {
    self.values = values
  }

  /// Returns the properties of a sheet with its changes of detents reported, if anybody listens.
  @MainActor
  func observed(_ properties: SheetProperties) -> SheetProperties {
    guard let onEvent else { return properties }
    var properties = properties
    properties.onDetentChange = { change in
      onEvent("Sheet.detentChange(\(change.stage), \(change.mover))")
    }
    return properties
  }

  /// Reports the end of a presentation, if anybody listens.
  @MainActor
  func didDismiss(_ reason: DismissReason) {
    onEvent?("Sheet.onDismiss(\(reason))")
  }
}

/// A controller that shows a SwiftUI screen as a scene; scripts present and dismiss through the
/// model.
final class KitSceneController<Screen: View>: UIHostingController<Screen>, SceneResponder,
  SceneEventSource
{
  private let model: KitModel

  init(_ values: SceneValues = SceneValues([]), _ screen: (KitModel) -> Screen) {
    model = KitModel(values)
    super.init(rootView: screen(model))
  }

  required init?(coder: NSCoder) { nil }

  var onEvent: (@MainActor (String) -> Void)? {
    get { model.onEvent }
    set { model.onEvent = newValue }
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    model.values = values
  }

  func sceneCall(_ name: String, argument: String?) throws {
    model.isPresented = name != "dismiss"
    guard name == "dismiss" else { return }
    model.item = nil
    model.pages = []
  }
}

/// The capsule-shaped button that presents.
struct KitButton: View {
  let title: String
  var color = Color.blue
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.headline)
        .foregroundColor(.white)
        .frame(maxWidth: 280, minHeight: 50)
        .background(color, in: Capsule())
    }
  }
}

/// A map with a capsule at its lower edge.
struct KitMap<Above: View>: View {
  @Bindable var model: KitModel
  let title: String
  let above: Above

  init(_ model: KitModel, title: String = "Present", @ViewBuilder above: () -> Above) {
    self.model = model
    self.title = title
    self.above = above()
  }

  var body: some View {
    ZStack {
      TownMap().ignoresSafeArea()
      VStack(spacing: 12) {
        above
        Spacer()
        KitButton(title: title) { model.isPresented = true }
      }
      .padding(.vertical, 8)
    }
  }
}

/// A line of facts over a map.
struct KitBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.subheadline)
      .bold()
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(Color(uiColor: .secondarySystemBackground), in: Capsule())
  }
}
