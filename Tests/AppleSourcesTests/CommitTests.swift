import Testing

@testable import AppleSources

@Suite("Data sources that commit deletions")
struct CommitTests {
  private let method = """
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    """

  @Test(
    "The first class of an ancestry that commits edits says so, in its clause or an extension's")
  func conformance() {
    let result = translated(
      """
      class Page: UITableViewController {
        override \(method)
      }
      class Below: Page {
        override \(method)
      }
      class Screen {
        final class Rows: NSObject, UITableViewDataSource {
          \(method)
        }
      }
      class List: UIViewController {}
      extension List: UITableViewDataSource {
        \(method)
      }
      """)
    #expect(
      result == """
        class Page: UITableViewController, _TableEditCommitting {
          override \(method)
        }
        class Below: Page {
          override \(method)
        }
        class Screen {
          final class Rows: NSObject, UITableViewDataSource, _TableEditCommitting {
            \(method)
          }
        }
        class List: UIViewController {}
        extension List: UITableViewDataSource, _TableEditCommitting {
          \(method)
        }
        """)
  }

  @Test("A class that only implements other methods of the protocol stays as it is")
  func others() {
    let source = """
      class Page: UITableViewController {
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      }

      """
    #expect(translated(source) == source)
  }
}
