import Testing

@testable import AppleSources

@Suite("Platforms and modules")
struct ConditionTests {
  @Test("Conditions hold as on iOS, and what is not compiled is left")
  func conditions() {
    #expect(
      translated(
        """
        #if os(iOS) && !targetEnvironment(macCatalyst)
        @objc class A {}
        #elseif os(macOS)
        @objc class B {}
        #endif
        """) == """
          #if true && !false
          class A {}
          #elseif false
          @objc class B {}
          #endif
          """)
  }

  @Test("What iOS has can be imported")
  func canImport() {
    #expect(
      translated("#if canImport(ObjectiveC) || canImport(Darwin)\n@objc class A {}\n#endif")
        == "#if true || true\nclass A {}\n#endif")
  }

  @Test("Modules that are not there go; the framework that is missing is said")
  func imports() {
    let result = translated([
      "import os.log\nimport UIKit.UIGestureRecognizerSubclass\nimport MapKit\nimport class UIKit.UIView"
    ])
    #expect(result.texts == ["\nimport UIKit\n\nimport UIKit"])
    #expect(
      result.warnings == ["4: the framework MapKit is not there; what it declares is missing."])
  }
}
