import DetentTesting
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Environments that an app keeps")
struct KeptEnvironmentTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isShown = true
    @ObservationIgnored var kept: [EnvironmentValues] = []
  }

  private struct Keeper: UIViewRepresentable {
    let model: Model

    func makeUIView(context: Context) -> UIView {
      model.kept.append(context.environment)
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Reader: View {
    let model: Model
    @Environment(\.self) private var values

    var body: some View {
      let _ = model.kept.append(values)
      Text("Reader")
    }
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      if model.isShown {
        Keeper(model: model)
        Reader(model: model)
      }
    }
  }

  @Test("They have their values after the views that read them went")
  func outlivesTheView() throws {
    let model = Model()
    let app = try show(Root(model: model).environment(\.lineSpacing, 7))
    model.isShown = false
    try app.settle()
    #expect(model.kept.count >= 2)
    for values in model.kept {
      #expect(values.reader == nil)
      #expect(values.keptReader?.node == nil)
      #expect(values.lineSpacing == 7)
    }
  }
}
