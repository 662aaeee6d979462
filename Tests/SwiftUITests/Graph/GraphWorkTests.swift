import DetentTesting
import SwiftUI
import Testing

/// Counts of work that hold on any machine.
@MainActor
struct GraphWorkTests {
  struct Row: View {
    let number: Int
    let label: String
    let remote: Remote
    @State private var taps = 0

    var body: some View {
      let _ = remote.actions["row \(number)"] = { taps += 1 }
      HStack {
        Text(label)
        Spacer()
        Text("\(taps)")
      }
    }
  }

  struct Rows: View {
    @State private var version = 0
    let remote: Remote

    var body: some View {
      let _ = remote.actions["root"] = { version += 1 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Row(number: number, label: number == 0 ? "row \(version)" : "row", remote: remote)
          }
        }
      }
    }
  }

  @Test("One row's state touches nothing of the other rows")
  func row() throws {
    let remote = Remote()
    let app = try show(Rows(remote: remote))
    let counts = GraphCounters.count {
      remote("row 500")
      app.advance(by: 1.0 / 60)
    }
    #expect(counts.bodiesEvaluated == 1)
    #expect(counts.nodesUpdated < 8)
    #expect(counts.itemsMeasured < 16)
    #expect(counts.nodesMade == 0)
  }

  @Test("An update of a thousand rows evaluates only the one that changed")
  func update() throws {
    let remote = Remote()
    let app = try show(Rows(remote: remote))
    let counts = GraphCounters.count {
      remote("root")
      app.advance(by: 1.0 / 60)
    }
    // The state is read in the closure of ForEach: not even the root's body is evaluated.
    #expect(counts.bodiesEvaluated == 1)
    #expect(counts.nodesUpdated < 1020)
    #expect(counts.itemsMeasured < 16)
    #expect(counts.nodesMade == 0)
  }
}
