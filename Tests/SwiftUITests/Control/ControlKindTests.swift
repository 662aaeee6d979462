import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ControlKindTests {
  @Test("A style of progress is told how far it is, and gives its own look")
  func progressStyle() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? -1) * 100))%")
          configuration.currentValueLabel
        }
      }
    }
    let app = try show(
      VStack {
        ProgressView("Copying", value: 3, total: 4)
        ProgressView(
          value: 9, total: 4, label: { Text("Over") }, currentValueLabel: { Text("All") })
        ProgressView("Waiting")
      }
      .progressViewStyle(Percent()))
    #expect(app.exists("Copying") && app.exists("75%"))
    #expect(app.exists("Over") && app.exists("100%") && app.exists("All"))
    #expect(app.exists("Waiting") && app.exists("-100%"))
  }

  @Test("Progress is a bar or a wheel as its style says, whether or not the end is known")
  func progressKinds() throws {
    let app = try show(
      VStack {
        ProgressView(value: 0.5)
        ProgressView()
        ProgressView(value: 0.5).progressViewStyle(.circular)
        ProgressView("Empty").progressViewStyle(.linear)
      }, settles: false)
    #expect(app.findAll(UIProgressView.self).map(\.progress).sorted() == [0, 0.5])
    #expect(app.findAll(UIActivityIndicatorView.self).count == 2)
  }

  @Test("A gauge tells its style where its value stands in the range")
  func gauge() throws {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("at \(Int(configuration.value * 100))")
          configuration.currentValueLabel
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
    }
    let app = try show(
      Gauge(value: 15, in: 10...20) {
        Text("Speed")
      } currentValueLabel: {
        Text("Fifteen")
      } minimumValueLabel: {
        Text("Ten")
      } maximumValueLabel: {
        Text("Twenty")
      }
      .gaugeStyle(Plain()))
    for text in ["Speed", "at 50", "Fifteen", "Ten", "Twenty"] { #expect(app.exists(text)) }
  }

  @Test("A style of boxes puts its own look around label and content")
  func box() throws {
    struct Lines: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Above")
          configuration.label
          configuration.content
        }
      }
    }
    let app = try show(GroupBox("Title") { Text("Inside") }.groupBoxStyle(Lines()))
    #expect(app.exists("Above") && app.exists("Title") && app.exists("Inside"))
  }

  @Test("The buttons of a group each do what they say, also in a menu")
  func controlGroup() throws {
    let log = Log()
    let app = try show(
      VStack {
        ControlGroup {
          Button("Less") { log("less") }
          Button("More") { log("more") }
        }
        ControlGroup("Zoom") {
          Button("In") { log("in") }
          Button("Out") { log("out") }
        }
        .controlGroupStyle(.menu)
      })
    try app.tap("More")
    try app.tap("Less")
    try app.tap("Zoom")
    try app.settle()
    try app.tap("Out")
    try app.settle()
    #expect(log.take() == ["more", "less", "out"])
  }

  @Test("A style of fields puts something around the field, which is still edited")
  func fieldStyle() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("Box")
          configuration.textFieldStyle(.roundedBorder)
        }
      }
    }
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Text("Says \(text)")
          TextField("Name", text: $text)
          SecureField("Word", text: .constant("")).textFieldStyle(.plain)
        }
        .textFieldStyle(Boxed())
      }
    }
    let app = try show(Screen())
    #expect(app.exists("Box"))
    let fields = app.findAll(UITextField.self)
    #expect(Set(fields.map(\.borderStyle)) == [.roundedRect, .none])
    try app.tap("Name")
    try app.settle()
    try app.type("Ada")
    try app.settle()
    #expect(app.exists("Says Ada"))
  }

  @Test("A field in an alert writes its binding")
  func alertField() throws {
    struct Screen: View {
      @State private var isAsking = true
      @State private var name = "B"
      @State private var word = ""
      var body: some View {
        Text("\(name) \(word)")
          .alert("Sign in", isPresented: $isAsking) {
            TextField("Name", text: $name)
            SecureField("Password", text: $word)
            Button("Done") {}
          }
      }
    }
    let app = try show(Screen())
    #expect(app.findAll(UITextField.self).map(\.isSecureTextEntry).count == 2)
    try app.type("ob")
    try app.type("\n")
    try app.type("pw")
    try app.tap("Done")
    try app.settle()
    #expect(app.exists("Bob pw"))
  }

  @Test("Secondary actions are in a menu at the end of the bar")
  func secondaryAction() throws {
    let log = Log()
    let app = try show(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") { log("add") } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Rename", systemImage: "pencil") { log("rename") }
            Button("Delete", role: .destructive) { log("delete") }
          }
        }
      })
    #expect(!app.exists("Rename"))
    try app.tap("More")
    try app.settle()
    try app.tap("Rename")
    try app.settle()
    try app.tap("Add")
    #expect(log.take() == ["rename", "add"])
  }

  @Test("A variant shows the symbol's other shape where there is one")
  func variants() throws {
    #expect(SymbolVariants.circle.fill.names(of: "star").first == "star.circle.fill")
    #expect(SymbolVariants.fill.contains(.none) && !SymbolVariants.fill.contains(.circle))
    func picture(_ view: some View) throws -> UIImage? {
      try show(view).find(UIImageView.self).image
    }
    let filled = try picture(Image(systemName: "star").symbolVariant(.fill))
    let named = try picture(Image(systemName: "star.fill"))
    let plain = try picture(Image(systemName: "star"))
    #expect(filled?.pngData() == named?.pngData())
    #expect(filled?.pngData() != plain?.pngData())
  }
}
