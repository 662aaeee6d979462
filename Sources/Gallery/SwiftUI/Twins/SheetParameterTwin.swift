import SwiftUI
import VirtualDevice

/// The parameters of the twin of the scene `sheet` as SwiftUI's values.
@Observable
final class SheetTwinModel {
  var values: SceneValues {
    didSet { if let detent = Self.detent(values.text("selected")) { selection = detent } }
  }
  var selection = PresentationDetent.medium

  init(_ values: SceneValues) {
    self.values = values
    selection = Self.detent(values.text("selected")) ?? detents.first ?? .medium
  }

  /// The detents by the items of the list, in its order.
  var detents: [PresentationDetent] { values.list("detents").compactMap(Self.detent) }

  var background: PresentationBackgroundInteraction {
    Self.detent(values.text("undimmed")).map { .enabled(upThrough: $0) } ?? .automatic
  }

  /// Returns the detent of an item: a number above one is a height in points, another number is a
  /// fraction of the greatest height, and words are the system's; `nil` for `none`.
  static func detent(_ item: String) -> PresentationDetent? {
    switch item {
    case "medium": return .medium
    case "large": return .large
    default: return Double(item).map { $0 > 1 ? .height($0) : .fraction($0) }
    }
  }
}

/// A modifier that presents the places nearby from the scene's parameters.
struct SheetParameterTwin: ViewModifier {
  @Binding var isPresented: Bool
  @Bindable var model: SheetTwinModel

  func body(content: Content) -> some View {
    let values = model.values
    content.sheet(isPresented: $isPresented) {
      NearbySheet()
        .presentationDetents(Set(model.detents), selection: $model.selection)
        .presentationDragIndicator(values.flag("grabber") ? .visible : .hidden)
        .presentationContentInteraction(values.flag("scrollExpands") ? .automatic : .scrolls)
        .presentationBackgroundInteraction(model.background)
        .presentationCornerRadius(values.number("radius").map { CGFloat($0) })
        .interactiveDismissDisabled(values.flag("modal"))
    }
  }
}

/// A controller that shows the twin, and changes it while it is shown.
final class SheetTwinController: UIHostingController<MapScreen<SheetParameterTwin>>,
  SceneResponder
{
  private let screen = MapScreenModel()
  private let model: SheetTwinModel

  init(_ values: SceneValues) {
    let model = SheetTwinModel(values)
    self.model = model
    super.init(
      rootView: MapScreen(model: screen) { SheetParameterTwin(isPresented: $0, model: model) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard model.values.flag("autoPresent"), presentedViewController == nil else { return }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { screen.isPresented = true }
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    withAnimation { model.values = values }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "select":
      let items = model.values.list("detents")
      guard let argument, items.contains(argument), let detent = SheetTwinModel.detent(argument)
      else {
        throw SceneError.wrongValue(
          argument ?? "", parameter: "select",
          form: "one of the detents " + items.joined(separator: ", "))
      }
      withAnimation { model.selection = detent }
    default: screen.isPresented = name == "present"
    }
  }
}

extension DeviceScene {
  /// The parameters of the scene `sheet` that SwiftUI has modifiers for.
  private static let twinParameters: Set<String> = [
    "detents", "selected", "undimmed", "scrollExpands", "grabber", "radius", "modal", "autoPresent",
  ]

  static let swiftUISheet = DeviceScene(
    name: "swiftui-sheet", title: "A sheet with everything on it, in SwiftUI",
    summary: "The presentation modifiers as parameters, which can be changed while it is shown.",
    parameters: SheetSettings.parameters.filter { twinParameters.contains($0.name) },
    calls: DeviceScene.sheet.calls, script: DeviceScene.sheet.script,
    root: { SheetTwinController($0) })
}
