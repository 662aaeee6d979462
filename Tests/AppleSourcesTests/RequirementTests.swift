import Foundation
import Testing

@testable import AppleSources

@Suite("Optional requirements")
struct RequirementTests {
  private let feed = """
    @objc protocol FeedDelegate {
      func feedDidLoad(_ feed: Feed)
      @objc optional func feed(_ feed: Feed, didSelect row: Int) -> Bool
      @objc optional var title: String { get }
    }
    class Feed {
      weak var delegate: FeedDelegate?
      func select(_ row: Int) {
        if delegate?.feed?(self, didSelect: row) == true { return }
        _ = delegate!.feed!(self, didSelect: row)
        guard delegate?.feed != nil else { return }
      }
    }
    """

  @Test("A requirement becomes a protocol, and callers ask for it")
  func declarations() {
    #expect(
      translated(feed) == """
        protocol FeedDelegate: AnyObject {
          func feedDidLoad(_ feed: Feed)
          
          
        }
        class Feed {
          weak var delegate: FeedDelegate?
          func select(_ row: Int) {
            if delegate?.implemented_feed(self, didSelect: row) == true { return }
            _ = delegate!.implemented_feed(self, didSelect: row)!
            guard delegate?.reference_feed_didSelect != nil else { return }
          }
        }
        #sourceLocation()
         protocol FeedDelegate_feed_didSelect: AnyObject {
          func feed(_ p0: Feed, didSelect p1: Int) -> Bool
        }
        extension FeedDelegate {
          @discardableResult
          func implemented_feed(_ p0: Feed, didSelect p1: Int) -> Bool? {
            (self as? any FeedDelegate_feed_didSelect)?.feed(p0, didSelect: p1)
          }
          var reference_feed_didSelect: ((Feed, Int) -> Bool)? {
            (self as? any FeedDelegate_feed_didSelect).map { object in { object.feed($0, didSelect: $1) } }
          }
        }
         protocol FeedDelegate_title: AnyObject { var title: String { get } }
        extension FeedDelegate {
          var title: String? { (self as? any FeedDelegate_title)?.title }
        }
        """)
  }

  @Test("The first class of an ancestry that implements it conforms, also below the conforming one")
  func conformers() {
    let result = translated([
      feed,
      """
      class Base: UIViewController, FeedDelegate { func feedDidLoad(_ feed: Feed) {} }
      class Below: Base { func feed(_ feed: Feed, didSelect row: Int) -> Bool { true } }
      class Lowest: Below { override func feed(_ feed: Feed, didSelect row: Int) -> Bool { false } }
      class Other {}
      extension Other: FeedDelegate { var title: String { "a" } }
      """,
    ])
    #expect(
      result.texts[1] == """
        class Base: UIViewController, FeedDelegate { func feedDidLoad(_ feed: Feed) {} }
        class Below: Base, FeedDelegate_feed_didSelect { func feed(_ feed: Feed, didSelect row: Int) -> Bool { true } }
        class Lowest: Below { override func feed(_ feed: Feed, didSelect row: Int) -> Bool { false } }
        class Other {}
        extension Other: FeedDelegate, FeedDelegate_title { var title: String { "a" } }
        """)
  }

  @Test("Calls of UIKit's requirements lose their mark, and stay optional")
  func calls() {
    #expect(
      translated(
        """
        func f(_ d: UITextFieldDelegate, _ t: UITextField, _ s: UIScrollView) {
          s.delegate?.scrollViewDidScroll?(s)
          let a = t.delegate?.textFieldShouldReturn?(t) ?? true
          let b = d.textFieldShouldReturn?(t) ?? true
        }
        """) == """
          func f(_ d: UITextFieldDelegate, _ t: UITextField, _ s: UIScrollView) {
            s.delegate?.scrollViewDidScroll(s)
            let a = t.delegate?.textFieldShouldReturn(t) ?? true
            let b = Optional(d.textFieldShouldReturn(t)) ?? true
          }
          """)
  }

  @Test("A requirement of an imported module is implemented and called")
  func imported() {
    let test = SourceFile(
      path: "t.swift",
      text: """
        import Foundation
        class Fake: FeedDelegate { var title: String { "" } }
        func f(_ delegate: FeedDelegate, _ feed: Feed) { _ = delegate.feed?(feed, didSelect: 1) }

        """)
    let text = Translator([test], imported: [SourceFile(path: "f.swift", text: feed)])
      .translate(test).text
    #expect(text.contains("class Fake: FeedDelegate, FeedDelegate_title {"))
    #expect(text.contains("_ = delegate.implemented_feed(feed, didSelect: 1)"))
  }

  @Test("A closure of the same name is called as it is")
  func closures() {
    let text = translated(
      """
      @objc protocol P { @objc optional func tapped() }
      class Button { var tapped: (() -> Void)?; weak var delegate: P? }
      class Page {
        let button = Button()
        func f() {
          button.tapped?()
          button.delegate?.tapped?()
        }
      }
      """)
    #expect(text.contains("    button.tapped?()\n"))
    #expect(text.contains("    button.delegate?.implemented_tapped()\n"))
  }

  @Test("UIKit's requirement that only a subclass implements is the superclass's too")
  func below() {
    #expect(
      translated(
        """
        class Base: UIViewController, UIScrollViewDelegate {
        }
        class Below: Base {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """) == """
          class Base: UIViewController, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
          class Below: Base {
            override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          }
          """)
  }

  @Test("Requirements of one full name are told apart by the types of their parameters")
  func overloads() {
    let text = translated(
      """
      @objc protocol PanelDelegate {
        @objc optional func panel(_ panel: Panel, layoutFor size: CGSize) -> Int
        @objc optional func panel(_ panel: Panel, layoutFor traits: UIKit.UITraitCollection) -> Int
      }
      class Owner: PanelDelegate {
        func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> Int { 1 }
        let selector = #selector(PanelDelegate.panel(_:layoutFor:))
      }
      class Other: PanelDelegate {
        func panel(_ panel: Panel, layoutFor string: String) -> Int { 1 }
      }
      """)
    let traits = "PanelDelegate_panel_layoutFor_Panel_UIKitUITraitCollection"
    let size = "PanelDelegate_panel_layoutFor_Panel_CGSize"
    #expect(text.contains("class Owner: PanelDelegate, \(traits) {"))
    #expect(text.contains("class Other: PanelDelegate {"))
    #expect(text.contains("protocol \(size): AnyObject {"))
    #expect(text.contains("var reference_panel_layoutFor_Panel_CGSize: "))
    #expect(text.contains("accepts: { $0 is any \(size) || $0 is any \(traits) }"))
  }

  @Test("A selector of one of several requirements of a base name asks for that requirement")
  func selectors() {
    let text = translated(
      """
      @objc protocol PickDelegate {
        @objc optional func pick(_ pick: Pick, didSelect row: Int)
        @objc optional func pick(_ pick: Pick, titleFor row: Int) -> String
      }
      let selector = #selector(PickDelegate.pick(_:titleFor:))
      """)
    #expect(text.contains("accepts: { $0 is any PickDelegate_pick_titleFor }"))
  }

  @Test("The table of UIKit's requirements is that of the Runtime's sources")
  func table() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources").path
    let modules = ["UIKitCore", "UIKitLists", "UIKitExtras", "UIFoundation", "QuartzCore"]
    let text = RequirementsTable.text(of: modules.map { "\(folder)/Runtime/\($0)" })
    let path = "\(folder)/AppleSources/UIKitRequirements.txt"
    if ProcessInfo.processInfo.environment["DETENT_UPDATE_GOLDENS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
