import DetentTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Content that is replaced inside of an effect")
struct ReplacedContentTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isFirst = false
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      Group {
        if model.isFirst {
          Button("Inside") {}.opacity(0.5)
        } else {
          Text("").padding(2)
        }
      }
      .opacity(0.9)
    }
  }

  @Test("A view with an effect of its own is shown in place of another inside of an effect")
  func effectInEffect() throws {
    let model = Model()
    let app = try show(Root(model: model))
    model.isFirst = true
    try app.settle()
    _ = try app.find("Inside")
  }
}
