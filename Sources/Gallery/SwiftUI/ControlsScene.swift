import SwiftUI
import VirtualDevice

/// The styles of controls beside one another.
struct ControlsView: View {
  @State private var isOn = true
  @State private var number = 1
  @State private var text = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 18) {
          ControlStack {
            Button("Automatic") {}
            Button("Plain") {}.buttonStyle(.plain)
            Button("Off") {}.disabled(true)
          }
          ControlStack {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          }
          ControlStack {
            Button("Glass") {}.buttonStyle(.glass)
            Button("Tinted glass") {}.buttonStyle(.glassProminent)
            Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
          }
          ControlStack {
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}
            Button("Large") {}.controlSize(.large)
            Button("Edit", systemImage: "pencil") {}
              .labelStyle(.iconOnly).buttonBorderShape(.circle)
          }
          .buttonStyle(.bordered)
          Button {
          } label: {
            Label("Continue", systemImage: "arrow.forward").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          ControlStack {
            Toggle("Bold", systemImage: "textformat", isOn: $isOn).toggleStyle(.button)
            Toggle("Switch", isOn: $isOn).labelsHidden()
            Menu("Menu") { Button("One") {} }
            Picker("Number", selection: $number) {
              ForEach(1..<4) { Text("Number \($0)").tag($0) }
            }
          }
          Picker("Number", selection: $number) {
            ForEach(1..<4) { Text("Number \($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          GroupBox("Box") {
            VStack(alignment: .leading, spacing: 10) {
              Label("Label with a symbol", systemImage: "star")
              LabeledContent("Name", value: "Value")
              Stepper("Number \(number)", value: $number, in: 1...3)
              TextField("A field", text: $text).textFieldStyle(.roundedBorder)
            }
          }
          ProgressView("Loading", value: 0.4)
          ProgressView()
        }
        .padding()
      }
      .navigationTitle("Controls")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
        ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Compose", systemImage: "square.and.pencil") {}
          Spacer()
          Button("Archive") {}
        }
        ToolbarItem(placement: .status) { Text("Updated just now").font(.footnote) }
      }
    }
  }
}

/// Controls beside one another, or below each other if the text is large.
private struct ControlStack<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var textSize
  @ViewBuilder let content: Content

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
    layout { content }
  }
}

extension DeviceScene {
  static let swiftUIControls = DeviceScene(
    name: "swiftui-controls", title: "Controls in SwiftUI",
    summary: "Styles of buttons, toggles, pickers and labels, and bars above and below.",
    script: { _ in
      TouchScript([
        .settle, .hold(0.5), .down(40, 300),
        .move(40, 180, over: 0.4), .hold(0.2), .up, .settle,
        .tap("Menu"), .settle, .hold(0.7), .tap("One"), .settle, .hold(0.4),
      ])
    },
    root: { _ in UIHostingController(rootView: ControlsView()) })
}
