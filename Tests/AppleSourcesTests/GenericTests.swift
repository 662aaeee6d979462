import Testing

@testable import AppleSources

@Suite("Objects of generic parameters")
struct GenericTests {
  @Test("An object of a parameter that is a view is created by its class")
  func objects() {
    #expect(
      translated(
        """
        class Base: UIView {}
        class Holder<Content: UIView>: UIViewController {
          let content = Content()
          func make<T>() -> T where T: Base { T.init() }
          func other<T: Model>() -> T { T() }
          let label = UILabel()
        }
        """) == """
          class Base: UIView {}
          class Holder<Content: UIView>: UIViewController {
            let content = _makeObject(Content.self)
            func make<T>() -> T where T: Base { _makeObject(T.self) }
            func other<T: Model>() -> T { T() }
            let label = UILabel()
          }
          """)
  }
}
