import DetentTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Notifications of the text size")
struct TextSizeNotificationTests {
  @Test("A new text size is posted once, when fonts have it already")
  func posted() throws {
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    var seen: [(String?, CGFloat)] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let name = (value as? UIContentSizeCategory)?.rawValue
      MainActor.assumeIsolated {
        seen.append((name, UIFont.preferredFont(forTextStyle: .body).pointSize))
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    app.device.setContentSizeCategory(.extraExtraLarge)
    app.device.setAppearance(.dark)
    try app.settle()
    #expect(seen.map(\.0) == [UIContentSizeCategory.extraExtraLarge.rawValue])
    #expect(seen.first?.1 == 21)
  }
}
