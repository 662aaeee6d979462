import DetentTesting
import Testing

@MainActor
@Suite("Menus of rows")
struct TableMenuTests {
  private final class Files: TitledRows {
    var names = ["Letter", "Photo", "Plain"]
    var log: [String] = []

    override var titles: [String] { names }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(names[indexPath.row])")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let name = names[indexPath.row]
      guard name != "Plain" else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Rename") { _ in self?.log.append("rename \(name)") },
          UIAction(title: "Remove", attributes: .destructive) { _ in
            self?.log.append("remove \(name)")
          },
        ])
      })
    }
  }

  private func press(_ name: String, in app: TestApp) throws {
    let finger = try app.touch(name)
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
  }

  @Test("A long press opens the row's menu, selects nothing, and an action is performed")
  func opens() throws {
    let files = Files(style: .insetGrouped)
    let app = TestApp { UINavigationController(rootViewController: files) }
    try app.settle()
    try press("Photo", in: app)
    #expect(app.exists("Rename") && files.log.isEmpty)
    try app.tap("Rename")
    try app.settle()
    #expect(files.log == ["rename Photo"] && !app.exists("Remove"))
    #expect(files.tableView.indexPathForSelectedRow == nil)
    try app.tap("Letter")
    try app.settle()
    #expect(files.log == ["rename Photo", "select Letter"])
  }

  @Test("A row without a menu is selected after a long press; while rows are edited no menu opens")
  func without() throws {
    let files = Files(style: .plain)
    let app = TestApp { files }
    try app.settle()
    try press("Plain", in: app)
    #expect(files.log == ["select Plain"])
    files.setEditing(true, animated: false)
    try press("Photo", in: app)
    #expect(!app.exists("Rename"))
  }
}
