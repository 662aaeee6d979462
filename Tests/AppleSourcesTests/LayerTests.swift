import Testing

@testable import AppleSources

@Suite("Layers")
struct LayerTests {
  @Test("The initialisers of a layer are those that layers have here")
  func initializers() {
    #expect(
      translated(
        """
        class Ring: CAShapeLayer {
          override init() { super.init() }
          override init(layer: Any) { super.init(layer: layer) }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
          }
        }
        public class Plain: Ring {
          override init() { super.init() }
        }
        class View: UIView {
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """) == """
          class Ring: CAShapeLayer {
            override init() { super.init() }
            required init(layer: Any) { super.init(layer: layer) }
            


          }
          public class Plain: Ring {
            override init() { super.init() }
          public required init(layer: Any) { super.init(layer: layer) } }
          class View: UIView {
            required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """)
  }

  @Test("A managed property of a layer is stored, with a warning")
  func managed() {
    let result = translated([
      """
      class Ring: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged public var color: UIColor?
      }
      """
    ])
    #expect(
      result.texts == [
        """
        class Ring: CALayer {
          var progress: CGFloat = 0
          public var color: UIColor? = nil
        }
        """
      ])
    #expect(result.warnings.count == 2)
  }
}
