import DetentKit
import UIKit
import VirtualDevice

/// Two panes on top of each other, each a presentation context with a slider and a button.
final class ContextKitController: UIViewController, SceneResponder {
  private var values: SceneValues
  private(set) var panes: [Pane] = []

  /// One half of the screen.
  final class Pane: UIViewController {
    let slider = UISlider(frame: .zero)
    let button = UIButton(configuration: .filled())
    var onPresent: (() -> Void)?
    private let caption: String
    private let color: UIColor

    init(_ caption: String, color: UIColor) {
      self.caption = caption
      self.color = color
      super.init(nibName: nil, bundle: nil)
      definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      slider.value = 0.3
      slider.accessibilityIdentifier = "\(caption) Slider"
      button.configuration?.title = "Present \(caption)"
      button.configuration?.cornerStyle = .capsule
      button.addAction(UIAction { [weak self] _ in self?.onPresent?() }, for: .touchUpInside)
      view.addSubview(slider)
      view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 12)
      slider.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 34)
      let size = button.sizeThatFits(area.size)
      button.frame = CGRect(
        x: area.midX - size.width / 2, y: area.minY + 44, width: size.width, height: size.height)
    }
  }

  init(_ values: SceneValues) {
    self.values = values
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
    panes = [
      Pane("Above", color: .secondarySystemBackground), Pane("Below", color: .systemBackground),
    ]
    for pane in panes {
      pane.onPresent = { [weak self, weak pane] in if let self, let pane { present(in: pane) } }
      addChild(pane)
      view.addSubview(pane.view)
      pane.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isWide = bounds.width > bounds.height
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: CGRectEdge = isWide ? (isReversed ? .maxXEdge : .minXEdge) : .minYEdge
    let (first, second) = bounds.divided(
      atDistance: (isWide ? bounds.width : bounds.height) / 2, from: edge)
    panes[0].view.frame = first
    panes[1].view.frame = second
  }

  private var style: ContextStyle {
    var style = ContextStyle(detents: values.list("detents").compactMap(Self.detent))
    style.edge =
      switch values.text("edge") {
      case "top": .top
      case "leading": .leading
      case "trailing": .trailing
      default: .bottom
      }
    style.largestUndimmedDetent = values.list("undimmed").first.flatMap(Self.detent)
    style.dimming =
      switch values.text("dimming") {
      case "none": nil
      case "blue": SheetDimming(color: .systemBlue.withAlphaComponent(0.5), curve: .early)
      default: SheetDimming()
      }
    style.outsideTouches =
      switch values.text("outside") {
      case "blocked": .blocked
      case "dismiss": .dismiss
      default: .passThrough
      }
    style.prefersGrabberVisible = values.flag("grabber")
    return style
  }

  static func detent(_ item: String) -> PresentationDetentReference? {
    switch item {
    case "medium": .medium
    case "large": .large
    default: Double(item).map { $0 <= 1 ? .fraction($0) : .height($0) }
    }
  }

  private func present(in pane: Pane) {
    let content: UIViewController =
      values.text("content") == "form" ? PlaceFormController() : PlacesController()
    content.isModalInPresentation = values.flag("modal")
    pane.present(content, style: .context(style))
  }

  // Scripts

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
    for pane in panes {
      guard let content = pane.controllerPresentedInContext else { continue }
      content.isModalInPresentation = values.flag("modal")
      guard let presentation = content.contextPresentationController else { continue }
      presentation.animateChanges { presentation.style = style }
    }
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present":
      if panes[1].controllerPresentedInContext == nil { present(in: panes[1]) }
    case "dismiss":
      for pane in panes { pane.controllerPresentedInContext?.dismiss(animated: true) }
    default: break
    }
  }
}
