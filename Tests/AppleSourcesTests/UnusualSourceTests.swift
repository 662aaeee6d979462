import Testing

@testable import AppleSources

/// Constructs that are valid and rare, each seen in public sources.
@Suite("Unusual sources")
struct UnusualSourceTests {
  @Test("A selector inside of an interpolation and of a nested type's constant has its method")
  func interpolation() {
    let text = translated(
      """
      final class Page: UIViewController {
        private enum Action { static let tap = #selector(Page.tap(_:)) }
        @objc func tap(_ sender: UIControl) { print("\\(#selector(tap(_:))) \\(x[#keyPath(tag)])") }
      }
      """)
    #expect(
      text == """
        final class Page: UIViewController {
          private enum Action { static let tap = Selector("tap(_:)", Page.tap(_:)) }
          func tap(_ sender: UIControl) { print("\\(Selector("tap(_:)", Page.tap(_:))) \\(x["tag"])") }
        }
        """)
  }

  @Test("A selector chooses among methods of one name by a cast, and a quoted name stays quoted")
  func overloads() {
    let text = translated(
      """
      class Page: NSObject {
        @objc func set(_ x: Int) {}
        @objc func set(_ x: String) {}
        @objc func `default`() {}
        let a = #selector(set as (Int) -> Void), b = #selector(self.default)
      }
      """)
    #expect(text.contains("Selector(\"set(_:)\", of: self, { $0.set as (Int) -> Void })"))
    #expect(text.contains("b = Selector(\"default\", Page.default)"))
  }

  @Test("Conditions inside of conditions and around members are those of iOS")
  func conditions() {
    let text = translated(
      """
      class Page: UIViewController {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        @IBOutlet weak var a: UILabel!
          #if os(tvOS) || DEBUG
          @IBAction func b() {}
          #endif
        #elseif os(macOS)
        @IBOutlet weak var a: NSTextField!
        #endif
      }
      """)
    #expect(
      text == """
        class Page: UIViewController {
          #if true && !false
          weak var a: UILabel!
            #if false || DEBUG
            func b() {}
            #endif
          #elseif false
          @IBOutlet weak var a: NSTextField!
          #endif
        }
        """)
  }

  @Test("Attributes in any order and place go, and what they are attached to stays")
  func attributes() {
    let text = translated(
      """
      @objc(APPPage) @objcMembers public final class Page: NSObject {
        @objc(isReady) public private(set) dynamic var ready = false
        @Clamped @objc var level = 3
        @IBOutlet public private(set) weak var title: UILabel! { didSet { title?.text = "" } }
        @available(iOS 13, *) @objc dynamic fileprivate func go() {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
        @objc convenience init?(title: String?) { self.init() }
      }
      """)
    #expect(
      text == """
        public final class Page: NSObject {
          @KeyValueObservable("ready") public private(set) var ready = false
          @Clamped var level = 3
          public private(set) weak var title: UILabel! { didSet { title?.text = "" } }
          @available(iOS 13, *) fileprivate func go() {}
          func make(_ coder: NSCoder) -> UIViewController? { nil }
          convenience init?(title: String?) { self.init() }
        }
        """)
  }

  @Test("An optional requirement that only a subclass of a generic class implements is found")
  func genericClients() {
    let text = translated(
      """
      @objc protocol Base: class { @objc optional func did() }
      @objc protocol Sub: Base { func must() }
      class Client<T>: NSObject, Sub { func must() {} }
      class Child: Client<Int> { func did() {} }
      func run(_ d: (Base & Sub)?) { d?.did?(); if d?.did != nil {} }
      class Owner { weak var d: (UIView & any Sub)?; var isThere: Bool { d?.did != nil } }
      """)
    #expect(text.contains("class Client<T>: NSObject, Sub { func must() {} }"))
    #expect(text.contains("class Child: Client<Int>, Base_did { func did() {} }"))
    #expect(text.contains("d?.implemented_did(); if d?.reference_did != nil {}"))
    #expect(text.contains("var isThere: Bool { d?.reference_did != nil }"))
  }
}
