import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit colors of SwiftUI's")
struct UIColorTests {
  @Test("A color that depends on the appearance does so as a UIKit color")
  func appearance() {
    let color = UIColor(Color.red)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
    }
    #expect(UIColor(Color(red: 0.25, green: 0.5, blue: 1)).cgColor.components?.first == 0.25)
  }
}
