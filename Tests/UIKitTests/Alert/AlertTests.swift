import Testing
import UIKit

@MainActor
@Suite("Alerts and action sheets")
struct AlertTests {
  private func makeAlert(
    style: UIAlertController.Style = .alert, title: String? = "Title",
    message: String? = "Text", _ actions: [(String, UIAlertAction.Style)],
    _ chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  private func present(_ alert: UIAlertController, on stage: SheetStage) throws -> AlertSnapshot {
    stage.root.present(alert, animated: true)
    stage.settle()
    return try #require(stage.host.alertSnapshots.last)
  }

  private func tap(_ alert: AlertSnapshot, _ title: String, on stage: SheetStage) throws {
    let button = try #require(
      alert.controller.view.firstButton { $0.accessibilityLabel == title })
    let place = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: stage.stage.window)
    stage.stage.tap(place.x, place.y)
    stage.settle()
  }

  struct Row: CustomStringConvertible, Sendable {
    var description: String
    var actions: [String]
    var text = ("Title" as String?, "Text" as String?)
    var style = UIAlertController.Style.alert
    var height: CGFloat
    var shown: [String]
  }

  nonisolated static let rows = [
    Row(
      description: "one action, 152 high as measured", actions: ["OK"], height: 152,
      shown: ["OK"]),
    Row(
      description: "two side by side, cancel left", actions: ["OK", "Cancel"], height: 152,
      shown: ["Cancel", "OK"]),
    Row(
      description: "three stacked, cancel last, 264 as measured (AL7)",
      actions: ["OK", "Cancel", "Later"], height: 264, shown: ["OK", "Later", "Cancel"]),
    Row(
      description: "an action sheet of five without a header, 304 as measured",
      actions: ["A", "B", "C", "D", "Cancel"], text: (nil, nil), style: .actionSheet, height: 304,
      shown: ["A", "B", "C", "D", "Cancel"]),
    Row(
      description: "two that are too long for half the card are stacked",
      actions: ["A title of many words", "Cancel"], height: 208,
      shown: ["A title of many words", "Cancel"]),
  ]

  @Test("Cards are as high as measured and stand in the middle", arguments: rows)
  func card(row: Row) throws {
    let stage = SheetStage {
      // The small phone of the records, its status bar hidden.
      $0.size = CGSize(width: 375, height: 667)
      $0.scale = 2
      $0.safeAreaInsets = .zero
    }
    let alert = makeAlert(
      style: row.style, title: row.text.0, message: row.text.1,
      row.actions.map { ($0, $0 == "Cancel" ? .cancel : .default) })
    let snapshot = try present(alert, on: stage)
    #expect(abs(snapshot.frame.height - row.height) <= 0.5)
    #expect(snapshot.frame.width == 320)
    #expect(snapshot.frame.midX == 187.5)
    #expect(abs(snapshot.frame.midY - 333.5) <= 0.5)
    #expect(snapshot.shownActions.map { $0.title ?? "" } == row.shown)
  }

  // Fact AL7.
  @Test("On its side a small phone shows the card in the middle")
  func landscape() throws {
    let stage = SheetStage {
      $0.size = CGSize(width: 667, height: 375)
      $0.scale = 2
      $0.safeAreaInsets = .zero
      $0.verticalSizeClass = .compact
    }
    let alert = makeAlert([("A", .default), ("B", .default), ("C", .default)])
    let frame = try present(alert, on: stage).frame
    #expect(abs(frame.minX - 173.5) <= 0.5 && abs(frame.minY - 55.5) <= 0.5)
    #expect(frame.width == 320 && abs(frame.height - 264) <= 0.5)
  }

  // Fact AL8.
  @Test("Large text makes the card higher, 193 at the seventh size")
  func largeText() throws {
    let stage = SheetStage {
      $0.size = CGSize(width: 375, height: 667)
      $0.scale = 2
      $0.safeAreaInsets = .zero
      $0.contentSizeCategory = .extraExtraExtraLarge
    }
    let frame = try present(makeAlert([("OK", .default)]), on: stage).frame
    #expect(abs(frame.height - 193) <= 0.5)
  }

  // Fact AL8.
  @Test("Accessibility sizes make every row higher, 63.5 at the first of them")
  func accessibilityText() throws {
    let stage = SheetStage {
      $0.size = CGSize(width: 375, height: 667)
      $0.scale = 2
      $0.safeAreaInsets = .zero
      $0.contentSizeCategory = .accessibilityMedium
    }
    let alert = makeAlert([("One", .default), ("Two", .default), ("Cancel", .cancel)])
    let frame = try present(alert, on: stage).frame
    let rows = try ["One", "Two", "Cancel"].map { title in
      let button = try #require(alert.view.firstButton { $0.accessibilityLabel == title })
      return button.convert(button.bounds, to: stage.stage.window)
    }
    #expect(rows.map(\.height) == [63.5, 63.5, 63.5])
    #expect(rows[1].minY - rows[0].maxY == 8)
    #expect(frame.maxY - rows[2].maxY == 16)
  }

  @Test("Return goes from field to field, and performs the preferred action from the last")
  func returnKey() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("Cancel", .cancel), ("Later", .default), ("Sign In", .default)]) {
      seen.append($0)
    }
    alert.preferredAction = alert.actions[2]
    for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
    _ = try present(alert, on: stage)
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    fields[0].insertText("\n")
    #expect(fields[1].isFirstResponder)
    #expect(seen.isEmpty)
    alert.actions[2].isEnabled = false
    fields[1].insertText("\n")
    stage.settle()
    #expect(fields[1].isFirstResponder)
    #expect(stage.root.presentedViewController === alert)
    alert.actions[2].isEnabled = true
    fields[1].insertText("\n")
    stage.settle()
    #expect(seen == ["Sign In"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Without a preferred action return performs the first that does not cancel")
  func returnWithoutPreferred() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("Cancel", .cancel), ("OK", .default)]) { seen.append($0) }
    alert.addTextField()
    _ = try present(alert, on: stage)
    alert.textFields?[0].insertText("\n")
    stage.settle()
    #expect(seen == ["OK"])
  }

  @Test("A field's delegate can keep the return key from doing anything")
  func returnRefused() throws {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let stage = SheetStage()
    let delegate = Refusing()
    let alert = makeAlert([("OK", .default)])
    alert.addTextField { $0.delegate = delegate }
    _ = try present(alert, on: stage)
    alert.textFields?[0].insertText("\n")
    stage.settle()
    #expect(stage.root.presentedViewController === alert)
    #expect(alert.textFields?[0].isFirstResponder == true)
  }

  @Test("The gesture to leave cancels an alert that can be cancelled")
  func escape() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)]) { seen.append($0) }
    _ = try present(alert, on: stage)
    #expect(alert.presentationController?.containerView?.accessibilityPerformEscape() == true)
    stage.settle()
    #expect(seen == ["Cancel"])
  }

  @Test("The handler runs once the alert is gone")
  func handler() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)]) { title in
      seen.append("\(title), presents \(stage.root.presentedViewController != nil)")
    }
    let snapshot = try present(alert, on: stage)
    #expect(stage.root.presentedViewController === alert)
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    try tap(snapshot, "OK", on: stage)
    #expect(seen == ["OK, presents false"])
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    #expect(stage.host.pendingWork.isEmpty)
  }

  @Test("A finger may slide to another action, and off all of them")
  func slide() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("A", .default), ("B", .default), ("C", .default)]) { seen.append($0) }
    let frame = try present(alert, on: stage).frame
    stage.stage.down(frame.midX, frame.maxY - 150)
    stage.stage.move(frame.midX, frame.minY - 40)
    stage.stage.up()
    stage.settle()
    #expect(seen.isEmpty)
    stage.stage.down(frame.midX, frame.maxY - 150)
    stage.stage.move(frame.midX, frame.maxY - 40)
    stage.stage.up()
    stage.settle()
    #expect(seen == ["C"])
  }

  @Test("A touch beside an alert does nothing; beside an action sheet it cancels")
  func outside() throws {
    let stage = SheetStage()
    var seen: [String] = []
    _ = try present(
      makeAlert([("OK", .default), ("Cancel", .cancel)]) { seen.append($0) }, on: stage)
    stage.stage.tap(20, 200)
    stage.settle()
    #expect(stage.root.presentedViewController != nil)
    stage.root.dismiss(animated: false)
    _ = try present(
      makeAlert(style: .actionSheet, [("OK", .default), ("Cancel", .cancel)]) { seen.append($0) },
      on: stage)
    stage.stage.tap(20, 200)
    stage.settle()
    #expect(seen == ["Cancel"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A disabled action takes no touches until it is enabled")
  func disabled() throws {
    let stage = SheetStage()
    var seen: [String] = []
    let alert = makeAlert([("OK", .default)]) { seen.append($0) }
    alert.actions[0].isEnabled = false
    let snapshot = try present(alert, on: stage)
    try tap(snapshot, "OK", on: stage)
    #expect(seen.isEmpty)
    alert.actions[0].isEnabled = true
    try tap(snapshot, "OK", on: stage)
    #expect(seen == ["OK"])
  }

  @Test("An action sheet over a source drops its cancel action, which a touch outside performs")
  func popover() throws {
    let stage = PopoverStage()
    stage.source.frame = CGRect(x: 410, y: 590, width: 1, height: 1)
    var seen: [String] = []
    let alert = makeAlert(
      style: .actionSheet, title: nil, message: nil,
      [("A", .default), ("B", .default), ("C", .default), ("D", .default), ("Cancel", .cancel)]
    ) { seen.append($0) }
    alert.popoverPresentationController?.sourceView = stage.source
    let snapshot = try present(alert, on: stage.stage)
    // G56, measured.
    #expect(snapshot.frame == CGRect(x: 266, y: 466, width: 288, height: 248))
    #expect(snapshot.isInPopover)
    #expect(snapshot.shownActions.map { $0.title ?? "" } == ["A", "B", "C", "D"])
    stage.tap(60, 900)
    #expect(seen == ["Cancel"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("An action sheet without a source is not presented on a tablet")
  func missingSource() {
    let stage = PopoverStage()
    let alert = makeAlert(style: .actionSheet, [("OK", .default), ("Cancel", .cancel)])
    let reports = Misuse.collect {
      stage.root.present(alert, animated: true)
      stage.stage.settle()
    }
    #expect(reports.map(\.id) == ["Alert.noSource"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Before iOS 26 an action sheet comes from the bottom, its cancel action apart")
  func bottom() throws {
    let stage = SheetStage { $0.sheetStyle = .iOS18 }
    let snapshot = try present(
      makeAlert(style: .actionSheet, [("OK", .default), ("Cancel", .cancel)]), on: stage)
    #expect(snapshot.frame.width == 377)
    #expect(snapshot.frame.maxY == 818)
    #expect(snapshot.shownActions.map { $0.title ?? "" } == ["OK", "Cancel"])
    try tap(snapshot, "Cancel", on: stage)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Text fields bring the keyboard, and the card makes room")
  func fields() throws {
    let stage = SheetStage()
    let alert = makeAlert([("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    let snapshot = try present(alert, on: stage)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    #expect(field.bounds.height == 48)
    stage.host.keyboardFrameWillChange(overlap: 300)
    stage.settle()
    let raised = try #require(stage.host.alertSnapshots.last?.frame)
    #expect(raised.midY < snapshot.frame.midY)
    #expect(abs(raised.midY - (59 + 852 - 300) / 2) <= 0.5)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(!field.isFirstResponder)
  }

  @Test("A message that is too long scrolls; the actions stay")
  func longMessage() throws {
    let stage = SheetStage()
    let text = Array(repeating: "A sentence of some length.", count: 120).joined(separator: " ")
    let alert = makeAlert(message: text, [("OK", .default), ("Cancel", .cancel)])
    let frame = try present(alert, on: stage).frame
    #expect(frame.height < 852 - 93)
    let button = try #require(alert.view.firstButton { $0.accessibilityLabel == "OK" })
    #expect(frame.contains(button.convert(button.bounds, to: stage.stage.window)))
    let scroll = try #require(alert.view.subviews.compactMap { $0 as? UIScrollView }.first)
    stage.pull(from: CGPoint(x: frame.midX, y: frame.midY), by: -100)
    #expect(scroll.contentOffset.y > 60)
  }

  @Test("Mistakes are reported and change nothing")
  func mistakes() throws {
    let sheet = makeAlert(style: .actionSheet, [("Cancel", .cancel)])
    let reports = Misuse.collect {
      sheet.addTextField()
      sheet.addAction(UIAlertAction(title: "No", style: .cancel))
      sheet.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
    #expect(
      reports.map(\.id) == [
        "Alert.textFieldInActionSheet", "Alert.secondCancelAction", "Alert.unknownPreferredAction",
      ])
    #expect(sheet.actions.count == 1)
    #expect(sheet.textFields == nil)
    #expect(sheet.preferredAction == nil)
  }

  @Test("A handler can present the next alert, and nothing of the first stays behind")
  func chain() throws {
    let stage = SheetStage()
    weak var first: UIAlertController?
    do {
      let alert = makeAlert([("Next", .default)]) { _ in
        stage.root.present(
          UIAlertController(title: "Second", message: nil, preferredStyle: .alert), animated: true)
      }
      first = alert
      let snapshot = try present(alert, on: stage)
      try tap(snapshot, "Next", on: stage)
    }
    #expect(stage.host.alertSnapshots.map(\.controller.title) == ["Second"])
    #expect(first == nil)
  }
}

extension UIView {
  fileprivate func firstButton(_ match: (UIView) -> Bool) -> UIView? {
    if match(self), accessibilityTraits.contains(.button) { return self }
    for view in subviews {
      if let found = view.firstButton(match) { return found }
    }
    return nil
  }
}
