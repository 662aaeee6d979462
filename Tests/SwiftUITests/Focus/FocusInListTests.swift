import DetentTesting
import SwiftUI
import Testing

/// The keyboard for fields in forms.
@MainActor
struct FocusInListTests {
  struct Screen: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var date = Date(timeIntervalSince1970: 0)
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        Form {
          Section("Contact") {
            TextField("Name", text: $name).focused($isFocused)
            TextField("Mail", text: $mail)
          }
          Section("More") {
            ForEach(0..<3) { Toggle("Choice \($0)", isOn: .constant(true)) }
            DatePicker("Birthday", selection: $date, displayedComponents: .date)
            Text(isFocused ? "focused" : "not focused")
          }
        }
        .navigationTitle("New").navigationBarTitleDisplayMode(.inline)
      }
      .onAppear { isFocused = true }
    }
  }

  @Test(
    "A field of a form has the keyboard when the form appears, in place and at any text size",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func appears(size: UIContentSizeCategory) throws {
    for device in [DeviceModel.iPhone16, .iPadPro11] {
      let app = TestApp(device: device, contentSizeCategory: size) {
        UIHostingController(rootView: Screen())
      }
      try app.settle()
      let fields = app.findAll(UITextField.self)
      #expect(fields.first { $0.placeholder == "Name" }?.isFirstResponder == true)
      // The keyboard leaves the field where it is.
      let table = try app.find(UITableView.self)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }
  }

  struct Presenter: View {
    @State private var isPresented = false

    var body: some View {
      Button("Add") { isPresented = true }.sheet(isPresented: $isPresented) { Screen() }
    }
  }

  @Test(
    "A field of a form in a sheet keeps the keyboard while the sheet comes in",
    arguments: [DeviceModel.iPhone16, .iPadPro11],
    [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func inSheet(device: DeviceModel, size: UIContentSizeCategory) throws {
    let app = TestApp(device: device, contentSizeCategory: size) {
      UIHostingController(rootView: Presenter())
    }
    try app.settle()
    try app.tap("Add")
    try app.settle()
    let field = try #require(app.findAll(UITextField.self).first { $0.placeholder == "Name" })
    #expect(field.isFirstResponder)
    #expect(app.device.keyboardHeight > 0)
    try app.device.type("Ada")
    try app.settle()
    #expect(field.text == "Ada")
  }
}
