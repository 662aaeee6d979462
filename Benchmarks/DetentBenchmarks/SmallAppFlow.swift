import UIKit
import VirtualDevice

/// The flow of a usual UI test: a small app is launched, a tap presents a sheet, a finger drags it
/// through its three detents and dismisses it.
@MainActor
struct SmallAppFlow {
  private enum Failure: Error {
    /// The last drag did not dismiss the sheet.
    case sheetStays
  }

  private final class Root: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let show = UIAction(title: "Show") { [weak self] _ in
        let content = UIViewController()
        content.sheetPresentationController?.detents = [
          .custom { _ in 200 }, .medium(), .large(),
        ]
        self?.present(content, animated: true)
      }
      let button = UIButton(configuration: .filled(), primaryAction: show)
      button.frame = CGRect(x: 40, y: 100, width: 160, height: 50)
      view.addSubview(button)
    }
  }

  /// Runs the flow, and returns the device, whose app has ended.
  ///
  /// - Parameter atLarge: Called while the sheet rests at its large detent.
  @discardableResult
  static func run(atLarge: (VirtualDevice) throws -> Void = { _ in }) throws -> VirtualDevice {
    let device = VirtualDevice(model: .iPhone16)
    device.show { Root() }
    device.step()
    try device.tap("Show")
    try device.settle()
    for (from, to) in [(680.0, 440.0), (440, 100), (100, 840)] {
      let finger = device.touch(at: CGPoint(x: 196, y: from))
      try finger.move(to: CGPoint(x: 196, y: to), over: 0.25)
      try finger.lift()
      try device.settle()
      if to == 100 { try atLarge(device) }
    }
    guard device.sheets.isEmpty else { throw Failure.sheetStays }
    device.rootViewController = nil
    device.step()
    return device
  }
}
