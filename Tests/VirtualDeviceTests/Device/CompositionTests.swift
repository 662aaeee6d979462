import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Composing frames")
struct CompositionTests {
  private final class Presenter: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGreen
    }

    func showSheet() {
      let sheet = UIViewController()
      sheet.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 30, width: 300, height: 30))
      label.text = "Hello"
      sheet.view.addSubview(label)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      present(sheet, animated: true)
    }
  }

  @Test(
    "Each frame of a sheet's life is the same, made from the last one or from nothing",
    arguments: [DeviceStyle.ios26, .ios18])
  func incremental(style: DeviceStyle) throws {
    let presenter = Presenter()
    let app = TestApp(device: .iPhoneSE3, style: style) { presenter }
    var frames = 0
    app.device.addFrameObserver { device in
      let incremental = device.host.composite().bitmap
      let fresh = device.host.layerHost.compositeFromScratch().bitmap
      let difference = incremental.difference(from: fresh)
      #expect(difference == nil, "at \(device.time) s")
      frames += 1
    }
    presenter.showSheet()
    try app.settle()
    let finger = app.touch(at: CGPoint(x: 187, y: 400))
    try finger.move(to: CGPoint(x: 187, y: 100), over: 0.2)
    try finger.lift()
    try app.settle()
    try app.swipeDown(from: CGPoint(x: 187, y: 60), velocity: 2000)
    try app.settle()
    #expect(app.sheets.isEmpty)
    #expect(frames > 60)
  }
}
