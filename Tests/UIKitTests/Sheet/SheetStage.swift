import Testing
import UIKit

/// A device with a root controller, made for sheets.
@MainActor
final class SheetStage {
  let stage: TouchStage
  let root = CallLogController("root")
  private(set) var events: [String] = []

  init(_ configure: (inout DisplayConfiguration) -> Void = { _ in }) {
    stage = TouchStage(configure)
    stage.window.rootViewController = root
    stage.host.show(stage.window)
    stage.advance()
    stage.host.eventLog = { [unowned self] in events.append($0) }
    root.log.lines = []
  }

  var host: DisplayHost { stage.host }

  /// Presents a controller as a sheet and waits until it rests.
  @discardableResult
  func present(
    _ controller: UIViewController? = nil, settles: Bool = true,
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) -> CallLogController {
    let sheet = controller ?? CallLogController("sheet", log: root.log)
    if let presentation = sheet.sheetPresentationController { configure(presentation) }
    root.present(sheet, animated: true)
    if settles { settle() }
    return sheet as? CallLogController ?? CallLogController("other")
  }

  func settle() {
    stage.advance()
    for _ in 0..<240 where !host.pendingWork.isEmpty { stage.advance() }
    #expect(host.pendingWork.isEmpty, "still running: \(host.pendingWork)")
  }

  var snapshot: SheetSnapshot? { host.sheetSnapshots.last }
  var top: CGFloat { snapshot?.frame.minY ?? .nan }

  /// Brings a finger down and moves it, in steps of at most 20 points a frame; it stays down.
  func pull(from start: CGPoint, by travel: CGFloat) {
    stage.down(start.x, start.y)
    let steps = max(1, Int((abs(travel) / 20).rounded(.up)))
    for index in 1...steps {
      stage.move(start.x, start.y + travel * CGFloat(index) / CGFloat(steps))
    }
  }

  /// Rests long enough for the velocity to be nought, and lifts.
  func hold() {
    stage.advance(12)
  }
}

/// Notes its appearance callbacks under a name.
class CallLogController: UIViewController {
  @MainActor final class Log { var lines: [String] = [] }

  let name: String
  let log: Log

  init(_ name: String, log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("willAppear:\(name)") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("didAppear:\(name)") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("willDisappear:\(name)") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("didDisappear:\(name)") }
}
