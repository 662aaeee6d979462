import DetentTesting
import SwiftUI
import Testing

private final class Store {
  let name: String
  init(_ name: String) { self.name = name }
}

extension EnvironmentValues {
  @Entry fileprivate var density: Double = 1.5
  @Entry fileprivate var label = "none"
  @Entry fileprivate var owner: String?
  @Entry fileprivate var store: Store = Store("default")
  @Entry fileprivate var act: (@MainActor () -> Void)? = nil
}

extension Transaction {
  @Entry fileprivate var reason: String = "none"
}

@MainActor
@Suite("Entries")
struct EntryTests {
  private struct Reader: View {
    @Environment(\.density) private var density
    @Environment(\.label) private var label
    @Environment(\.owner) private var owner
    @Environment(\.store) private var store

    var body: some View {
      Text("\(density) \(label) \(owner ?? "nobody") \(store.name)")
    }
  }

  @Test("A property marked as an entry is a value of the environment with its default")
  func defaults() throws {
    let app = try show(Reader())
    #expect(app.exists("1.5 none nobody default"))
  }

  @Test("Setting an entry reaches the views inside, and only these")
  func setting() throws {
    let app = try show(
      VStack {
        Reader()
          .environment(\.density, 2)
          .environment(\.label, "set")
          .environment(\.owner, "Ida")
          .environment(\.store, Store("mine"))
        Reader()
      })
    #expect(app.exists("2.0 set Ida mine"))
    #expect(app.exists("1.5 none nobody default"))
  }

  @Test("Entries of transactions go with the change")
  func transactions() {
    var heard = ""
    #expect(Transaction().reason == "none")
    withTransaction(\.reason, "tap") {
      var transaction = Transaction()
      transaction.reason = "inner"
      heard = transaction.reason
    }
    #expect(heard == "inner")
  }

  @Test("An entry's closure is called as it was set")
  func closures() {
    var values = EnvironmentValues()
    #expect(values.act == nil)
    var count = 0
    values.act = { count += 1 }
    values.act?()
    #expect(count == 1)
  }
}
