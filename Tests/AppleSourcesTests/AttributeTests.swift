import Testing

@testable import AppleSources

@Suite("Attributes of Objective-C and Interface Builder")
struct AttributeTests {
  @Test("Attributes go, and an outlet stays an optional")
  func attributes() {
    #expect(
      translated(
        """
        @objcMembers final class Page: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBInspectable var radius: CGFloat = 0
          @objc(reload:) func reload(_ sender: Any) {}
          @IBAction
          func close() {}
          dynamic func refresh() {}
        }
        """) == """
          final class Page: UIViewController {
            private weak var label: UILabel!
            var radius: CGFloat = 0
            func reload(_ sender: Any) {}
            
            func close() {}
            func refresh() {}
          }
          """)
  }

  @Test("A dynamic property can be observed")
  func observable() {
    #expect(
      translated(
        """
        class Player: NSObject {
          @objc dynamic var rate = 1.0
          @objc dynamic private(set) var title: String?
          @objc dynamic var half: Double { rate / 2 }
        }
        """) == """
          class Player: NSObject {
            @KeyValueObservable("rate") var rate = 1.0
            @KeyValueObservable("title") private(set) var title: String? = nil
            var half: Double { rate / 2 }
          }
          """)
  }

  @Test("An app delegate is the main type, and blocks are closures")
  func main() {
    #expect(
      translated("@UIApplicationMain class A: UIResponder {}") == "@main class A: UIResponder {}")
    #expect(
      translated("typealias B = @convention(block) (Int) -> Void") == "typealias B = (Int) -> Void")
  }
}
