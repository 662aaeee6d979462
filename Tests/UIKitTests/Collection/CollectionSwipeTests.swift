import DetentTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Swipe actions of lists in collections")
struct CollectionSwipeTests {
  private final class Mail: UICollectionViewController {
    var names = ["Anna", "Bert", "Cleo", "Dora"]
    var log: [String] = []

    init(_ direction: UISemanticContentAttribute = .unspecified) {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        self.map { mail in
          UISwipeActionsConfiguration(actions: [
            mail.action("Delete", .destructive, path), mail.action("Flag", .normal, path),
          ])
        }
      }
      list.leadingSwipeActionsConfigurationProvider = { [weak self] path in
        guard let self, path.item != 3 else { return nil }
        return UISwipeActionsConfiguration(actions: [action("Read", .normal, path)])
      }
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      collectionView.semanticContentAttribute = direction
    }
    required init?(coder: NSCoder) { nil }

    func action(
      _ title: String, _ style: UIContextualAction.Style, _ path: IndexPath
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        log.append("\(title) \(names[path.item])")
        if style == .destructive {
          names.remove(at: path.item)
          collectionView.deleteItems(at: [path])
        }
        done(true)
      }
    }

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: names[indexPath.item])
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(names[indexPath.item])") }
  }

  private func show(
    _ direction: UISemanticContentAttribute = .unspecified
  ) throws -> (app: TestApp, mail: Mail) {
    let mail = Mail(direction)
    let app = TestApp(device: .iPhone16) { mail }
    try app.settle()
    return (app, mail)
  }

  private func swipe(_ name: String, by way: CGFloat, _ app: TestApp) throws {
    let cell = try cell(name, app)
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let finger = app.touch(at: CGPoint(x: middle.x - way / 2, y: middle.y))
    try finger.move(by: CGVector(dx: way, dy: 0), over: 0.4)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
  }

  private func cell(_ name: String, _ app: TestApp) throws -> UICollectionViewListCell {
    try #require(
      app.findAll(UICollectionViewListCell.self).first {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text == name
      })
  }

  @Test(
    "A swipe away from the trailing edge opens the actions, a tap on one performs it and closes")
  func opens() throws {
    let (app, mail) = try show()
    try swipe("Bert", by: -140, app)
    #expect(app.exists("Delete") && app.exists("Flag"))
    #expect(try cell("Bert", app).configurationState.isSwiped)
    #expect(try cell("Bert", app).contentView.frame.minX == -152)
    try app.tap("Flag")
    try app.settle()
    #expect(mail.log == ["Flag Bert"] && !app.exists("Flag"))
    #expect(try cell("Bert", app).contentView.frame.minX == 0)
  }

  @Test("A full swipe performs the first action, and the row goes")
  func full() throws {
    let (app, mail) = try show()
    try swipe("Bert", by: -300, app)
    #expect(mail.log == ["Delete Bert"] && mail.names == ["Anna", "Cleo", "Dora"])
    #expect(app.findAll(UICollectionViewListCell.self).allSatisfy { $0.swipeShift == 0 })
    #expect(!app.exists("Delete"))
  }

  @Test("Each edge has its own actions; a row without any at an edge stays")
  func edges() throws {
    let (app, _) = try show()
    try swipe("Anna", by: 120, app)
    #expect(app.exists("Read") && !app.exists("Delete"))
    #expect(try cell("Anna", app).contentView.frame.minX > 0)
    try swipe("Dora", by: 120, app)
    #expect(try cell("Dora", app).contentView.frame.minX == 0)
  }

  @Test("Right to left the trailing edge is on the left")
  func mirrored() throws {
    let (app, mail) = try show(.forceRightToLeft)
    try swipe("Anna", by: 140, app)
    #expect(app.exists("Delete"))
    #expect(try cell("Anna", app).contentView.frame.minX > 0)
    try app.tap("Delete")
    try app.settle()
    #expect(mail.log == ["Delete Anna"])
  }

  @Test("A touch elsewhere closes the actions and selects nothing, and so does scrolling")
  func closes() throws {
    let (app, mail) = try show()
    try swipe("Bert", by: -140, app)
    try app.tap("Dora")
    try app.settle()
    #expect(!app.exists("Delete") && mail.log.isEmpty)
    try app.tap("Dora")
    #expect(mail.log == ["select Dora"])
    try swipe("Bert", by: -140, app)
    let finger = try app.touch("Dora")
    try finger.move(by: CGVector(dx: 0, dy: 100))
    try finger.lift()
    try app.settle()
    #expect(!app.exists("Delete"))
  }
}
