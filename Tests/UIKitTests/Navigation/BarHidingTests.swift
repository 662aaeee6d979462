import DetentTesting
import Testing

@MainActor
@Suite("Bars that hide")
struct BarHidingTests {
  private func stage() -> (TestApp, UINavigationController) {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: page)
    return (TestApp { navigation }, navigation)
  }

  private func swipe(_ app: TestApp, from start: CGFloat, to end: CGFloat) throws {
    let finger = app.touch(at: CGPoint(x: 200, y: start))
    try finger.move(to: CGPoint(x: 200, y: end), over: 0.3)
    try finger.lift()
    try app.settle()
  }

  @Test("A swipe up hides the navigation bar, a swipe down shows it")
  func swipe() throws {
    let (app, navigation) = stage()
    navigation.hidesBarsOnSwipe = true
    try swipe(app, from: 600, to: 450)
    #expect(navigation.isNavigationBarHidden)
    try swipe(app, from: 400, to: 550)
    #expect(!navigation.isNavigationBarHidden)
    app.end()
  }

  @Test("A tap in the content hides and shows the navigation bar")
  func tap() throws {
    let (app, navigation) = stage()
    navigation.hidesBarsOnTap = true
    app.tap(at: CGPoint(x: 200, y: 500))
    try app.settle()
    #expect(navigation.isNavigationBarHidden)
    app.tap(at: CGPoint(x: 200, y: 500))
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    app.tap(at: CGPoint(x: 200, y: 500))
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
    app.end()
  }

  @Test("The black style is the dark appearance, and a minimal back button has no title")
  func styles() {
    let bar = UINavigationBar()
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark)
    bar.barStyle = .default
    #expect(bar.overrideUserInterfaceStyle == .unspecified)
    let item = UINavigationItem(title: "Page")
    item.backButtonDisplayMode = .minimal
    #expect(item.backButtonTitle == "")
    #expect(item.backButtonDisplayMode == .minimal)
  }
}
