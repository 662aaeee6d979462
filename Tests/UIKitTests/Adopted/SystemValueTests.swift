import Testing
import UIKit

@MainActor
@Suite("Values of the app, the device and the screen")
struct SystemValueTests {
  @Test("Background tasks have numbers of their own")
  func backgroundTasks() {
    let app = TestStage().host.application
    let first = app.beginBackgroundTask {}
    let second = app.beginBackgroundTask(withName: "Upload")
    #expect(first != second && first != .invalid)
    app.endBackgroundTask(first)
    #expect(!app.isIdleTimerDisabled)
    app.isIdleTimerDisabled = true
    app.applicationIconBadgeNumber = -3
    #expect(app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0)
  }

  @Test("A device has the identifier of its name, and a battery of which nothing is known")
  func device() {
    let stages = ["One", "Other"].map { name in TestStage { $0.name = name } }
    let (one, other) = (stages[0].host.device, stages[1].host.device)
    #expect(one.identifierForVendor == one.identifierForVendor)
    #expect(one.identifierForVendor != other.identifierForVendor)
    one.isBatteryMonitoringEnabled = true
    #expect(one.isBatteryMonitoringEnabled && one.batteryLevel == -1)
    #expect(one.batteryState == .unknown && !other.isBatteryMonitoringEnabled)
    #expect(UIDeviceOrientation.portrait.isValidInterfaceOrientation)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test("The brightness is from 0 to 1, and its change is posted")
  func brightness() {
    let screen = TestStage().host.screen
    nonisolated(unsafe) var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in posted += 1 }
    screen.brightness = 2
    screen.brightness = 1
    #expect(screen.brightness == 1 && posted == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("A motion effect interpolates between its ends")
  func motion() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? CGFloat == 10)
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test("A layer keeps how it is to be drawn")
  func rasterizing() {
    let layer = CALayer()
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    #expect(layer.shouldRasterize && layer.rasterizationScale == 3)
    #expect(layer.value(forKey: "shouldRasterize") as? Bool == true)
  }
}
