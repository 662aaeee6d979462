import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct StyleLevelTests {
  private func colour<S: ShapeStyle>(
    of style: S, inside change: (AnyView) -> AnyView = { $0 }
  ) throws -> UIColor {
    let app = try show(change(AnyView(Text("x").foregroundStyle(style))))
    return try app.find(UILabel.self).textColor
  }

  private func alpha(_ colour: UIColor) -> CGFloat { colour.cgColor.alpha }

  @Test("The levels of the plain colour are the system's label colours")
  func labels() throws {
    #expect(try colour(of: .primary) == .label)
    #expect(try colour(of: .secondary) == .secondaryLabel)
    #expect(try colour(of: .tertiary) == .tertiaryLabel)
    #expect(try colour(of: .quaternary) == .quaternaryLabel)
  }

  @Test("The levels of another colour are that colour, paler from level to level")
  func paler() throws {
    let red = Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let alphas = try [
      alpha(colour(of: red)), alpha(colour(of: red.secondary)), alpha(colour(of: red.tertiary)),
      alpha(colour(of: red.quaternary)),
    ]
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4 && alphas[0] == 1)
    let inside = try colour(of: .secondary) { AnyView($0.foregroundStyle(red)) }
    #expect(abs(alpha(inside) - alphas[1]) < 0.01)
  }

  @Test("Levels that are given stand for the levels inside")
  func given() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let change = { (view: AnyView) in
      AnyView(view.foregroundStyle(Color(uiColor: green), Color(uiColor: blue)))
    }
    #expect(try colour(of: .primary, inside: change).cgColor == green.cgColor)
    #expect(try colour(of: .secondary, inside: change).cgColor == blue.cgColor)
    #expect(try alpha(colour(of: .tertiary, inside: change)) < 1)
  }
}
