import DetentKit
import DetentTesting
import Testing

/// Each mistake with contexts is reported once.
@MainActor
@Suite("Misuse of contexts")
struct ContextMisuseTests {
  @Test("A context that nobody defines is the window")
  func nobody() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let reports = try reports {
      stage.split.present(content, style: .context(ContextStyle(detents: [.height(200)])))
      try stage.app.settle()
    }
    #expect(reports.map(\.id) == ["DetentKit.noContext"])
    #expect(stage.frame(of: content.view).isNear(CGRect(x: 0, y: 618, width: 393, height: 234)))
  }

  @Test("No detents, an unknown selection and an unknown undimmed detent")
  func detents() throws {
    let stage = try ContextStage()
    let reports = try reports {
      var style = ContextStyle(detents: [])
      style.selectedDetent = .medium
      style.largestUndimmedDetent = .height(10)
      try stage.present(style)
    }
    #expect(
      reports.map(\.id) == [
        "DetentKit.noDetents", "DetentKit.unknownSelection", "DetentKit.unknownUndimmed",
      ])
  }

  @Test("What is presented already is not presented again")
  func already() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle())
    let reports = reports { stage.upper.present(content, style: .context()) }
    #expect(reports.map(\.id) == ["DetentKit.isPresented"])
    try stage.app.settle()
    #expect(stage.upper.presentedViewController == nil)
  }
}
