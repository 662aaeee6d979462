import DetentTesting
import SwiftUI
import Testing

private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.verticalSizeClass == .compact ? nil : context.maxDetentValue / 4
  }
}

@MainActor
struct PresentationOptionTests {
  @Test(
    "A set of detents is ordered by the heights that they have on the screen",
    arguments: [DeviceModel.iPhoneSE3, .iPhone16, .iPadA16])
  func order(model: DeviceModel) throws {
    // 0.35 of a small phone's sheet and of an iPad's form sheet is less than 250 points, of a large
    // phone's sheet more: no fixed rule orders them, and no report is due.
    let root = Text("Root").sheet(isPresented: .constant(true)) {
      Text("Inside")
        .presentationDetents([.fraction(0.35), .height(250)])
        .presentationBackgroundInteraction(.enabled)
    }
    let app = TestApp(device: model) { UIHostingController(rootView: root) }
    try app.settle()
    let sheet = try app.sheet()
    let isSmall = model != .iPhone16
    #expect(sheet.detent == (isSmall ? "Fraction:0.35" : "Height:250.0"))
    let controller = try #require(
      app.root?.presentedViewController?.sheetPresentationController)
    #expect(
      controller.largestUndimmedDetentIdentifier?.rawValue
        == (isSmall ? "Height:250.0" : "Fraction:0.35"))
  }

  @Test("What content prefers holds in the first frame of the presentation")
  func firstFrame() throws {
    struct Screen: View {
      @State private var isShown = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["show"] = { isShown = true }
        Color.white.ignoresSafeArea()
          .sheet(isPresented: $isShown) {
            Text("Inside")
              .presentationDetents([.custom(Quarter.self), .large])
              .presentationBackgroundInteraction(.enabled)
              .presentationDragIndicator(.hidden)
              .interactiveDismissDisabled()
          }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("show")
    app.advance(by: 1.0 / 60)
    let first = try app.sheet()
    // The card is as high as its detent from the first frame on; it only comes up.
    #expect(first.detent?.hasPrefix("Custom:") == true)
    #expect(first.dim == 0)
    try app.settle()
    // A quarter of 759 points, the most a detent may give on this screen, and the safe area below.
    let height = try app.sheet().frame.height
    #expect(abs(height - first.frame.height) < 1 && height > 180 && height < 240)
  }

  @Test("Fingers reach the background up to a detent, and the dimming beyond it")
  func upThrough() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var detent = PresentationDetent.height(200)
      let remote: Remote

      var body: some View {
        let _ = remote.actions["large"] = { detent = .medium }
        VStack {
          Button("Behind \(count)") { count += 1 }
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          Text("Inside")
            .presentationDetents([.height(200), .medium], selection: $detent)
            .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            .interactiveDismissDisabled()
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    try app.tap("Behind 0")
    try app.settle()
    #expect(app.exists("Behind 1"))
    remote("large")
    try app.settle()
    #expect(try app.sheet().detent == "medium" && app.sheet().dim > 0)
    let place = try app.find("Behind 1")
    app.tap(at: place.convert(place.bounds, to: nil).center)
    try app.settle()
    #expect(app.exists("Behind 1") && app.sheets.count == 1)
  }

  @Test("Views behind the content replace the system's background and follow state")
  func backgroundViews() throws {
    struct Screen: View {
      @State private var isRed = true
      let remote: Remote

      var body: some View {
        let _ = remote.actions["toggle"] = { isRed.toggle() }
        Color.white.ignoresSafeArea()
          .sheet(isPresented: .constant(true)) {
            Text("Inside")
              .presentationDetents([.height(300)])
              .presentationBackground {
                (isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
                  .ignoresSafeArea()
              }
          }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(try color(of: app) == 0xFF_0000)
    remote("toggle")
    try app.settle()
    #expect(try color(of: app) == 0x00_00FF)
  }

  private func color(of app: TestApp) throws -> UInt32 {
    let (bitmap, frame) = (try app.device.snapshot().bitmap, try app.sheet().frame)
    let scale = CGFloat(bitmap.width) / 393
    let (x, y) = (Int(120 * scale), Int((frame.minY + 60) * scale))
    return bitmap.pixels[y * bitmap.stride + x] & 0xFF_FFFF
  }

  @Test("What is behind a cover with a clear background stays and shows through")
  func clearCover() throws {
    let app = try show(
      Text("Behind")
        .fullScreenCover(isPresented: .constant(true)) {
          VStack {
            Text("Inside")
            Spacer()
          }
          .presentationBackground(.clear)
        })
    #expect(app.exists("Inside") && app.exists("Behind"))
  }

  @Test("On an iPad a sheet is as large as its sizing says")
  func sizing() throws {
    func frame<S: PresentationSizing>(_ sizing: S) throws -> CGRect {
      let app = TestApp(device: .iPadPro11) {
        UIHostingController(
          rootView: Text("Behind").sheet(isPresented: .constant(true)) {
            Color.blue.frame(width: 333, height: 222).presentationSizing(sizing)
          })
      }
      try app.settle()
      return try app.sheet().frame
    }
    let form = try frame(.form)
    let page = try frame(.page)
    let fitted = try frame(.fitted)
    let partly = try frame(.form.fitted(horizontal: false, vertical: true))
    #expect(page.width > form.width)
    #expect(abs(fitted.width - 333) < 1 && abs(fitted.height - 222) < 30)
    #expect(partly.width == form.width && abs(partly.height - fitted.height) < 1)
  }

  @Test("An alert about something asks about it, and not at all when there is nothing")
  func alertPresenting() throws {
    struct Screen: View {
      @State private var isAsking = false
      @State private var subject: String?
      let remote: Remote
      let log: Log

      var body: some View {
        let _ =
          remote.actions["ask"] = {
            subject = "Harbour"
            isAsking = true
          }
        let _ = remote.actions["nothing"] = { isAsking = true }
        Text("Base")
          .alert("Delete?", isPresented: $isAsking, presenting: subject) { name in
            Button("Delete \(name)", role: .destructive) { log("deleted \(name)") }
          } message: {
            Text("\($0) is a place.")
          }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    remote("nothing")
    try app.settle()
    #expect(!app.exists("Delete?"))
    remote("ask")
    try app.settle()
    #expect(app.exists("Harbour is a place."))
    try app.tap("Delete Harbour")
    try app.settle()
    #expect(log.take() == ["deleted Harbour"])
  }

  @Test("The title of a dialog shows only where that is asked for")
  func dialogTitle() throws {
    for visibility in [Visibility.automatic, .visible, .hidden] {
      let app = try show(
        Text("Base").confirmationDialog(
          "What now?", isPresented: .constant(true), titleVisibility: visibility
        ) {
          Button("Go") {}
        })
      #expect(app.exists("What now?") == (visibility == .visible))
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
