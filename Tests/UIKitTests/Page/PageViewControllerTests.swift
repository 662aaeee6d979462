import DetentTesting
import Testing

@MainActor
@Suite("Pages")
struct PageViewControllerTests {
  final class Page: UIViewController {
    let index: Int
    var log: (String) -> Void

    init(_ index: Int, _ log: @escaping (String) -> Void) {
      self.index = index
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 100, y: 200, width: 150, height: 40))
      label.text = "Page \(index)"
      view.addSubview(label)
    }
    override func viewDidAppear(_ animated: Bool) { log("appear \(index)") }
    override func viewDidDisappear(_ animated: Bool) { log("disappear \(index)") }
  }

  final class Book: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    var count = 3
    var dots = 0
    var lines: [String] = []

    func page(_ index: Int) -> Page? {
      guard (0..<count).contains(index) else { return nil }
      return Page(index) { [weak self] in self?.lines.append($0) }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      delegate = self
      if let first = page(0) { setViewControllers([first], direction: .forward, animated: false) }
    }
    var shown: Int? { (viewControllers?.first as? Page)?.index }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? Page).flatMap { page($0.index - 1) } }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? Page).flatMap { page($0.index + 1) } }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown ?? 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      lines.append("will \((pendingViewControllers as? [Page])?.map(\.index) ?? [])")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let old = (previousViewControllers as? [Page])?.map(\.index) ?? []
      lines.append("did \(finished) \(old) \(completed)")
    }
  }

  private func show(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, dots: Int = 0,
    gap: CGFloat = 0
  ) throws -> (app: TestApp, book: Book) {
    let book = Book(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: gap])
    book.dots = dots
    let app = TestApp(device: .iPhone16) { book }
    try app.settle()
    book.lines = []
    return (app, book)
  }

  private func swipe(_ app: TestApp, _ way: CGVector) throws {
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(by: way, over: 0.15)
    try finger.lift()
    try app.settle()
  }

  @Test("A swipe turns to the next page and back, and the delegate hears of both")
  func swipes() throws {
    let (app, book) = try show()
    #expect(app.exists("Page 0") && !app.exists("Page 1"))
    try swipe(app, CGVector(dx: -150, dy: 0))
    #expect(book.shown == 1 && app.exists("Page 1") && !app.exists("Page 0"))
    #expect(book.lines == ["will [1]", "disappear 0", "appear 1", "did true [0] true"])
    #expect(try app.middle(of: "Page 1") == CGPoint(x: 175, y: 220))
    #expect(book.children.count == 1)
    book.lines = []
    try swipe(app, CGVector(dx: 150, dy: 0))
    #expect(book.shown == 0 && app.exists("Page 0"))
    #expect(book.lines == ["will [0]", "disappear 1", "appear 0", "did true [1] true"])
  }

  @Test("A drag that is let go too early brings the page back")
  func comesBack() throws {
    let (app, book) = try show()
    let finger = app.touch(at: CGPoint(x: 300, y: 400))
    try finger.move(by: CGVector(dx: -100, dy: 0))
    #expect(app.exists("Page 1"))
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    #expect(book.shown == 0 && !app.exists("Page 1"))
    #expect(book.lines == ["will [1]", "disappear 1", "appear 0", "did true [0] false"])
  }

  @Test("At the first and the last page there is nothing to turn to")
  func ends() throws {
    let (app, book) = try show()
    try swipe(app, CGVector(dx: 200, dy: 0))
    #expect(book.shown == 0 && book.lines.isEmpty)
    try swipe(app, CGVector(dx: -200, dy: 0))
    try swipe(app, CGVector(dx: -200, dy: 0))
    #expect(book.shown == 2)
    book.lines = []
    try swipe(app, CGVector(dx: -200, dy: 0))
    #expect(book.shown == 2 && book.lines.isEmpty)
    #expect(try app.middle(of: "Page 2") == CGPoint(x: 175, y: 220))
  }

  @Test("Pages that lie below one another are turned by swipes up, with the gap between them")
  func vertical() throws {
    let (app, book) = try show(.vertical, gap: 20)
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
    let (first, second) = (try app.middle(of: "Page 0"), try app.middle(of: "Page 1"))
    #expect(abs(second.y - first.y - 852 - 20) < 0.5 && first.x == second.x)
    try finger.lift()
    try app.settle()
    #expect(book.shown == 1)
    #expect(try app.middle(of: "Page 1") == CGPoint(x: 175, y: 220))
  }

  @Test("A quick second swipe catches the page on its way and goes on to the next")
  func quickSwipes() throws {
    let (app, book) = try show()
    for _ in 0..<2 {
      let finger = app.touch(at: CGPoint(x: 300, y: 400))
      try finger.move(by: CGVector(dx: -200, dy: 0), over: 0.1)
      try finger.lift()
      app.advance(by: 0.15)
    }
    try app.settle()
    #expect(book.shown == 2)
    #expect(try app.middle(of: "Page 2") == CGPoint(x: 175, y: 220))
    #expect(book.children.count == 1)
  }

  @Test("The app turns pages with and without animation, and only the completion tells of it")
  func code() throws {
    let (app, book) = try show()
    var ended: [Bool] = []
    let next = try #require(book.page(1))
    book.setViewControllers([next], direction: .forward, animated: true) { ended.append($0) }
    app.advance(by: 0.1)
    #expect(app.exists("Page 0") && app.exists("Page 1") && ended.isEmpty)
    try app.settle()
    #expect(book.shown == 1 && ended == [true] && !app.exists("Page 0"))
    #expect(book.lines == ["disappear 0", "appear 1"])
    let last = try #require(book.page(2))
    book.setViewControllers([last], direction: .reverse, animated: false) { ended.append($0) }
    try app.settle()
    #expect(book.shown == 2 && ended == [true, true])
    #expect(try app.middle(of: "Page 2") == CGPoint(x: 175, y: 220))
    let reports = Misuse.collect {
      book.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(reports.map(\.id) == ["Content.pageCount"] && book.shown == 2)
  }

  @Test("Dots show where the data source gives counts; they follow swipes and turn pages")
  func dots() throws {
    let (app, book) = try show(dots: 3)
    let dots = try app.find(UIPageControl.self)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
    let frame = dots.convert(dots.bounds, to: nil)
    #expect(frame.maxY <= 852 - 34 + 0.5)
    try swipe(app, CGVector(dx: -150, dy: 0))
    #expect(dots.currentPage == 1)
    app.tap(at: CGPoint(x: frame.maxX - 40, y: frame.midY))
    try app.settle()
    #expect(book.shown == 2 && dots.currentPage == 2)
    #expect(book.lines.suffix(4) == ["will [2]", "disappear 1", "appear 2", "did true [1] true"])
    let plain = try show().app
    #expect(plain.findAll(UIPageControl.self).isEmpty)
  }

  @Test("Without a data source no finger turns pages")
  func noSource() throws {
    let (app, book) = try show()
    book.dataSource = nil
    try swipe(app, CGVector(dx: -200, dy: 0))
    #expect(book.shown == 0 && book.lines.isEmpty)
  }

  @Test("A turned device keeps the page")
  func rotation() throws {
    let (app, book) = try show()
    try swipe(app, CGVector(dx: -150, dy: 0))
    app.rotate(to: .landscapeLeft)
    try app.settle()
    #expect(book.shown == 1)
    let label = try app.find("Page 1")
    #expect(label.convert(label.bounds, to: nil).minX == 100)
  }
}
