import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("What presented sheets leave behind")
struct SheetLifetimeTests {
  @Test("A sheet goes with the device that shows it")
  func goes() throws {
    weak var presented: UIViewController?
    weak var device: VirtualDevice?
    do {
      let app = TestApp(device: .iPhone16) {
        UIHostingController(
          rootView: Color.white.sheet(isPresented: .constant(true)) { Text("Sheet") })
      }
      try app.settle()
      presented = app.device.rootViewController?.presentedViewController
      device = app.device
      #expect(presented != nil)
    }
    // Another device is the current one from now on.
    _ = TestApp(device: .iPhone16) { UIViewController() }
    #expect(device == nil)
    #expect(presented == nil)
  }
}
