import DetentKit
import UIKit
import VirtualDevice

/// A guide that is presented from the trailing edge, with haptics and announcements.
final class PolicyController: ContextMapController {
  private let caption = CaptionView()

  init(_ values: SceneValues) {
    super.init(values, button: "Audio Guide")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = caption.sizeThatFits(area.size)
    caption.frame = CGRect(
      x: area.midX - size.width / 2, y: area.maxY - size.height - 16, width: size.width,
      height: size.height)
  }

  private nonisolated static let narrow = PresentationDetentReference.fraction(0.66)
  private nonisolated static let wide = PresentationDetentReference.fraction(0.92)

  /// Returns the announcement; the captions show the same text.
  private nonisolated static func words(_ detent: PresentationDetentReference) -> String {
    detent == wide ? "Audio guide, wide" : "Audio guide, narrow"
  }

  override var style: ContextStyle {
    var style = ContextStyle(detents: [Self.narrow, Self.wide])
    style.edge = .trailing
    style.cornerRadius = 28
    style.largestUndimmedDetent = Self.wide
    style.policy.haptics =
      switch values.text("haptics") {
      case "light": .light
      case "firm": .firm
      default: .none
      }
    style.policy.reducedMotion = values.text("motion") == "jumps" ? .jumps : .system
    style.policy.layoutDirection =
      switch values.text("direction") {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: nil
      }
    if values.flag("speaks") { style.policy.announcement = { Self.words($0) } }
    style.onDetentChange = { [weak self] change in
      guard change.stage == .did, let self, values.flag("speaks") else { return }
      say(Self.words(change.new))
    }
    return style
  }

  private func say(_ words: String) {
    caption.show(words)
    view.setNeedsLayout()
  }

  override func makeContent() -> UIViewController { PlaceController(Place.town[1]) }

  override func sceneCall(_ name: String, argument: String?) throws {
    guard name == "widen" else { return try super.sceneCall(name, argument: argument) }
    guard let presentation = shown?.contextPresentationController else { return }
    presentation.animateChanges {
      presentation.selectedDetent =
        presentation.selectedDetent == Self.wide ? Self.narrow : Self.wide
    }
  }
}

/// The announcements as text.
private final class CaptionView: UIView {
  private let symbol = UIImageView(
    image: UIImage(
      systemName: "speaker.wave.2.fill",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .subheadline)))
  private let label = UILabel("", style: .subheadline, weight: .medium, color: .white, lines: 1)

  init() {
    super.init(frame: .zero)
    backgroundColor = .black.withAlphaComponent(0.78)
    isUserInteractionEnabled = false
    isHidden = true
    symbol.tintColor = .white
    symbol.contentMode = .center
    addSubview(symbol)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ words: String) {
    label.text = words
    isHidden = false
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.fitting(size.width - 60)
    return CGSize(width: ceil(text.width) + 58, height: ceil(text.height) + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = 22
    symbol.frame = CGRect(
      x: isReversed ? bounds.width - 14 - side : 14, y: 0, width: side, height: bounds.height)
    label.frame = CGRect(
      x: isReversed ? 16 : 14 + side + 6, y: 0, width: bounds.width - 58, height: bounds.height)
  }
}

extension DeviceScene {
  static let kitPolicy = DeviceScene(
    name: "kit-policy", title: "For everyone, in one value",
    summary: "Haptics, reduced motion, announcements and the reading direction of a sheet.",
    parameters: [
      .choice("haptics", ["none", "light", "firm"], default: "light", "What a finger feels"),
      .choice(
        "motion", ["system", "jumps"], default: "system",
        "What becomes of movements by code where motion is to be reduced"),
      .choice(
        "direction", ["content", "leftToRight", "rightToLeft"], default: "content",
        "Which way the sheet's edge reads"),
      .flag("speaks", default: true, "Whether stops are announced, and shown as captions"),
    ],
    calls: MapController.calls + [SceneCall("widen", "Goes to the other stop by code")],
    script: { stage in
      let y = stage.size.height * 0.3
      let x = stage.mirrored(stage.size.width * 0.6)
      let end = stage.mirrored(stage.size.width * 0.2)
      return TouchScript([
        .tap("Audio Guide"), .settle, .hold(0.2),
        .down(x, y), .move(end, y, over: 0.35), .up, .settle, .hold(0.4),
        .call("widen", argument: nil), .settle, .hold(0.2),
        .hold(0.3),
        .call("dismiss", argument: nil), .settle, .hold(0.2),
      ])
    },
    root: { PolicyController($0) })
}
