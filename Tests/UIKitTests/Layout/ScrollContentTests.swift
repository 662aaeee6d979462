import Testing
import UIKit

@MainActor
@Suite("Scroll content by constraints")
struct ScrollContentTests {
  typealias Block = ConstraintLayoutTests.Block
  typealias Stage = ConstraintLayoutTests.Stage

  @Test("What is pinned to a scroll view's edges decides its content size, by edges or by guides")
  func contentSize() {
    for usesGuides in [false, true] {
      let stage = Stage()
      let scrollView = UIScrollView()
      _ = stage.add(scrollView)
      let content = stage.add(Block(100, 900), to: scrollView)
      NSLayoutConstraint.activate([
        scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
        scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
        scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
        scrollView.heightAnchor.constraint(equalToConstant: 200),
      ])
      if usesGuides {
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
          content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
      } else {
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
          content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
          content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
          content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
      }
      #expect(Misuse.collect { stage.frame() }.isEmpty)
      #expect(scrollView.frame == CGRect(x: 10, y: 0, width: 280, height: 200))
      #expect(content.frame == CGRect(x: 0, y: 5, width: 280, height: 900))
      #expect(scrollView.contentSize == CGSize(width: 280, height: 910))
      scrollView.contentOffset = CGPoint(x: 0, y: 300)
      stage.frame()
      #expect(content.frame.minY == 5)
      (content as? Block)?.size.height = 50
      stage.frame()
      #expect(scrollView.contentSize.height == 60)
    }
  }

  @Test("A view held by the frame guide stays put while content scrolls")
  func frameGuide() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    stage.root.addSubview(scrollView)
    let header = stage.add(Block(20, 20), to: scrollView)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 8),
      header.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
    ])
    stage.frame()
    #expect(header.frame == CGRect(x: 180, y: 8, width: 20, height: 20))
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    stage.frame()
    #expect(header.frame.minY == 128)
    #expect(scrollView.contentSize.height == 1000)
  }
}
