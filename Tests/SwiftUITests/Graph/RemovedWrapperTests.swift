import DetentTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Wrappers of removed views")
struct RemovedWrapperTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isShown = true
    var padding = 4.0
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      VStack {
        Text("Always")
        Group {
          if model.isShown {
            HStack {
              Text("Sometimes")
              Text("Also")
            }
          }
        }
        .padding(model.padding)
        .frame(width: model.padding * 50, height: model.padding * 10)
        .offset(x: model.padding)
      }
    }
  }

  @Test("A modifier that changes while its content goes lays out nothing that has gone")
  func removedWhileChanging() throws {
    let model = Model()
    let app = try show(Root(model: model))
    for padding in [20.0, 1, 30] {
      model.isShown.toggle()
      model.padding = padding
      try app.settle()
    }
    #expect(!model.isShown)
    #expect(throws: (any Error).self) { try app.device.tap("Sometimes") }
  }
}
