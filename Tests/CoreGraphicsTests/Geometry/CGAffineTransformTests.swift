import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test("A translation before a scale is scaled with it")
  func order() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 63))
    let u = CGAffineTransform(scaleX: 2, y: 3).concatenating(.init(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 12, y: 23))
  }

  @Test("A rotation turns x towards y")
  func rotation() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 0, y: 1)))
    #expect(isClose(CGPoint(x: 0, y: 1).applying(t), CGPoint(x: -1, y: 0)))
    #expect(isClose(CGPoint(x: 1, y: 0).applying(.identity.rotated(by: .pi)), CGPoint(x: -1, y: 0)))
  }

  @Test(
    "A transform and its inverse cancel",
    arguments: [
      CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: -6),
      CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -0.2).translatedBy(x: 8, y: 1),
    ])
  func inverse(t: CGAffineTransform) {
    let point = CGPoint(x: 3.25, y: -17.5)
    #expect(isClose(point.applying(t).applying(t.inverted()), point))
    #expect(isClose(point.applying(t.inverted()).applying(t), point))
  }

  @Test("A transform without an inverse is its own inverse")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test("The empty initialiser gives zeros, not the identity")
  func zeros() {
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGPoint(x: 5, y: 6).applying(CGAffineTransform()) == .zero)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test("A rectangle becomes the box around its turned corners")
  func rect() {
    let t = CGAffineTransform(rotationAngle: .pi / 4)
    let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(t)
    let half = 2.0.squareRoot()
    #expect(isClose(box, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
    #expect(CGRect.null.applying(t).isNull)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(.init(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
  }

  @Test("A size is transformed as a vector")
  func size() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 5, height: 7).applying(t) == CGSize(width: 10, height: -21))
  }

  @Test("Coding keeps all six entries")
  func coding() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(t)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }
}
