import Testing

@testable import AppleSources

@Suite("Members that only a class can have")
struct MoveTests {
  @Test("An override in an extension of another file is called by the class")
  func overrides() {
    let result = translated([
      """
      class Page: UIViewController {
        let a = 1
      }
      """,
      """
      extension Page {
        override func viewDidLoad() {
          use(#selector(tapped))
        }
        @objc func tapped() {}
      }
      """,
    ])
    #expect(
      result.texts == [
        """
        class Page: UIViewController {
          let a = 1

        override func viewDidLoad() { moved_viewDidLoad() }
        #sourceLocation(file: "0.swift", line: 4)
        }
        """,
        """
        extension Page {
          func moved_viewDidLoad() {
            use(Selector("tapped", Page.tapped))
          }
          func tapped() {}
        }
        """,
      ])
  }

  @Test("An override in an extension of the same file moves with its lines")
  func sameFile() {
    #expect(
      translated(
        """
        class Page: UIViewController {
        }
        extension Page {
          override var prefersStatusBarHidden: Bool {
            true
          }
        }
        """) == """
          class Page: UIViewController {

          #sourceLocation(file: "0.swift", line: 5)
          override var prefersStatusBarHidden: Bool {
              true
            }
          #sourceLocation(file: "0.swift", line: 3)
          }
          extension Page {
            


          }
          """)
  }

  @Test("An override in an extension of a class of UIKit is left out, with a warning")
  func warning() {
    let result = translated([
      "extension UIViewController {\n  open override var a: Int {\n    1\n  }\n  func b() {}\n}"
    ])
    #expect(result.warnings.count == 1)
    #expect(
      result.texts == ["extension UIViewController {\n  \n\n\n  func b() {}\n}"])
  }
}
