import DetentTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Surroundings of an app")
struct SurroundingsTests {
  @Test("Each value reaches the app while it runs")
  func changes() {
    let app = TestApp(device: .iPadPro11) { UIViewController() }
    #expect(app.surroundings.isInForeground)
    app.surroundings.appearance = .dark
    app.surroundings.contentSizeCategory = .accessibilityLarge
    app.surroundings.layoutDirection = .rightToLeft
    app.surroundings.accessibility.usesBoldText = true
    let traits = app.root?.traitCollection
    #expect(traits?.userInterfaceStyle == .dark)
    #expect(traits?.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits?.layoutDirection == .rightToLeft)
    #expect(traits?.legibilityWeight == .bold)
    app.surroundings.windowSize = CGSize(width: 400, height: 800)
    #expect(app.root?.view.bounds.size == CGSize(width: 400, height: 800))
    app.surroundings.isInForeground = false
    #expect(!app.surroundings.isInForeground)
    app.surroundings.isInForeground = true
    #expect(app.surroundings.isInForeground)
  }

  @Test("A change of the orientation turns the window")
  func turns() throws {
    let app = TestApp { UIViewController() }
    let size = app.surroundings.windowSize
    app.surroundings.orientation = .landscapeLeft
    try app.settle()
    #expect(app.surroundings.windowSize == CGSize(width: size.height, height: size.width))
  }

  @Test("A whole value is put back at once")
  func restores() throws {
    let app = TestApp { UIViewController() }
    let start = app.surroundings
    app.surroundings.appearance = .dark
    app.surroundings.orientation = .landscapeRight
    app.surroundings = start
    try app.settle()
    #expect(app.surroundings == start)
  }

  @MainActor private final class Notes {
    var count = 0
  }

  private struct Numbers: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
      VStack {
        Text(locale.identifier)
        Text("first day \(calendar.firstWeekday)")
        Text(1234.5, format: .number)
      }
    }
  }

  @Test("Formats follow the locale while the app runs, and the reading direction does not")
  func locale() {
    let app = TestApp { UIHostingController(rootView: Numbers()) }
    #expect(app.element(.label("en_US")).exists && app.element(.label("1,234.5")).exists)
    let notes = Notes()
    let token = NotificationCenter.default.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notes.count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    app.surroundings.locale = Locale(identifier: "de_DE")
    #expect(notes.count == 1)
    #expect(app.element(.label("de_DE")).exists)
    #expect(app.element(.label("first day 2")).exists)
    #expect(app.element(.label("1.234,5")).exists)
    app.surroundings.locale = Locale(identifier: "ar_EG")
    #expect(app.surroundings.layoutDirection == .leftToRight)
    let other = TestApp { UIHostingController(rootView: Numbers()) }
    #expect(other.element(.label("en_US")).exists, "each device has its own")
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    let root = Quiet()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      root.note = { [weak self] in self?.log.append($0) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      log.append("delegate")
    }
  }

  private final class Quiet: UIViewController {
    var note: (String) -> Void = { _ in }

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      note("controller")
    }
  }

  @Test("A memory warning reaches the delegate, each view controller and the observers")
  func memory() {
    let delegate = Delegate()
    let device = VirtualDevice()
    device.launch { delegate }
    let covered = Quiet()
    covered.note = { delegate.log.append("presented \($0)") }
    delegate.root.present(covered, animated: false)
    device.advance(by: 0.1)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.log.append("observer") } }
    defer { NotificationCenter.default.removeObserver(token) }
    device.sendMemoryWarning()
    #expect(delegate.log == ["delegate", "controller", "presented controller", "observer"])
  }

  @Test("Slow frames: animations take as long, in fewer frames")
  func slowFrames() throws {
    func run(_ refreshes: Int) throws -> (frames: Int, end: Double) {
      let app = TestApp { UIViewController() }
      app.surroundings.refreshesPerFrame = refreshes
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      app.root?.view.addSubview(box)
      var frames = 0
      let observer = app.device.addFrameObserver { _ in frames += 1 }
      defer { app.device.removeFrameObserver(observer) }
      var end = 0.0
      let start = app.time
      app.device.perform {
        UIView.animate(withDuration: 0.5) {
          box.frame.origin.x = 200
        } completion: { _ in
          end = CACurrentMediaTime() - start
        }
      }
      try app.settle()
      return (frames, end)
    }
    let (usual, slow) = (try run(1), try run(4))
    #expect(abs(usual.end - 0.5) < 0.04)
    #expect(abs(slow.end - 0.5) < 0.1)
    #expect(usual.frames > 28 && slow.frames >= 8 && slow.frames <= 12)
    let again = try run(4)
    #expect(again == slow)
  }

  @Test("With a hardware keyboard a field shows no keys, but its accessory view, and takes text")
  func hardwareKeyboard() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.accessibilityIdentifier = "field"
    let app = TestApp { controller }
    controller.view.addSubview(field)
    app.surroundings.hasHardwareKeyboard = true
    try app.tap("field")
    try app.settle()
    #expect(app.device.keyboardHeight == 0)
    try app.type("Oslo")
    #expect(field.text == "Oslo")
    app.surroundings.hasHardwareKeyboard = false
    try app.settle()
    #expect(app.device.keyboardHeight > 200)
    app.surroundings.hasHardwareKeyboard = true
    try app.settle()
    #expect(app.device.keyboardHeight == 0)
    field.resignFirstResponder()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    try app.tap("field")
    try app.settle()
    #expect(app.device.keyboardHeight >= 44 && app.device.keyboardHeight < 100)
  }

  @Test("A window passes through sizes as it is dragged, and a tablet has sizes of both classes")
  func window() {
    let app = TestApp(device: .iPadPro11) { UIViewController() }
    let sizes = app.device.model.windowSizes(in: .portrait)
    #expect(sizes.count == 15 && sizes.last == app.device.size)
    #expect(DeviceModel.iPhone16.windowSizes(in: .portrait) == [DeviceModel.iPhone16.size])
    var classes: Set<UIUserInterfaceSizeClass> = []
    for size in sizes {
      app.surroundings.windowSize = size
      #expect(app.root?.view.bounds.size == size)
      classes.insert(app.root?.traitCollection.horizontalSizeClass ?? .unspecified)
    }
    #expect(classes == [.compact, .regular])
    var widths: [Double] = []
    let observer = app.device.addFrameObserver { widths.append($0.size.width) }
    app.resize(to: CGSize(width: 434, height: 800), over: 0.2)
    app.device.removeFrameObserver(observer)
    #expect(widths.count == 12 && widths.last == 434)
    #expect(widths == widths.sorted(by: >) && Set(widths).count == 12)
  }
}
