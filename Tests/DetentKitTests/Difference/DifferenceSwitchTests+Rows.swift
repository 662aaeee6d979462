import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

extension DifferenceSwitchTests {
  nonisolated static let rows = transitions + sheets + layout + frames + keyboard + swiftUI

  private nonisolated static let transitions = [
    Row(.transitionsBeginNextFrame, 1, 2) { bench in
      let app = bench.start()
      let content = try bench.present(in: app)
      return bench.frames(app) { content.willAppears > 0 }
    },
    Row(.transitionsEndNextTurn, 0, 1) { bench in
      let app = bench.start()
      let content = try bench.present(in: app, animated: false)
      return bench.frames(app) { content.didAppears > 0 }
    },
    Row(.transitionsEndNextFrame, 0, 1) { bench in
      let app = bench.start()
      try app.settle()
      let content = try bench.present(in: app, animated: false)
      return bench.frames(app) { content.didAppears > 0 }
    },
    Row(.transitionsAreNotAnimated, 0, 1) { bench in
      let app = bench.start()
      let content = try bench.present(in: app)
      app.device.step()
      return Double(content.didAppears)
    },
    Row(.presenterIsDeterminedLater, 1, 0) { bench in
      let app = bench.start()
      let content = Watched()
      let delegate = Delegate()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = delegate
      app.root?.present(content, animated: true)
      try app.settle()
      return delegate.hadPresenter == true ? 1 : 0
    },
    Row(.swipeIsCancelledLate, 0, 1) { bench in
      let app = bench.start()
      let content = try bench.present(in: app)
      try app.settle()
      let finger = app.touch(at: CGPoint(x: 196, y: 300))
      try finger.move(to: CGPoint(x: 196, y: 360), over: 0.3)
      app.advance(by: 0.2)
      try finger.lift()
      // The transition lasts while the sheet is back at its detent.
      let isBack = { app.device.sheets.last?.phase == "resting" }
      _ = bench.frames(app, until: isBack)
      return content.isBeingDismissed ? 1 : 0
    },
    Row(.containerIsLarger, 0, 8) { bench in
      let app = bench.start()
      let content = Watched()
      content.modalPresentationStyle = .overCurrentContext
      app.root?.definesPresentationContext = true
      app.root?.present(content, animated: false)
      let container = try #require(content.presentationController?.containerView)
      return -container.frame.minX
    },
  ]

  private nonisolated static let sheets = [
    Row(.presentedViewIsWrapped, 0, 1) { bench in
      let app = bench.start()
      let content = try bench.present(in: app, animated: false)
      let view = try #require(content.view.superview)
      return view.superview is UIDropShadowView ? 0 : 1
    },
    Row(.detentsAreResolvedTwice, 1, 2) { bench in
      let app = bench.start()
      var heights: Set<CGFloat> = []
      let detent = UISheetPresentationController.Detent.custom {
        heights.insert($0.maximumDetentValue)
        return 200
      }
      _ = try bench.present(in: app, detents: [detent], animated: false)
      return Double(heights.count)
    },
    Row(.sheetChangesApplyAtLayout, 2, 1) { bench in
      let app = bench.start()
      let content = try bench.present(in: app, animated: false)
      try app.settle()
      content.sheetPresentationController?.detents = [.medium(), .large()]
      let now = app.device.host.sheetCourses.last?.stops.count
      app.device.step()
      #expect(app.device.host.sheetCourses.last?.stops.count == 2)
      return Double(now ?? 0)
    },
    Row(.maximumDetentIsSmaller, 0, 8) { bench in
      @MainActor func maximum(_ bench: Bench) throws -> Double {
        let app = bench.start()
        var height = 0.0
        let detent = UISheetPresentationController.Detent.custom {
          height = $0.maximumDetentValue
          return 200
        }
        _ = try bench.present(in: app, detents: [detent], animated: false)
        return height
      }
      return try maximum(Bench([])) - maximum(bench)
    },
  ]

  private nonisolated static let layout = [
    Row(.layoutIsRepeated, 0, 10) { bench in
      let app = bench.start()
      try app.settle()
      let canvas = try #require((app.root as? Watched)?.canvas)
      let count = canvas.layouts
      for _ in 0..<10 { app.device.step() }
      return Double(canvas.layouts - count)
    },
    Row(.firstLayoutIsEmpty, 0, 1) { bench in
      let app = bench.start()
      let content = Sized()
      app.root?.present(content, animated: true)
      try app.settle()
      return Double(content.emptyLayouts)
    },
    Row(.layoutHasOnePass, 1, 2) { bench in
      let app = bench.start()
      try app.settle()
      let root = try #require(app.root as? Watched)
      let count = root.canvas.layouts
      // The inner view's layout invalidates the outer one's, which was laid out before.
      root.other.other = root.canvas
      root.canvas.setNeedsLayout()
      root.other.setNeedsLayout()
      return bench.frames(app) { root.canvas.layouts == count + 2 }
    },
    Row(.safeAreaComesLater, 0, 1) { bench in
      let app = bench.start()
      try app.settle()
      app.rotate(to: .landscapeLeft)
      let root = try #require(app.root)
      return bench.frames(app) { root.view.safeAreaInsets.left > 0 }
    },
    Row(.traitsChangeInTransitions, 1, 2) { bench in
      let app = bench.start()
      let content = try bench.present(in: app)
      var styles: Set<UIUserInterfaceStyle> = []
      app.device.addFrameObserver { _ in styles.insert(content.traitCollection.userInterfaceStyle) }
      try app.settle()
      #expect(content.traitCollection.userInterfaceStyle == .light)
      return Double(styles.count)
    },
    Row(.windowSizeChanges, 1, 5) { bench in
      let app = bench.start(.iPadPro11)
      _ = try bench.present(in: app)
      var widths: Set<CGFloat> = []
      app.device.addFrameObserver { widths.insert($0.window.bounds.width) }
      try app.settle()
      #expect(app.device.window.bounds.width == app.device.model.size(in: .portrait).width)
      return Double(widths.count)
    },
  ]

  /// The number of calls of a display link in a second.
  private static func calls(_ bench: Bench) throws -> Double {
    let app = bench.start()
    try app.settle()
    let owner = Ticker()
    app.device.host.enter { owner.start() }
    app.advance(by: 1)
    owner.link?.invalidate()
    return Double(owner.count)
  }

  @MainActor
  private final class Ticker {
    var count = 0
    var link: CADisplayLink?

    func start() {
      let link = CADisplayLink.following(self) { ticker, _ in ticker.count += 1 }
      self.link = link
    }
  }

  private nonisolated static let frames = [
    Row(.frames120, 60, 120, measure: calls),
    Row(.frames80, 60, 80, measure: calls),
    Row(.frames30, 60, 30, measure: calls),
    Row(.framesAreDropped, 60, 42, measure: calls),
  ]

  private nonisolated static let keyboard = [
    Row(.keyboardNotifiesTwice, 1, 2) { bench in
      let app = bench.start()
      let frames = bench.notifications(UIResponder.keyboardWillShowNotification) {
        app.showKeyboard()
      }
      return Double(frames.count)
    },
    Row(.keyboardIsNotAnimated, 0, 1) { bench in
      let app = bench.start()
      let frames = bench.notifications(UIResponder.keyboardDidShowNotification) {
        app.showKeyboard()
      }
      return Double(frames.count)
    },
    Row(.keyboardFloats, 0, 60) { bench in
      let app = bench.start(.iPadPro11)
      let frames = bench.notifications(UIResponder.keyboardWillShowNotification) {
        app.showKeyboard()
      }
      return try app.device.size.height - #require(frames.first).maxY
    },
  ]

  private static func counting(_ bench: Bench) -> (TestApp, Counts) {
    let counts = Counts()
    return (bench.start { UIHostingController(rootView: Counting(counts: counts)) }, counts)
  }

  private nonisolated static let swiftUI = [
    Row(.bodiesAreEvaluatedTwice, 1, 2) { bench in
      let (app, counts) = counting(bench)
      try app.settle()
      let count = counts.bodies
      counts.value = 1
      try app.settle()
      return Double(counts.bodies - count)
    },
    Row(.updatesWaitForFrame, 1, 2) { bench in
      let (app, counts) = counting(bench)
      try app.settle()
      counts.value = 1
      return bench.frames(app) { app.exists("Value 1") }
    },
    Row(.hostedLayoutIsLater, 0, 1) { bench in
      let device = VirtualDevice(model: .iPhone16, differences: bench.differences)
      device.show { UIHostingController(rootView: Text("Value")) }
      let isShown = (try? device.find("Value")) != nil
      device.step()
      #expect(throws: Never.self) { try device.find("Value") }
      return isShown ? 0 : 1
    },
    Row(.disappearanceIsLater, 0, 1) { bench in
      let (app, counts) = counting(bench)
      counts.isShown = true
      try app.settle()
      counts.isShown = false
      try app.settle()
      #expect(counts.lines.count == 2)
      return counts.lines.first == "dismissed" ? 1 : 0
    },
  ]
}
