import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Transform, border, shadow and backdrop of a layer")
struct LayerDecorationTests {
  @Test("A layer without them, or with their defaults set, has no memory for them")
  func defaults() {
    let layer = CALayer()
    layer.transform = CATransform3DIdentity
    layer.borderWidth = 0
    layer.shadowOpacity = 0
    layer.shadowOffset = CGSize(width: 0, height: -3)
    #expect(layer.properties.decoration == nil)
    #expect(layer.shadowRadius == 3)
    layer.borderWidth = 2
    #expect(layer.properties.decoration != nil)
    layer.borderWidth = 0
    #expect(layer.borderWidth == 0)
  }

  @Test("A copy keeps its values when the layer's change")
  func copies() {
    let layer = CALayer()
    layer.shadowRadius = 8
    var copy = layer.properties
    layer.shadowRadius = 9
    #expect(copy.shadowRadius == 8)
    copy.shadowRadius = 7
    #expect(layer.shadowRadius == 9)
  }

  @Test("An animated value is not the model's, frame after frame")
  func animated() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 50, height: 50), .red)
    layer.shadowRadius = 20
    screen.frame()
    let animation = CABasicAnimation(keyPath: "shadowRadius")
    animation.fromValue = 0.0
    animation.toValue = 10.0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    screen.frame(after: 0)
    var shown: [CGFloat] = []
    for _ in 0..<4 {
      screen.frame(after: 0.125)
      shown.append(layer.presented.shadowRadius)
      #expect(layer.shadowRadius == 20)
    }
    #expect(shown.count == 4 && zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
    layer.removeAllAnimations()
    screen.frame()
    #expect(layer.presented.shadowRadius == 20)
  }

  @Test("Values are assigned in memory of their own, again and again in the same")
  func assigned() {
    var model = LayerProperties()
    model.shadowRadius = 5
    var shown = LayerProperties()
    shown.assign(model)
    #expect(shown.decoration === model.decoration)
    shown.shadowRadius = 6
    #expect(model.shadowRadius == 5)
    let own = shown.decoration.map(ObjectIdentifier.init)
    for radius in 7..<12 {
      model.shadowRadius = CGFloat(radius)
      shown.assign(model)
      #expect(shown.shadowRadius == CGFloat(radius))
      #expect(shown.decoration.map(ObjectIdentifier.init) == own)
    }
    shown.assign(LayerProperties())
    #expect(shown.shadowRadius == 3)
    #expect(shown.decoration.map(ObjectIdentifier.init) == own)
  }
}
