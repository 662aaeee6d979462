import UIKit
import VirtualDevice

/// The device of a program, with the steps that a person makes and the laws of the screen.
@MainActor
final class ProgramDevice {
  let device: VirtualDevice
  private var laws: ScreenLaws
  private let reports: MisuseReports

  init(_ settings: [String: String], _ reports: MisuseReports) {
    device = VirtualDevice(
      model: settings["device"].flatMap(DeviceModel.named) ?? .iPhone16,
      style: settings["style"] == "ios18" ? .ios18 : .ios26)
    laws = ScreenLaws(device)
    self.reports = reports
  }

  /// Performs a step that is the same in all programs; returns `false` for others.
  func perform(_ words: [String]) -> Bool {
    switch words[0] {
    case "settle": try? device.settle()
    case "frames": for _ in 0..<(Int(words[1]) ?? 1) { device.step() }
    case "rotate": device.rotate(to: device.orientation == .portrait ? .landscapeLeft : .portrait)
    case "size":
      if let size = DeviceTextSize(rawValue: words[1]) {
        device.setContentSizeCategory(size.category)
      }
    case "appearance": device.setAppearance(device.appearance == .dark ? .light : .dark)
    case "direction":
      device.setLayoutDirection(
        device.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
    case "swipe":
      let top = device.sheets.last?.frame.minY ?? device.size.height / 3
      let finger = device.touch(at: CGPoint(x: device.size.width / 2, y: top + 12))
      try? finger.move(by: CGVector(dx: 0, dy: 400), over: 0.15)
      try? finger.lift(velocity: CGVector(dx: 0, dy: 1500))
    case "tap":
      let share = CGFloat(Int(words[1]) ?? 0) / 9
      device.tap(at: CGPoint(x: device.size.width / 2, y: share * device.size.height))
    case "keyboard":
      let height = Double(words[1]) ?? 0
      if height > 0 { device.showKeyboard(height: height) } else { device.hideKeyboard() }
    default: return false
    }
    return true
  }

  /// Returns the first law that does not hold now.
  func check(isExpected: (String) -> Bool) -> Fault? {
    reports.fault(isExpected: isExpected) ?? laws.check(isTouched: false)
  }

  /// Waits until all rests.
  func settle() -> Fault? {
    do {
      try device.settle()
      return nil
    } catch {
      return Fault(law: "everything comes to rest", detail: "\(error)")
    }
  }
}
