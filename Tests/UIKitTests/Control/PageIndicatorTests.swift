import Testing
import UIKit

@testable import UIKitCore

// developer.apple.com/documentation/uikit/uipagecontrol
@MainActor
@Suite("Indicators of page controls")
struct PageIndicatorTests {
  private let stage = TestStage()
  private let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 110, height: 26))

  init() {
    control.numberOfPages = 5
    control.pageIndicatorTintColor = .gray
    control.currentPageIndicatorTintColor = .red
    stage.window.addSubview(control)
    stage.run(frames: 1)
  }

  private func picture(_ page: Int) -> UIImageView? {
    control.subviews[page].subviews.first as? UIImageView
  }

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 12)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 12))
    }
  }

  @Test("An image replaces the dots in their colours, and nil restores them")
  func preferred() {
    #expect(control.subviews.count == 5)
    #expect(control.subviews[0].bounds.size == CGSize(width: 8, height: 8))
    let star = image(8)
    control.preferredIndicatorImage = star
    stage.run(frames: 1)
    #expect(control.intrinsicContentSize.width == 110)
    #expect(control.subviews[1].bounds.size == CGSize(width: 8, height: 12))
    #expect(control.subviews[1].backgroundColor == nil)
    #expect(picture(0)?.tintColor == .red && picture(1)?.tintColor == .gray)
    #expect(picture(1)?.image?.renderingMode == .alwaysTemplate)
    control.preferredIndicatorImage = nil
    stage.run(frames: 1)
    #expect(control.subviews[1].backgroundColor == .gray)
    #expect(picture(1)?.image == nil)
    #expect(control.subviews[1].bounds.size == CGSize(width: 8, height: 8))
  }

  @Test("Wide images take room, and one page can have its own")
  func onePage() {
    let wide = image(20)
    control.setIndicatorImage(wide, forPage: 2)
    control.setIndicatorImage(wide, forPage: 9)
    stage.run(frames: 1)
    #expect(control.indicatorImage(forPage: 2) === wide)
    #expect(control.indicatorImage(forPage: 9) == nil)
    #expect(control.size(forNumberOfPages: 5).width == 170)
    #expect(control.subviews[2].bounds.width == 20 && control.subviews[1].bounds.width == 8)
    #expect(control.subviews[3].center.x - control.subviews[2].center.x == 30)
  }

  @Test("The current page has its own image")
  func current() {
    let (one, two) = (image(8), image(10))
    control.preferredIndicatorImage = one
    control.preferredCurrentPageIndicatorImage = two
    control.currentPage = 3
    stage.run(frames: 1)
    #expect(control.subviews[3].bounds.width == 10 && control.subviews[0].bounds.width == 8)
    control.setCurrentPageIndicatorImage(image(6), forPage: 3)
    stage.run(frames: 1)
    #expect(control.subviews[3].bounds.width == 6)
    #expect(control.currentPageIndicatorImage(forPage: 3) != nil)
  }

  @Test("A finger that moves over the dots changes the page, unless that is not allowed")
  func continuous() {
    var pages: [Int] = []
    control.addAction(
      UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    stage.drag(
      from: CGPoint(x: 119, y: 113), to: CGPoint(x: 191, y: 113), frames: 16)
    stage.run(frames: 2)
    #expect(pages == [1, 2, 3, 4])
    #expect(control.currentPage == 4)
    #expect(control.interactionState == .none)
    control.allowsContinuousInteraction = false
    stage.drag(
      from: CGPoint(x: 191, y: 113), to: CGPoint(x: 119, y: 113), frames: 16)
    stage.run(frames: 2)
    // A finger that is lifted over the control is a tap, in the half where it was lifted.
    #expect(pages == [1, 2, 3, 4, 3])
  }

  @Test("A prominent control has a capsule behind its dots")
  func background() {
    #expect(control.subviews.count == 5)
    control.backgroundStyle = .prominent
    stage.run(frames: 1)
    #expect(control.subviews.count == 6)
    #expect(control.subviews.first?.bounds.size == CGSize(width: 110, height: 26))
    #expect(control.subviews.first?.layer.cornerRadius == 13)
    control.backgroundStyle = .minimal
    stage.run(frames: 1)
    #expect(control.subviews.first?.isHidden == true)
  }
}
