import Testing
import UIKit

@MainActor
@Suite("Progress, pages and wheels")
struct ProgressTests {
  @Test("Progress is clamped and fills its share of the track")
  func progress() {
    let stage = TestStage()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    stage.window.addSubview(view)
    view.progress = 0.25
    stage.run(frames: 1)
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(.nan, animated: false)
    #expect(view.progress == 1)
    #expect(view.accessibilityValue == "100%")
  }

  // Fact B12.
  @Test("A page control is 18 wide for each page and 20 more, 26 high")
  func pageSize() {
    let control = UIPageControl()
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test("A tap on a half of a page control goes one page that way")
  func pageTap() {
    let stage = TestStage()
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 2
    stage.window.addSubview(control)
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    stage.touch(control, at: CGPoint(x: 150, y: 10)).lift()
    stage.touch(control, at: CGPoint(x: 150, y: 10)).lift()
    stage.touch(control, at: CGPoint(x: 50, y: 10)).lift()
    #expect(pages == [1, 0])
  }

  // Fact B12.
  @Test("A wheel has 8 blades, steps each tenth of a second, and hides when it stops")
  func wheel() throws {
    let stage = TestStage()
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(wheel.isHidden)
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    stage.run(frames: 2)
    #expect(!wheel.isHidden)
    let blades = try #require(wheel.layer.sublayers?.first?.sublayers)
    #expect(blades.count == 8)
    #expect(blades[0].presented.opacity == 1)
    stage.run(frames: 6)
    #expect(blades[0].presented.opacity < 1)
    #expect(blades[1].presented.opacity == 1)
    #expect(stage.host.pendingWork.isEmpty)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }
}
