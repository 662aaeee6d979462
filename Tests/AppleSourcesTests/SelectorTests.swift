import Testing

@testable import AppleSources

@Suite("Selectors")
struct SelectorTests {
  private func selector(_ expression: String) -> String {
    let source = """
      class Page: UIViewController {
        let model = Model()
        func run() { use(\(expression)) }
        @objc func tapped() {}
        @objc func moved(_ sender: UIPanGestureRecognizer) {}
        @objc var title2: String = ""
      }
      """
    let text = translated(source)
    let start = text.firstRange(of: "use(")?.upperBound ?? text.startIndex
    let end = text.firstRange(of: ") }\n")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  @Test(
    "A selector has its method",
    arguments: [
      ("#selector(tapped)", "Selector(\"tapped\", Page.tapped)"),
      ("#selector(moved)", "Selector(\"moved(_:)\", Page.moved)"),
      ("#selector(self.moved(_:))", "Selector(\"moved(_:)\", Page.moved(_:))"),
      ("#selector(Page.moved(_:))", "Selector(\"moved(_:)\", Page.moved(_:))"),
      ("#selector(Self.tapped)", "Selector(\"tapped\", Page.tapped)"),
      (
        "#selector(UIView.endEditing)",
        "Selector(\"endEditing(_:)\", accepts: { $0 is UIView }, "
          + "calling: { view, _, _ in (view as? UIView)?.endEditing(true) })"
      ),
      ("#selector(model.load)", "Selector(\"load\", of: model, { $0.load })"),
      (
        "#selector(getter: title2)", "Selector(\"title2\", { (object: Page) in { object.title2 } })"
      ),
      (
        "#selector(setter: Page.title2)",
        "Selector(\"setTitle2(_:)\", { (object: Page) in { object.title2 = $0 } })"
      ),
      (
        "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
        "Selector(\"tableView(_:didSelectRowAt:)\", accepts: { $0 is any UITableViewDelegate && _implements($0, [], in: #fileID) }, "
          + "calling: { _, _, _ in nil })"
      ),
      ("#keyPath(UIScrollView.contentOffset)", "\"contentOffset\""),
      ("#keyPath(Page.model.name)", "\"model.name\""),
    ])
  func forms(_ source: String, _ expected: String) {
    #expect(selector(source) == expected)
  }

  @Test("A selector over several lines keeps the lines that follow")
  func lines() {
    let text = selector("#selector(\n  moved(_:)\n)")
    #expect(text == "Selector(\"moved(_:)\", Page.moved(_:))\n\n")
  }

  @Test("A selector of an optional requirement of UIKit asks for the classes that implement it")
  func implementedRequirement() {
    let source = """
      class Table: NSObject, UITableViewDelegate {}
      extension Table { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
      class Empty: NSObject, UITableViewDelegate {}
      let isAsked = d.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
      """
    let result = translated(source)
    #expect(result.contains("_implements($0, [\"Table\"], in: #fileID)"))
  }
}
