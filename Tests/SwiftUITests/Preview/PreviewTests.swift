import DetentTesting
import SwiftUI
import Testing

#Preview("Greeting") {
  Text("Hello from a preview")
}

#Preview {
  Text("First without a name")
}

#Preview {
  Text("Second without a name")
  Text("and its second view")
}

#Preview("Turned", traits: .landscapeLeft) {
  Color.blue.accessibilityLabel("blue")
}

#Preview("Small", traits: .fixedLayout(width: 200, height: 100)) {
  Color.blue.accessibilityLabel("blue")
}

#Preview("Fitting", traits: .sizeThatFitsLayout, .portrait) {
  Color.blue.frame(width: 123, height: 45).accessibilityLabel("blue")
}

#Preview("Switch") {
  @Previewable @State var isOn = false
  let label = "Night mode"
  Toggle(label, isOn: $isOn)
  Text(isOn ? "It is night" : "It is day")
}

#Preview("Controller") {
  let controller = UIViewController()
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  label.text = "A controller's label"
  controller.view.addSubview(label)
  return controller
}

#Preview(
  "View",
  body: {
    let label = UILabel()
    label.text = "A label alone"
    return label
  })

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Front of the card").previewDisplayName("Front")
      Text("Back of the card")
        .previewLayout(.fixed(width: 240, height: 60))
        .previewDisplayName("Back")
    }
    Text("A third")
  }
}

@MainActor
@Suite("Previews")
struct PreviewTests {
  private static var scenes: [DeviceScene] { DeviceScene.previews(in: "SwiftUITests") }

  private func app(_ name: String) throws -> TestApp {
    let scene = try #require(Self.scenes.first { $0.name == name })
    let app = TestApp(device: .iPhone16) { scene.root(SceneValues([])) }
    try app.settle()
    return app
  }

  @Test("Every preview of a module is a scene, in the order of files and lines")
  func discovered() {
    #expect(
      Self.scenes.map(\.name) == [
        "preview-card", "preview-card-2", "preview-card-3",
        "preview-greeting", "preview-preview-tests", "preview-preview-tests-2", "preview-turned",
        "preview-small", "preview-fitting", "preview-switch", "preview-controller", "preview-view",
      ])
    let greeting = Self.scenes.first { $0.name == "preview-greeting" }
    #expect(greeting?.title == "Greeting")
    #expect(greeting?.sourceFile == "PreviewTests.swift")
    #expect(Set(DeviceScene.previews.map(\.name)).isSuperset(of: Self.scenes.map(\.name)))
  }

  @Test(
    "A preview shows its body",
    arguments: [
      ("preview-greeting", "Hello from a preview"),
      ("preview-preview-tests", "First without a name"),
      ("preview-preview-tests-2", "and its second view"),
      ("preview-controller", "A controller's label"), ("preview-view", "A label alone"),
      ("preview-card", "Front of the card"), ("preview-card-2", "Back of the card"),
      ("preview-card-3", "A third"),
    ])
  func shows(name: String, text: String) throws {
    let app = try app(name)
    #expect(app.exists(text))
    let others = ["Front of the card", "Back of the card", "A third"].filter { $0 != text }
    #expect(!others.contains { app.exists($0) })
  }

  @Test("Traits turn the device and size the content")
  func traits() throws {
    let turned = try app("preview-turned")
    #expect(turned.device.size.width > turned.device.size.height)
    for (name, size) in [
      ("preview-small", CGSize(width: 200, height: 100)),
      ("preview-fitting", CGSize(width: 123, height: 45)),
    ] {
      let app = try app(name)
      let frame = try app.find("blue").convert(app.find("blue").bounds, to: nil)
      #expect(frame.size == size)
      #expect(abs(frame.midX - app.device.size.width / 2) <= 0.5)
    }
    let back = try app("preview-card-2")
    #expect(back.root?.title == "Back")
    #expect(back.root?.children.first?.view.bounds.size == CGSize(width: 240, height: 60))
  }

  @Test("Previewable state is the preview's own and lives on")
  func previewable() throws {
    let app = try app("preview-switch")
    #expect(app.exists("It is day"))
    try app.tap("Night mode")
    try app.settle()
    #expect(app.exists("It is night"))
  }
}
