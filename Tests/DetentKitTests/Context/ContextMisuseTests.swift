import DetentKit
import DetentTesting
import Testing

/// What DetentKit says of mistakes: one sentence each, once.
@MainActor
@Suite("Misuse of contexts")
struct ContextMisuseTests {
  @Test("A context that nobody defines is the window")
  func nobody() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let lines = try stage.reports {
      stage.split.present(content, style: .context(ContextStyle(detents: [.height(200)])))
      try stage.app.settle()
    }
    #expect(
      lines == [
        "Split stands in no presentation context, so the whole window is taken for one; set "
          + "definesPresentationContext on the controller that is meant, or use presentationContext() in "
          + "SwiftUI."
      ])
    #expect(stage.frame(of: content.view).isNear(CGRect(x: 0, y: 618, width: 393, height: 234)))
  }

  @Test("No detents, an unknown selection and an unknown undimmed detent")
  func detents() throws {
    let stage = try ContextStage()
    let lines = try stage.reports {
      var style = ContextStyle(detents: [])
      style.selectedDetent = .medium
      style.largestUndimmedDetent = .height(10)
      try stage.present(style)
    }
    #expect(lines.count == 3)
    #expect(lines[0].contains("has no detents"))
    #expect(lines[1].contains("is to rest at medium"))
    #expect(lines[2].contains("undimmed up to height(10.0)"))
  }

  @Test("What is presented already is not presented again")
  func already() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle())
    let lines = stage.reports { stage.upper.present(content, style: .context()) }
    #expect(
      lines == [
        "Content is presented already, so it was not presented again; dismiss it first."
      ])
    try stage.app.settle()
    #expect(stage.upper.presentedViewController == nil)
  }
}
