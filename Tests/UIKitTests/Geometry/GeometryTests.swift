import Testing
import UIKit

struct GeometryTests {
  @Test("Insets move the edges of a rectangle inwards")
  func inset() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(insets.horizontalSum == 6)
    #expect(insets.verticalSum == 4)
  }

  @Test("Directional insets follow the layout direction and come back")
  func directional() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(rightToLeft: false).left == 2)
    #expect(insets.resolved(rightToLeft: true).left == 4)
    for rightToLeft in [false, true] {
      #expect(
        insets.resolved(rightToLeft: rightToLeft).directional(rightToLeft: rightToLeft) == insets)
    }
  }

  @Test("Values give back the geometry they were made from")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("Sets of edges and corners have the bits of UIKit")
  func sets() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
  }
}
