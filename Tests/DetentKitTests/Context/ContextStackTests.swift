import DetentKit
import DetentTesting
import Testing

/// More than one presentation in a context, and contexts in each other.
@MainActor
@Suite("Stacks and contexts in contexts")
struct ContextStackTests {
  @Test("What something presented presents stacks in the same context, and steps back again")
  func stack() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]))
    let before = stage.frame(of: first.view)
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(100)])))
    try stage.app.settle()
    #expect(stage.frame(of: second.view).isNear(CGRect(x: 0, y: 718, width: 393, height: 134)))
    #expect(second.contextPresentationController != nil)
    #expect(first.controllerPresentedInContext === second)
    let covered = stage.frame(of: first.view)
    #expect(abs(covered.width - 393 * 0.94) < 0.5)
    #expect(abs(covered.maxY - 852) < 0.5)
    #expect(abs(covered.minY - (852 - 234 * 0.94)) < 0.5)
    second.dismiss(animated: true)
    try stage.app.settle()
    #expect(stage.frame(of: first.view) == before)
    #expect(second.view.window == nil)
  }

  @Test("What is covered peeks out above something larger, and goes with the finger")
  func peek() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]))
    let before = stage.frame(of: first.view).minY
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(200)])))
    try stage.app.settle()
    #expect(abs(stage.frame(of: first.view).minY - (before - 10)) < 0.5)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    var last = stage.frame(of: first.view).minY
    for step in 1...10 {
      try finger.move(to: CGPoint(x: 196, y: 700 + 12 * Double(step)), over: 1.0 / 60)
      let top = stage.frame(of: first.view).minY
      #expect(abs(top - last) < 13)
      #expect(top <= before + 234 * 0.06 + 0.5)
      last = top
    }
    try finger.lift()
    try stage.app.settle()
  }

  @Test("Stacked over, what is below stays as it is")
  func over() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]))
    let before = stage.frame(of: first.view)
    let second = ContextStage.Content()
    var style = ContextStyle(detents: [.height(150)])
    style.stacking = .over
    first.present(second, style: .context(style))
    try stage.app.settle()
    #expect(stage.frame(of: first.view) == before)
  }

  @Test("Two dimmings are as dark as the darker one, in every frame")
  func dimming() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]))
    let back = try #require(first.contextPresentationController)
    #expect(back.shownDimming == 1)
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(150)])))
    for _ in 0..<60 {
      stage.device.advance(by: 1.0 / 60)
      let front = second.contextPresentationController
      let (one, other) = (0.2 * back.shownDimming, 0.2 * (front?.shownDimming ?? 0))
      #expect(abs(1 - (1 - one) * (1 - other) - 0.2) < 0.002)
    }
    #expect(back.shownDimming == 0)
  }

  @Test("What is covered neither moves nor takes touches; a drag takes the front one only")
  func covered() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(150), .height(300)]))
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(80)])))
    try stage.app.settle()
    let covered = stage.frame(of: first.view)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(to: CGPoint(x: 196, y: 600), over: 0.3)
    #expect(stage.frame(of: first.view) == covered)
    try finger.lift()
    try stage.app.settle()
    // The drag was no tap: both are there. The next one takes the front one out.
    try stage.drag(from: 770, to: 845)
    #expect(second.view.window == nil)
    #expect(first.view.window != nil)
    try stage.drag(from: 720, to: 560)
    #expect(first.contextPresentationController?.selectedDetent == .height(300))
  }

  @Test("Dismissing at the bottom takes the whole stack")
  func all() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]))
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(100)])))
    try stage.app.settle()
    stage.lower.dismiss(animated: true)
    try stage.app.settle()
    #expect(first.view.window == nil && second.view.window == nil)
    #expect(stage.lower.presentedViewController == nil)
    #expect(try stage.moves(stage.lower.slider))
  }

  @Test("From inside of a navigation controller it stacks too")
  func navigation() throws {
    let stage = try ContextStage()
    let page = ContextStage.Content()
    let navigation = UINavigationController(rootViewController: page)
    stage.lower.present(navigation, style: .context(ContextStyle(detents: [.height(200)])))
    try stage.app.settle()
    let second = ContextStage.Content()
    let lines = try reports {
      page.present(second, style: .context(ContextStyle(detents: [.large])))
      try stage.app.settle()
    }
    #expect(lines.isEmpty)
    #expect(stage.frame(of: second.view).isNear(CGRect(x: 0, y: 426, width: 393, height: 426)))
  }

  @Test("A context inside of what is presented is its own, moves with it, and drags alone")
  func nested() throws {
    let stage = try ContextStage()
    let outer = ContextStage.Content()
    outer.definesPresentationContext = true
    try stage.present(ContextStyle(detents: [.height(300), .large]), content: outer)
    let inner = ContextStage.Content()
    var style = ContextStyle(detents: [.height(60), .height(150)])
    style.largestUndimmedDetent = .height(150)
    outer.present(inner, style: .context(style))
    try stage.app.settle()
    let place = stage.frame(of: outer.view)
    let small = stage.frame(of: inner.view)
    #expect(abs(small.maxY - place.maxY) < 0.5)
    // The inner one goes, the outer one does not move by a point.
    let finger = stage.app.touch(at: CGPoint(x: 196, y: small.midY))
    for step in 1...15 {
      try finger.move(to: CGPoint(x: 196, y: small.midY - 6 * Double(step)), over: 1.0 / 60)
      #expect(stage.frame(of: outer.view) == place)
    }
    stage.device.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(inner.contextPresentationController?.selectedDetent == .height(150))
    #expect(stage.frame(of: outer.view) == place)
    // And the outer one takes the inner one along, at its bottom.
    let high = CGPoint(x: 196, y: place.minY + 30)
    let second = stage.app.touch(at: high)
    for step in 1...9 {
      try second.move(to: CGPoint(x: 196, y: high.y - 10 * Double(step)), over: 1.0 / 60)
      #expect(abs(stage.frame(of: inner.view).maxY - stage.frame(of: outer.view).maxY) < 0.5)
    }
    try second.lift()
    try stage.app.settle()
    #expect(outer.contextPresentationController?.selectedDetent == .large)
    #expect(inner.view.window != nil)
  }

  @Test("A drag past the inner one's end does not go on in the outer one")
  func nestedEnds() throws {
    let stage = try ContextStage()
    let outer = ContextStage.Content()
    outer.definesPresentationContext = true
    try stage.present(ContextStyle(detents: [.height(300)]), content: outer)
    let inner = ContextStage.Content()
    inner.isModalInPresentation = true
    outer.present(inner, style: .context(ContextStyle(detents: [.height(150)])))
    try stage.app.settle()
    let place = stage.frame(of: outer.view)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 750))
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: 750 + 5 * Double(step)), over: 1.0 / 60)
      #expect(stage.frame(of: outer.view) == place)
    }
    try finger.lift()
    try stage.app.settle()
    #expect(inner.view.window != nil)
  }

  @Test("A context in one of UIKit's sheets drags alone too", arguments: [false, true])
  func insideNativeSheet(hasList: Bool) throws {
    let stage = try ContextStage()
    let sheet = ContextStage.Content()
    sheet.definesPresentationContext = true
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.split.present(sheet, animated: true)
    try stage.app.settle()
    let inner = ContextStage.Content()
    inner.hasList = hasList
    var style = ContextStyle(detents: [.height(100), .height(200)])
    style.largestUndimmedDetent = .height(200)
    sheet.present(inner, style: .context(style))
    try stage.app.settle()
    let place = stage.frame(of: sheet.view)
    let start = stage.frame(of: inner.view)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: start.midY))
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: start.midY - 6 * Double(step)), over: 1.0 / 60)
      #expect(stage.frame(of: sheet.view) == place)
    }
    stage.device.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(inner.contextPresentationController?.selectedDetent == .height(200))
    try stage.drag(from: start.midY - 60, to: start.midY + 60)
    #expect(stage.frame(of: sheet.view) == place)
    #expect(inner.contextPresentationController?.selectedDetent == .height(100))
  }
}
