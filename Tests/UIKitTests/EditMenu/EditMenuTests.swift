import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras

@MainActor
@Suite("The menu of editing")
struct EditMenuTests {
  @MainActor
  private struct Stage {
    let stage = TestStage()
    let text: UITextView

    init(_ content: String, y: CGFloat = 300) {
      UIPasteboard.general.string = nil
      text = UITextView(frame: CGRect(x: 20, y: y, width: 340, height: 120))
      text.font = .systemFont(ofSize: 17)
      text.text = content
      stage.window.addSubview(text)
      stage.run(frames: 2)
    }

    var bar: EditMenuBar? {
      stage.window.subviews.compactMap { $0 as? EditMenuBar }
        .first { $0.isUserInteractionEnabled }
    }

    var titles: [String] {
      bar.map { AccessibilityTree().nodes(of: $0).flatMap(\.elements).compactMap(\.label) } ?? []
    }

    func tap(_ point: CGPoint, times: Int = 1) {
      for _ in 0..<times {
        stage.host.touchDispatcher.touchDown(id: 1, at: point, time: stage.time)
        stage.run(frames: 2)
        stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
        stage.run(frames: 2)
      }
    }

    func press(_ point: CGPoint) {
      stage.host.touchDispatcher.touchDown(id: 1, at: point, time: stage.time)
      stage.run(frames: 45)
      stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
      stage.run(frames: 2)
    }

    func choose(_ title: String) throws {
      let bar = try #require(bar)
      let element = try #require(
        AccessibilityTree().nodes(of: bar).flatMap(\.elements).first { $0.label == title })
      stage.run(frames: 15)
      tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
    }
  }

  /// A point in the first word.
  private func word(_ stage: Stage) -> CGPoint {
    let rect = stage.text.caretRect(
      for: stage.text.position(
        from: stage.text.beginningOfDocument, offset: 2) ?? stage.text.beginningOfDocument)
    return stage.text.convert(CGPoint(x: rect.midX + 1, y: rect.midY), to: nil)
  }

  @Test("A double tap selects a word and brings the menu above it")
  func doubleTap() throws {
    let stage = Stage("Lindenpark at noon")
    stage.tap(word(stage), times: 2)
    #expect(stage.text.selectedRange == NSRange(location: 0, length: 10))
    #expect(stage.titles == ["Cut", "Copy", "Select All"])
    let bar = try #require(stage.bar)
    let selection = stage.text.convert(
      stage.text.firstRect(for: try #require(stage.text.selectedTextRange)), to: nil)
    #expect(bar.frame.maxY < selection.minY)
    #expect(bar.frame.height == 44)
  }

  @Test("Copying closes the menu, and pasting is offered from then on")
  func copyAndPaste() throws {
    let stage = Stage("Lindenpark at noon")
    stage.tap(word(stage), times: 2)
    try stage.choose("Copy")
    #expect(UIPasteboard.general.string == "Lindenpark")
    #expect(stage.bar == nil)
    #expect(stage.text.selectedRange.length == 10)
    stage.text.selectedRange = NSRange(location: 0, length: 0)
    stage.stage.run(frames: 30)
    stage.press(word(stage))
    #expect(stage.titles == ["Paste", "Select", "Select All"])
    try stage.choose("Paste")
    #expect(stage.text.text.contains("LiLindenpark"))
  }

  @Test("Selecting by the menu shows it again for the selection")
  func selectAll() throws {
    let stage = Stage("Lindenpark at noon")
    stage.press(word(stage))
    #expect(stage.titles == ["Select", "Select All"])
    try stage.choose("Select All")
    #expect(stage.text.selectedRange.length == 18)
    stage.stage.run(frames: 2)
    #expect(stage.titles == ["Cut", "Copy"])
  }

  @Test("A touch elsewhere takes the menu away and still does what it does")
  func touchElsewhere() {
    let stage = Stage("Lindenpark at noon")
    stage.tap(word(stage), times: 2)
    #expect(stage.bar != nil)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.stage.window.insertSubview(button, at: 0)
    stage.tap(CGPoint(x: 50, y: 620))
    #expect(taps == 1)
    #expect(stage.bar == nil)
  }

  @Test("Typing takes the menu away")
  func typing() {
    let stage = Stage("Lindenpark at noon")
    stage.tap(word(stage), times: 2)
    stage.text.insertText("A")
    #expect(stage.bar == nil)
    #expect(stage.text.text == "A at noon")
  }

  @Test("A second tap at the caret brings the menu, a third takes it away")
  func caret() {
    let stage = Stage("Lindenpark at noon")
    let place = word(stage)
    stage.tap(place)
    #expect(stage.bar == nil)
    stage.stage.run(frames: 30)
    stage.tap(place)
    stage.stage.run(frames: 30)
    #expect(stage.titles == ["Select", "Select All"])
    stage.tap(place)
    stage.stage.run(frames: 30)
    #expect(stage.bar == nil)
  }

  @Test("At the top of the screen the menu stands below")
  func below() throws {
    let stage = Stage("Lindenpark at noon", y: 60)
    stage.tap(word(stage), times: 2)
    let bar = try #require(stage.bar)
    #expect(bar.frame.minY > word(stage).y)
  }

  @Test("The delegate gives a menu of its own")
  func delegate() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var shared = ""
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        let share = UIAction(title: "Share") { [weak self] _ in
          self?.shared = (textView.text as NSString).substring(with: range)
        }
        return UIMenu(children: [share] + suggestedActions)
      }
    }
    let stage = Stage("Lindenpark at noon")
    let delegate = Delegate()
    stage.text.delegate = delegate
    stage.tap(word(stage), times: 2)
    #expect(stage.titles == ["Share", "Cut", "Copy", "Select All"])
    try stage.choose("Share")
    #expect(delegate.shared == "Lindenpark")
  }

  @Test("More than fits stands on further pages")
  func pages() throws {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var log: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(
          children: (1...9).map { number in
            UIAction(title: "Action \(number)") { [weak self] _ in self?.log.append("\(number)") }
          })
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("present") }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("dismiss") }
    }
    let stage = Stage("")
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    stage.text.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
    stage.stage.run(frames: 2)
    #expect(stage.titles.first == "Action 1")
    #expect(stage.titles.last == "Next")
    #expect(try #require(stage.bar).frame.width <= 377)
    try stage.choose("Next")
    #expect(stage.titles.first == "Previous")
    let title = try #require(stage.titles.dropFirst().first)
    try stage.choose(title)
    #expect(
      delegate.log == ["present", "dismiss", title.replacingOccurrences(of: "Action ", with: "")])
  }

  @Test("A menu without a window, or with nothing in it, does not show")
  func nothing() {
    let view = UIView()
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    let reports = Misuse.collect { interaction.presentEditMenu(with: configuration) }
    #expect(reports.map(\.id) == ["Menu.editMenuOutsideWindow"])
    let stage = Stage("")
    stage.stage.window.addSubview(view)
    #expect(Misuse.collect { interaction.presentEditMenu(with: configuration) } == [])
    #expect(stage.bar == nil)
  }
}
