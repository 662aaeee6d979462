import Testing
import UIKit

@MainActor
@Suite("Storyboards and xibs in code")
struct InterfaceFileTests {
  private func ids(_ body: () -> Void) -> [String] { Misuse.collect(body).map(\.id) }

  @Test("A storyboard that code uses is reported by its name, and the program carries on")
  func storyboard() {
    final class Detail: UIViewController {}
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(UIViewController().storyboard == nil)
    let reports = Misuse.collect {
      #expect(board.instantiateInitialViewController() == nil)
      #expect(!board.instantiateViewController(withIdentifier: "Detail").isViewLoaded)
      let detail: Detail = board.instantiateViewController(identifier: "Detail")
      #expect(detail.view.subviews.isEmpty)
    }
    #expect(reports.map(\.id) == Array(repeating: "Content.storyboard", count: 3))
    #expect(reports.allSatisfy { $0.sentence.contains("\"Main\"") })
  }

  @Test("A storyboard's controller is the one that its creator makes")
  func creator() {
    final class Named: UIViewController {
      var name = ""
    }
    var made: Named?
    _ = ids {
      made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "a") {
        _ in
        let controller = Named()
        controller.name = "made"
        return controller
      }
    }
    #expect(made?.name == "made")
  }

  @Test("A xib that code uses is reported, and has no views")
  func nib() {
    let nib = UINib(nibName: "RowCell", bundle: nil)
    let table = UITableView()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var objects: [Any]? = [1]
    var views: [Any]? = [1]
    let reports = ids {
      objects = nib.instantiate(withOwner: nil)
      views = Bundle.main.loadNibNamed("Row", owner: nil)
      table.register(nib, forCellReuseIdentifier: "row")
      grid.register(nib, forCellWithReuseIdentifier: "row")
    }
    #expect(objects?.isEmpty == true && views == nil)
    #expect(reports == Array(repeating: "Content.nib", count: 4))
    let removal = ids { table.register(nil as UINib?, forCellReuseIdentifier: "row") }
    #expect(removal.isEmpty)
  }
}
