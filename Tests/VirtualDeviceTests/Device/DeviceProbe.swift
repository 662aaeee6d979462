import UIKit

/// The global state that an app's code sees at one moment.
struct GlobalState: Equatable {
  var size: CGSize
  var scale: CGFloat
  var style: UIUserInterfaceStyle
  var textSize: UIContentSizeCategory
  var time: Double
  var pasteboard: String?

  @MainActor
  init() {
    let traits = UITraitCollection.current
    size = UIScreen.main.bounds.size
    scale = UIScreen.main.scale
    style = traits.userInterfaceStyle
    textSize = traits.preferredContentSizeCategory
    time = CACurrentMediaTime()
    pasteboard = UIPasteboard.general.string
  }
}

/// An app that records the global state in each frame, and wherever a test runs code of it.
final class ProbeController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private(set) var states: [GlobalState] = []
  /// The app's code in the next frame.
  var work: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(field)
    let link = CADisplayLink(
      target: self, selector: Selector("frame(_:)", ProbeController.frame(_:)))
    link.add(to: .main, forMode: .common)
  }

  func frame(_ link: CADisplayLink) {
    states.append(GlobalState())
    let work = work
    self.work = nil
    work?()
  }
}
