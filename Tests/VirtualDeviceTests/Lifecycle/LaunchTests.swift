import DetentTesting
import Testing

@MainActor
@Suite("Launching apps and turning them")
struct LaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root: UIViewController

    init(_ root: UIViewController) {
      self.root = root
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class Standing: UIViewController {
    var orientations: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?

    init(_ orientations: UIInterfaceOrientationMask, preferred: UIInterfaceOrientation? = nil) {
      self.orientations = orientations
      self.preferred = preferred
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  @Test("An app is launched by its delegate and used like any other")
  func launch() throws {
    let device = VirtualDevice()
    let root = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    root.loadViewIfNeeded()
    root.view.addSubview(button)
    device.launch { Delegate(root) }
    #expect(device.rootViewController === root)
    try device.tap("Go")
    #expect(taps == 1)
    device.moveToBackground()
    #expect(UIApplication.shared.applicationState == .background)
    device.moveToForeground()
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A controller that fills the screen turns the interface, and back when it goes")
  func turnsForPresentation() throws {
    let root = Standing(.portrait)
    let app = TestApp { root }
    root.present(Standing(.landscape, preferred: .landscapeLeft), animated: false)
    try app.settle()
    #expect(app.device.orientation == .landscapeLeft)
    #expect(app.device.size.width > app.device.size.height)
    root.dismiss(animated: false)
    try app.settle()
    #expect(app.device.orientation == .portrait)
  }

  @Test("The app turns later if it supports only later how the device is held")
  func turnsLater() throws {
    let root = Standing(.portrait)
    let app = TestApp { root }
    app.rotate(to: .landscapeLeft)
    #expect(app.device.orientation == .portrait)
    root.orientations = .allButUpsideDown
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    try app.settle()
    #expect(app.device.orientation == .landscapeLeft)
    #expect(UIDevice.current.orientation.isLandscape)
  }

  @Test("The status bar hides in pictures where a controller wants it to")
  func statusBar() throws {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    func picture(_ root: UIViewController) throws -> Bitmap {
      root.loadViewIfNeeded()
      root.view.backgroundColor = .white
      let device = VirtualDevice(model: .iPhoneSE3)
      device.show { root }
      device.step()
      return try device.capture(scale: 1)
    }
    let bare = try picture(Bare())
    let usual = try picture(UIViewController())
    let difference = try #require(usual.difference(from: bare))
    #expect(difference.maxY <= 20)
    #expect(difference.width > 0)
  }
}
