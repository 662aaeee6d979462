import Testing

@testable import AppleSources

@Suite("Messages to objects")
struct MessageTests {
  @Test("What every object answers in Objective-C is asked of objects of Foundation")
  func anyObject() {
    #expect(
      translated(
        """
        class Button: UIView {
          weak var target: AnyObject?
          var action: Selector?
          func send() {
            target?.perform(action, with: self)
            if let object = target, object.responds(to: action) { object.perform(action) }
          }
        }
        """) == """
          class Button: UIView {
            weak var target: AnyObject?
            var action: Selector?
            func send() {
              (target as? NSObject)?.perform(action, with: self)
              if let object = target, ((object as? NSObject)?.responds(to: action) == true) { (object as? NSObject)?.perform(action) }
            }
          }
          """)
  }

  @Test("A selector by its name in Objective-C has the class's method")
  func names() {
    let text = translated(
      """
      class Page: UIViewController {
        let a = [Selector("close"), Selector(("show:")), NSSelectorFromString("moveFrom:to:")]
        let b = Selector("unknown:")
        @objc func close() {}
        @objc func show(_ sender: Any) {}
        @objc func move(from a: Any, to b: Any) {}
      }
      """)
    #expect(
      text.contains(
        "[Selector(\"close\", Page.close), Selector(\"show(_:)\", Page.show(_:)), "
          + "Selector(\"move(from:to:)\", Page.move(from:to:))]"))
    #expect(text.contains("let b = Selector(\"unknown:\")"))
  }

  @Test("The app by its names in Objective-C is the app")
  func sharedApplication() {
    #expect(
      translated(
        """
        let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
        let b = UIApplication.value(forKey: "sharedApplication")
        let c = UIApplication.responds(to: NSSelectorFromString("sharedApplication"))
        let d = UIApplication.value(forKey: "other")
        """) == """
          let a = (UIApplication.shared as Any?) as? UIApplication
          let b = (UIApplication.shared as Any?)
          let c = UIApplication.responds(to: Selector("sharedApplication", accepts: { $0 is UIApplication.Type }, calling: { _, _, _ in UIApplication.shared }))
          let d = UIApplication.value(forKey: "other")
          """)
  }

  @Test("A timer with a target keeps its information, and every timer follows the device's clock")
  func timers() {
    #expect(
      translated(
        """
        let a = Timer(timeInterval: 1, target: self, selector: s, userInfo: 2, repeats: true)
        let b = Timer(timeInterval: 1, repeats: true) { _ in }
        let c = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        let d = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: 2, repeats: true)
        RunLoop.main.add(b, forMode: .common)
        RunLoop.current.add(b, forMode: .default)
        let e = Timer.publish(every: 1, on: .main, in: .common)
        let f = Timer(running: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: { work() })
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() }
        queue.asyncAfter(deadline: .now() + 1, execute: item)
        """) == """
          let a = SelectorTimer(timeInterval: 1, target: self, selector: s, userInfo: 2, repeats: true)
          let b = ClockTimer(timeInterval: 1, repeats: true) { _ in }
          let c = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          let d = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: 2, repeats: true)
          RunLoop.main.addTimer(b, forMode: .common)
          RunLoop.current.addTimer(b, forMode: .default)
          let e = Timer.publish(every: 1, on: .main, in: .common)
          let f = Timer(running: true)
          DispatchQueue.main.performAfter(deadline: .now() + 1, execute: item)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: { work() })
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() }
          queue.asyncAfter(deadline: .now() + 1, execute: item)
          """)
  }

  @Test("A method that only archives call is said")
  func archives() {
    let result = translated([
      "class Page: UIView {\n  override func awakeFromNib() { super.awakeFromNib() }\n}"
    ])
    #expect(
      result.warnings == [
        "3: awakeFromNib() is never called, as nothing is loaded from an archive; set the object up in "
          + "its initialiser."
      ])
  }

  @Test("An exchange of methods is left, with a warning that names its line")
  func exchange() {
    let result = translated(["func f() {\n  method_exchangeImplementations(a, b)\n}"])
    #expect(
      result.warnings == [
        "3: method_exchangeImplementations has no effect without Objective-C; override the method in a "
          + "subclass that the app uses."
      ])
  }

  @Test("A method that NSObject declares only in Objective-C overrides nothing")
  func informal() {
    #expect(
      translated(
        """
        class Watcher: NSObject {
          override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        }
        class Below: Watcher {
          override func responds(to aSelector: Selector!) -> Bool { true }
        }
        """) == """
          class Watcher: NSObject {
            func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
          }
          class Below: Watcher {
            override func responds(to aSelector: Selector!) -> Bool { true }
          }
          """)
  }
}
