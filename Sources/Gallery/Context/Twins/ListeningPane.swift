import UIKit

/// A player in a part of the screen: its picture, its name and a slider that stays interactive.
final class ListeningPane: UIViewController {
  let slider = UISlider(frame: .zero)
  private let picture = Picture(.evening)
  private let name = UILabel("Along the Harbour", style: .headline, lines: 1)
  private let walk = UILabel(
    "Walk 3 of 8", style: .subheadline, color: .secondaryLabel, lines: 1)
  private let elapsed = UILabel("", style: .caption1, color: .secondaryLabel, lines: 1)
  private let left = UILabel("", style: .caption1, color: .secondaryLabel, lines: 1)
  private lazy var keys = [
    key("backward.fill", 20, "Back"), key("pause.fill", 28, "Pause"),
    key("forward.fill", 20, "Forward"),
  ]

  /// The duration of the walk, in seconds.
  private static let length = 1_260

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    slider.value = 0.3
    slider.accessibilityLabel = "Place in the walk"
    slider.addAction(UIAction { [weak self] _ in self?.showTime() }, for: .valueChanged)
    for label in [elapsed, left] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    }
    // A player's time runs from left to right in every language.
    for part in [slider] + keys as [UIView] { part.semanticContentAttribute = .playback }
    for part in [picture, name, walk, slider, elapsed, left] + keys as [UIView] {
      view.addSubview(part)
    }
    showTime()
  }

  private func key(_ symbol: String, _ size: CGFloat, _ label: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    configuration.baseForegroundColor = .label
    let key = UIButton(configuration: configuration)
    key.accessibilityLabel = label
    return key
  }

  private func showTime() {
    let seconds = Int((Float(Self.length) * slider.value).rounded())
    elapsed.text = Self.clock(seconds)
    left.text = "-" + Self.clock(Self.length - seconds)
    viewIfLoaded?.setNeedsLayout()
  }

  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 40, 420)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Pictures are shown where there is room for them.
    let isNarrow = width < 240
    let side = isNarrow ? 48 : min(120, max(48, area.height - 190))
    let text = isNarrow ? 0 : side + 16
    picture.isHidden = isNarrow
    let height = side + 18 + 34 + 18 + 44
    let origin = CGPoint(
      x: area.midX - width / 2, y: area.minY + max(8, (area.height - height) / 2))
    func place(
      _ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
      isMirrored: Bool = false
    ) {
      let full = min(area.width - 40, 420)
      part.frame = CGRect(
        x: origin.x + (isMirrored ? full - x - width : x), y: origin.y + y, width: width,
        height: height)
    }
    place(picture, 0, 0, side, side, isMirrored: isReversed)
    place(name, text, side / 2 - 24, width - text, 24, isMirrored: isReversed)
    place(walk, text, side / 2 + 2, width - text, 20, isMirrored: isReversed)
    place(slider, 0, side + 18, width, 34)
    place(elapsed, 0, side + 54, width / 2, 16)
    elapsed.textAlignment = .left
    left.textAlignment = .right
    place(left, width / 2, side + 54, width / 2, 16)
    for (index, key) in keys.enumerated() {
      let step = min(84, (width - 56) / 2)
      place(key, width / 2 + CGFloat(index - 1) * step - 28, side + 66, 56, 48)
    }
  }
}
