import DetentTesting
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
struct PlaceEffectTests {
  struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
    }
  }

  struct Shaken: View {
    let remote: Remote
    @State private var attempts = 0

    var body: some View {
      let _ =
        remote.actions["shake"] = {
          withAnimation(.linear(duration: 1)) { attempts += 1 }
        }
      Text("code").modifier(Shake(animatableData: CGFloat(attempts)))
    }
  }

  private func shift(_ app: TestApp) throws -> CGFloat {
    let label = try #require(app.allViews.first { ($0 as? UILabel)?.text == "code" })
    return try #require(label.superview).transform3D.m41
  }

  @Test("A geometry effect is drawn with its values in between")
  func geometryEffect() throws {
    let remote = Remote()
    let app = try show(Shaken(remote: remote))
    #expect(try shift(app) == 0)
    remote("shake")
    app.advance(by: 0.5)
    #expect(try abs(shift(app) - 10) < 0.5)
    try app.settle()
    #expect(try abs(shift(app)) < 0.01)
  }

  struct Parallax: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("moved")
            .visualEffect { content, proxy in
              content.offset(y: -proxy.frame(in: .global).minY / 2).opacity(0.5)
            }
          Color.blue.frame(height: 2000)
        }
      }
      .ignoresSafeArea()
    }
  }

  @Test("A visual effect follows the view's place while it scrolls")
  func visualEffect() throws {
    let app = try show(Parallax())
    let label = try #require(app.allViews.first { ($0 as? UILabel)?.text == "moved" })
    let group = try #require(label.superview)
    #expect(abs(group.alpha - 0.5) < 1e-6)
    let before = group.transform.ty
    let scroll = try app.find(UIScrollView.self)
    scroll.contentOffset.y += 100
    app.advance(by: 0.1)
    #expect(abs(group.transform.ty - (before + 50)) < 0.01)
  }

  @Test("A transform is drawn about the top left corner")
  func transformEffect() throws {
    let app = try show(
      Color.red.frame(width: 100, height: 50)
        .transformEffect(CGAffineTransform(scaleX: 2, y: 2))
        .frame(width: 100, height: 50))
    let red = try #require(app.allViews.first { $0.backgroundColor == .systemRed })
    let frame = red.convert(red.bounds, to: nil)
    #expect(frame.size == CGSize(width: 200, height: 100))
    #expect(abs(frame.minX - (393 - 100) / 2) < 0.5)
  }

  @Test("Effects add up in the order in which they are written")
  func order() {
    var look = _VisualLook(size: CGSize(width: 100, height: 100))
    EmptyVisualEffect().offset(x: 10).scaleEffect(2)._apply(to: &look)
    #expect(look.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
  }
}
