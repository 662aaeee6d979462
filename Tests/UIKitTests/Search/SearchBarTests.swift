import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Search bars")
struct SearchBarTests {
  private final class Log: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { lines.append("scope \(selectedScope)") }
  }

  private func make(_ stage: TestStage) -> (UISearchBar, Log) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    let log = Log()
    bar.delegate = log
    stage.window.addSubview(bar)
    stage.run(frames: 1)
    return (bar, log)
  }

  @Test("The delegate hears of editing, text and the return key")
  func editing() {
    let stage = TestStage()
    let (bar, log) = make(stage)
    stage.tap(bar.searchTextField)
    #expect(bar.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    bar.resignFirstResponder()
    #expect(log.lines == ["begin", "text a", "search", "end"])
    bar.text = "code"
    #expect(log.lines.count == 4)
  }

  @Test("The cancel button makes room for itself and tells the delegate")
  func cancelButton() throws {
    let stage = TestStage()
    let (bar, log) = make(stage)
    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.searchTextField.frame.width == width - 54)
    stage.run(frames: 30)
    let button = try #require(bar.subviews.first { $0.accessibilityLabel == "Cancel" })
    stage.tap(button)
    #expect(log.lines == ["cancel"])
  }

  @Test("Scopes stand below the field and tell which is chosen")
  func scopes() throws {
    let stage = TestStage()
    let (bar, log) = make(stage)
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height > 80)
    bar.frame.size.height = bar.intrinsicContentSize.height
    stage.run(frames: 1)
    let scopes = try #require(
      bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl)
    stage.host.touchDispatcher.touchDown(
      id: 1, at: scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: 12), to: nil),
      time: stage.time)
    stage.run(frames: 2)
    stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
    stage.run(frames: 2)
    #expect(log.lines == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
