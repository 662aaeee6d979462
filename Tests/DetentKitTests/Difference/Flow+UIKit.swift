import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Content of UIKit's that logs its appearances.
private final class FlowController: UIViewController {
  let field = UITextField(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
  let name: String
  var lines: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 40, y: 24, width: 120, height: 30))
    label.text = name
    view.addSubview(label)
    view.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lines.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lines.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lines.append("didDisappear")
  }
}

/// A UIKit screen that is a context, with presentations in one style.
@MainActor
private final class FlowPresenter {
  let stage: FlowStage
  var root: UIViewController { stage.app.root ?? UIViewController() }
  let style: FlowStyle
  var selected: PresentationDetentReference
  var positions: [PresentationPosition] = []
  var completions: [String] = []

  init(_ style: FlowStyle, _ setting: FlowStage.Setting) throws {
    self.style = style
    stage = try FlowStage(on: style.model, setting) {
      let root = UIViewController()
      root.definesPresentationContext = true
      return root
    }
    selected = stage.low
  }

  var properties: SheetProperties {
    var properties = SheetProperties(detents: style.hasDetents ? [stage.low, .large] : [.large])
    if style.hasDetents {
      properties.selection = Binding(get: { self.selected }, set: { self.selected = $0 })
    }
    properties.onPositionChange = { [unowned self] in positions.append($0) }
    return properties
  }

  /// Presents a new controller, over another one if there is one.
  func present(_ name: String, over: UIViewController? = nil) -> FlowController {
    let content = FlowController(name)
    let place = over ?? root
    place.present(content, style: style.make(properties)) { [unowned self] in
      completions.append("\(name) presented")
    }
    return content
  }

  func dismiss(_ content: FlowController) {
    content.dismiss(animated: true) { [unowned self] in
      completions.append("\(content.name) dismissed")
    }
  }

  /// Checks the callbacks in all, and ends the app.
  func end(
    _ contents: [FlowController], _ completions: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(self.completions == completions, sourceLocation: location)
    #expect(positions.last?.phase == .dismissed, sourceLocation: location)
    for content in contents {
      // A swipe that is cancelled lets it appear again before it has disappeared.
      var state = "didDisappear"
      for line in content.lines {
        let isNext =
          switch (state, line) {
          case ("didDisappear", "willAppear"), ("willAppear", "didAppear"),
            ("didAppear", "willDisappear"), ("willDisappear", "didDisappear"),
            ("willDisappear", "willAppear"), ("willAppear", "willDisappear"):
            true
          default: false
          }
        #expect(isNext, "\(content.name): \(content.lines)", sourceLocation: location)
        state = line
      }
      #expect(state == "didDisappear", "\(content.name)", sourceLocation: location)
      #expect(content.viewIfLoaded?.window == nil, "\(content.name)", sourceLocation: location)
    }
  }
}

extension Flow {
  private static func flow(
    _ name: String, _ styles: [FlowStyle],
    _ run: @escaping @MainActor @Sendable (FlowPresenter) throws -> Void
  ) -> [Flow] {
    styles.map { style in
      Flow(name: "\(name), \(style.name), UIKit") { setting in
        let presenter = try FlowPresenter(style, setting)
        try run(presenter)
        try presenter.stage.end()
      }
    }
  }

  private static let sheets = FlowStyle.all.filter { $0.isSwiped && !$0.name.contains("popover") }

  /// Sheets that UIKit lets an app dismiss while they come in; of custom presentations it reports that.
  private static let interruptible = sheets.filter { !$0.isCustom }

  /// Flows of DetentKit's UIKit methods.
  static let fromUIKit: [Flow] =
    flow("by code", FlowStyle.all) { presenter in
      let content = presenter.present("One")
      try presenter.stage.settle()
      presenter.dismiss(content)
      try presenter.stage.settle()
      guard !presenter.positions.isEmpty else { return }
      try presenter.end([content], ["One presented", "One dismissed"])
    }
    + flow("by a swipe", sheets) { presenter in
      let content = presenter.present("One")
      try presenter.stage.settle()
      try presenter.stage.swipeAway("One")
      #expect(presenter.root.presentedViewController == nil)
      try presenter.end([content], ["One presented"])
    }
    + flow("a swipe that is cancelled", sheets) { presenter in
      let content = presenter.present("One")
      try presenter.stage.settle()
      try presenter.stage.drag("One", by: 60)
      #expect(content.view.window != nil)
      presenter.dismiss(content)
      try presenter.stage.settle()
      try presenter.end([content], ["One presented", "One dismissed"])
    }
    + flow("away while it comes", interruptible) { presenter in
      let content = presenter.present("One")
      presenter.stage.app.advance(by: 0.15)
      presenter.dismiss(content)
      try presenter.stage.settle()
      try presenter.end([content], ["One presented", "One dismissed"])
    }
    + flow("dragged to another detent", FlowStyle.all.filter(\.hasDetents)) { presenter in
      let content = presenter.present("One")
      try presenter.stage.settle()
      try presenter.stage.drag("One", by: -presenter.stage.app.device.size.height * 0.7)
      #expect(presenter.selected == .large)
      #expect(presenter.positions.last?.index == 1)
      presenter.dismiss(content)
      try presenter.stage.settle()
      try presenter.end([content], ["One presented", "One dismissed"])
    }
    + flow("a stack", sheets) { presenter in
      let first = presenter.present("One")
      try presenter.stage.settle()
      let second = presenter.present("Two", over: first)
      try presenter.stage.settle()
      presenter.dismiss(second)
      try presenter.stage.settle()
      let third = presenter.present("Three", over: first)
      try presenter.stage.settle()
      presenter.root.dismiss(animated: true)
      try presenter.stage.settle()
      #expect(presenter.root.presentedViewController == nil)
      try presenter.end(
        [first, second, third],
        ["One presented", "Two presented", "Two dismissed", "Three presented"])
    }
    + flow("two requests", sheets) { presenter in
      let first = presenter.present("One")
      let second = presenter.present("Two")
      try presenter.stage.settle()
      #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
      presenter.dismiss(first)
      try presenter.stage.settle()
      #expect(second.view.window != nil)
      presenter.dismiss(second)
      try presenter.stage.settle()
      try presenter.end(
        [first, second],
        ["One presented", "One dismissed", "Two presented", "Two dismissed"])
    }
    + flow("with the keyboard", sheets) { presenter in
      let content = presenter.present("One")
      try presenter.stage.settle()
      content.field.becomeFirstResponder()
      try presenter.stage.settle()
      #expect(presenter.stage.app.device.keyboardHeight > 0)
      content.field.resignFirstResponder()
      presenter.dismiss(content)
      try presenter.stage.settle()
      #expect(presenter.stage.app.device.keyboardHeight == 0)
      try presenter.end([content], ["One presented", "One dismissed"])
    }
    + flow("rotated", sheets) { presenter in
      let content = presenter.present("One")
      presenter.stage.app.advance(by: 0.1)
      presenter.stage.app.rotate(to: .landscapeLeft)
      try presenter.stage.settle()
      presenter.stage.app.rotate(to: .portrait)
      try presenter.stage.settle()
      presenter.dismiss(content)
      try presenter.stage.settle()
      try presenter.end([content], ["One presented", "One dismissed"])
    }
}
