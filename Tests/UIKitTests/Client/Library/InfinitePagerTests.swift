import DetentTesting
import Testing
import UIKit

/// A pager as libraries write it: three pages, and after each swipe the middle one is shown again.
@MainActor
private final class PagerController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  private let labels = [UILabel(), UILabel(), UILabel()]
  private(set) var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    for label in labels { scroll.addSubview(label) }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroll.frame.size != view.bounds.size else { return }
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: view.bounds.width * CGFloat(index), y: 300, width: 200, height: 40)
    }
    scroll.contentOffset.x = view.bounds.width
  }

  private func show() {
    for (index, label) in labels.enumerated() { label.text = "Page \(page + index - 1)" }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    if scrollView.contentOffset.x >= width * 2 {
      page += 1
      scrollView.contentOffset.x -= width
      show()
    } else if scrollView.contentOffset.x <= 0 {
      page -= 1
      scrollView.contentOffset.x += width
      show()
    }
  }
}

@MainActor
@Suite("A pager that never ends")
struct InfinitePagerTests {
  @Test("Swipes go on in both directions, and the finger keeps its page")
  func pages() throws {
    let pager = PagerController()
    let app = TestApp { pager }
    try app.settle()
    let width = pager.view.bounds.width
    #expect(pager.scroll.contentOffset.x == width)
    for expected in 1...4 {
      let finger = app.touch(at: CGPoint(x: 320, y: 500))
      try finger.move(by: CGVector(dx: -220, dy: 0), over: 0.15)
      try finger.lift()
      try app.settle()
      #expect(pager.page == expected && pager.scroll.contentOffset.x == width)
    }
    for expected in [3, 2] {
      let finger = app.touch(at: CGPoint(x: 60, y: 500))
      try finger.move(by: CGVector(dx: 220, dy: 0), over: 0.15)
      try finger.lift()
      try app.settle()
      #expect(pager.page == expected)
    }
    #expect(app.exists("Page 2"))
  }

  @Test("A drag over more than a page goes on from the offset that the app sets")
  func longDrag() throws {
    let pager = PagerController()
    let app = TestApp { pager }
    try app.settle()
    let width = pager.view.bounds.width
    pager.scroll.contentOffset.x = width * 1.8
    let finger = app.touch(at: CGPoint(x: 350, y: 500))
    try finger.move(by: CGVector(dx: -200, dy: 0), over: 0.4)
    // 1.8 pages and nearly 200 points, of which one page was taken back.
    let expected = width * 0.8 + 200
    #expect(pager.page == 1 && abs(pager.scroll.contentOffset.x - expected) < 15)
    try finger.lift()
    try app.settle()
  }
}
