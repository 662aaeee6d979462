import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Rows, symbols and containers as assistive technology has them")
struct CellAccessibilityTests {
  private func nodes(_ view: UIView) -> [AccessibilityNode] {
    AccessibilityTree().nodes(of: view)
  }

  private func table(
    _ rows: [String], _ configure: ((UITableViewCell, String) -> Void)? = nil
  ) -> TableStage {
    TableStage(.plain, [rows]) { _, source in source.configure = configure }
  }

  @Test("A row's texts are read as one element")
  func joined() throws {
    let stage = table(["Walking"]) { cell, text in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = text
      content.secondaryText = "Prefer quiet streets"
      content.image = UIImage(systemName: "figure.walk")
      cell.contentConfiguration = content
    }
    let container = try #require(nodes(stage.table).first)
    #expect(container.role == .table)
    let row = try #require(container.children.first)
    #expect(container.children.count == 1)
    #expect(row.role == .cell)
    #expect(row.label == "Walking, Prefer quiet streets")
    #expect(row.traits == [])
    #expect(row.frame == CGRect(x: 0, y: 0, width: 393, height: row.frame.height))
    #expect(row.responder === stage.table.visibleCells.first)
  }

  @Test(
    "What stands at a row's end says what the row is",
    arguments: [
      (UITableViewCell.AccessoryType.none, UIAccessibilityTraits.none, ["Row"]),
      (.disclosureIndicator, .button, ["Row"]), (.checkmark, .selected, ["Row"]),
      (.detailButton, .none, ["Row", "More Info"]),
      (.detailDisclosureButton, .button, ["Row", "More Info"]),
    ])
  func accessories(
    type: UITableViewCell.AccessoryType, traits: UIAccessibilityTraits, labels: [String]
  ) {
    let stage = table(["Row"]) { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessoryType = type
    }
    let elements = nodes(stage.table).flatMap(\.elements)
    #expect(elements.map(\.label) == labels)
    #expect(elements.first?.traits == traits)
  }

  @Test("A selected row says so")
  func selected() {
    let stage = table(["One", "Two"])
    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let traits = nodes(stage.table).flatMap(\.elements).map(\.traits)
    #expect(traits == [.none, .selected])
  }

  @Test("A switch at the end stands for its row, and activating the row turns it")
  func switches() throws {
    let toggle = UISwitch()
    var turned = 0
    toggle.addAction(UIAction { _ in turned += 1 }, for: .valueChanged)
    let stage = table(["Aeroplane Mode"]) { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessoryView = toggle
    }
    let elements = nodes(stage.table).flatMap(\.elements)
    #expect(elements.map(\.label) == ["Aeroplane Mode"])
    let row = try #require(elements.first)
    #expect(row.value == "0")
    #expect(row.traits.contains(.toggleButton))
    #expect(row.responder.accessibilityActivationPoint == toggle.accessibilityActivationPoint)
    let dispatcher = stage.stage.host.touchDispatcher
    let point = row.responder.accessibilityActivationPoint
    dispatcher.touchDown(id: 1, at: point, time: stage.stage.time)
    stage.stage.run(frames: 2)
    dispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 1)
    #expect(turned == 1)
    #expect(nodes(stage.table).flatMap(\.elements).first?.value == "1")
  }

  @Test("Controls in a row stay elements of their own, after the row's texts")
  func controls() {
    let stage = table(["Row"]) { cell, text in
      let label = UILabel(frame: CGRect(x: 200, y: 4, width: 100, height: 30))
      label.text = text
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10, y: 4, width: 60, height: 30)
      button.setTitle("Buy", for: .normal)
      cell.contentView.addSubview(label)
      cell.contentView.addSubview(button)
    }
    #expect(nodes(stage.table).flatMap(\.elements).map(\.label) == ["Row", "Buy"])
  }

  @Test("What code said about a row counts")
  func told() {
    let stage = table(["One", "Two", "Three"]) { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      if text == "One" { cell.accessibilityLabel = "The first" }
      if text == "Two" { cell.isAccessibilityElement = false }
      if text == "Three" { cell.accessibilityElements = [] }
    }
    let elements = nodes(stage.table).flatMap(\.elements)
    #expect(elements.map(\.label) == ["The first", "Two"])
    #expect(elements.map(\.role) == [.cell, .staticText])
  }

  @Test("The actions of a swipe are offered by name")
  func swipeActions() throws {
    let stage = table(["Row"])
    var removed = 0
    stage.source.swipeActions = [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        removed += 1
        done(true)
      }
    ]
    let row = try #require(nodes(stage.table).flatMap(\.elements).first)
    #expect(row.actions == ["Delete"])
    #expect(row.responder.accessibilityCustomActions?.first?.perform() == true)
    #expect(removed == 1)
  }

  @Test("The header of a section is a header")
  func headers() {
    let stage = TableStage(.grouped, [["Row"]]) { _, source in source.titles = ["Travel"] }
    let elements = nodes(stage.table).flatMap(\.elements)
    #expect(elements.first?.label == "Travel")
    #expect(elements.first?.traits.contains(.header) == true)
  }

  @Test("A list's rows are read as a table's; the parts of other items one by one")
  func collections() {
    let list = CollectionStage(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), [[1, 2]])
    list.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let rows = nodes(list.view).flatMap(\.elements)
    #expect(rows.map(\.label) == ["1", "2"])
    #expect(rows.map(\.role) == [.cell, .cell])
    #expect(rows.map(\.traits) == [.selected, .none])
  }

  @Test("A symbol says what it is commonly called, if that is known")
  func symbols() {
    func label(_ name: String) -> String? {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      return button.accessibilityLabel
    }
    #expect(label("square.and.arrow.up") == "Share")
    #expect(label("xmark.circle.fill") == "Close")
    #expect(label("plus") == "Add")
    #expect(label("cup.and.saucer") == nil)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.accessibilityLabel = "New place"
    #expect(button.accessibilityLabel == "New place")
    #expect(UIBarButtonItem(image: UIImage(systemName: "trash")).accessibilityLabel == "Delete")
  }

  @Test("An alert and a popover are called what they are")
  func presentations() {
    let stage = SheetStage()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.root.present(alert, animated: false)
    stage.settle()
    #expect(stage.host.accessibilityTree.flatMap(\.children).map(\.role) == [.alert])
  }

  @Test("A sheet's new size is announced to whoever is at its grabber")
  func announcement() throws {
    let stage = SheetStage { $0.assistive.voiceOver = true }
    let content = UIViewController()
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    stage.root.present(content, animated: true)
    stage.settle()
    let grabber = try #require(stage.host.firstElementInFront)
    stage.host.assistance.move(to: grabber)
    _ = stage.host.assistance.takePosted()
    grabber.accessibilityIncrement()
    stage.settle()
    let posted = stage.host.assistance.takePosted()
    #expect(posted.map(\.notification) == [.layoutChanged])
    #expect(posted.first?.argument as? UIResponder === grabber)
    #expect(grabber.accessibilityValue == "Full screen")
  }
}
