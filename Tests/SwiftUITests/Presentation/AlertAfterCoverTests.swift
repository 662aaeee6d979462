import DetentTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Alerts after covers")
struct AlertAfterCoverTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isCover = true
    var isAlert = false
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      Text("Root")
        .fullScreenCover(isPresented: $model.isCover) { Text("Cover") }
        .alert("Alert", isPresented: $model.isAlert) { Button("OK") {} }
    }
  }

  @Test("An alert that is wanted below a cover is presented once the cover was dismissed")
  func wantedBelowCover() throws {
    let model = Model()
    let app = try show(Root(model: model))
    #expect(app.root?.presentedViewController != nil)
    model.isAlert = true
    try app.settle()
    model.isCover = false
    try app.settle()
    #expect(app.device.alerts.map(\.title) == ["Alert"])
  }
}
