import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct ReplaceSymbolTests {
  private struct Screen: View {
    let effect: ReplaceSymbolEffect
    @State private var isPlaying = false

    var body: some View {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(effect))
      }
      .accessibilityLabel("Toggle")
    }
  }

  private func start(_ effect: ReplaceSymbolEffect) throws -> (TestApp, [UIImageView]) {
    let app = try show(Screen(effect: effect))
    try app.tap("Toggle")
    app.advance(by: 0.05)
    // From back to front: the old symbol stands in front of the new one.
    return (app, app.allViews.compactMap { $0 as? UIImageView })
  }

  @Test("The old symbol shrinks away before the new one grows, without an animation of the app's")
  func downUp() throws {
    let (app, views) = try start(.replace)
    #expect(views.count == 2)
    let old = try #require(views.last?.layer.presentation())
    #expect(old.transform.m11 < 1 && old.transform.m11 > 0.6)
    #expect(try #require(views.first?.layer.presentation()).opacity == 0)
    try app.settle()
    let left = app.findAll(UIImageView.self)
    #expect(left.count == 1)
    #expect(left.first?.image == UIImage(systemName: "pause.fill")?.sized(like: left.first?.image))
    #expect(try #require(left.first?.layer.presentation()).transform.m11 == 1)
  }

  @Test("With upUp the old one grows, with offUp it is gone at once")
  func others() throws {
    let (app, both) = try start(.replace.upUp)
    #expect(app.root != nil)
    #expect(try #require(both.last?.layer.presentation()).transform.m11 > 1)
    let (_, one) = try start(.replace.offUp)
    #expect(one.count == 1)
  }

  @Test("The same symbol in another colour is not exchanged")
  func same() throws {
    struct Screen: View {
      @State private var isRed = false
      var body: some View {
        Button {
          isRed.toggle()
        } label: {
          Image(systemName: "star.fill").foregroundStyle(isRed ? .red : .blue)
            .contentTransition(.symbolEffect(.replace))
        }
        .accessibilityLabel("Toggle")
      }
    }
    let app = try show(Screen())
    try app.tap("Toggle")
    app.advance(by: 0.05)
    #expect(app.findAll(UIImageView.self).count == 1)
  }
}

extension UIImage {
  fileprivate func sized(like other: UIImage?) -> UIImage? {
    other?.symbolConfiguration.map { withConfiguration($0) }
  }
}
