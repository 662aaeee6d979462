import Testing
import UIKit

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test(
    "Configured buttons are as high as on iOS",
    arguments: [
      (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.333), (.large, 50.333),
    ])
  func heights(size: UIButton.Configuration.Size, height: Double) {
    let stage = TestStage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
  }

  @Test("A system button without a configuration is 30 points high, at least 30 wide")
  func plainHeight() {
    let stage = TestStage()
    let button = UIButton(type: .system)
    button.setTitle("I", for: .normal)
    stage.window.addSubview(button)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("A configuration's title keeps its own attributes and takes the rest from the style")
  func attributedTitle() throws {
    let stage = TestStage()
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy ")
    var price = AttributedString("3.99")
    price.foregroundColor = .systemYellow
    price.underlineStyle = .single
    title += price
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    button.sizeToFit()
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    let first = shown.attributes(at: 0, effectiveRange: nil)
    let last = shown.attributes(at: 5, effectiveRange: nil)
    #expect(configuration.title == "Buy 3.99")
    #expect(first[.foregroundColor] as? UIColor == .white)
    #expect(first[.font] as? UIFont == .preferredFont(forTextStyle: .body))
    #expect(first[.underlineStyle] == nil)
    #expect(last[.foregroundColor] as? UIColor == .systemYellow)
    #expect(last[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
  }

  @Test("A transformer has the last word on a title's attributes")
  func titleTransformer() throws {
    let stage = TestStage()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Heavy"
    let font = UIFont.systemFont(ofSize: 11, weight: .heavy)
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = font
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(configuration == button.configuration)
  }

  @Test("Titles, colours and images of a state fall back on the normal one")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.systemRed, for: .normal)
    button.setTitleColor(.systemGreen, for: .highlighted)
    #expect(button.currentTitle == "Normal")
    #expect(button.currentTitleColor == .systemRed)
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal")
    #expect(button.currentTitleColor == .systemGreen)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.currentTitleColor == .systemRed)
  }

  @Test("A filled button is the tint, and grey behind a dimmed presentation")
  func dimming() throws {
    let stage = TestStage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    button.tintColor = .systemRed
    stage.window.addSubview(button)
    stage.run(frames: 1)
    #expect(button.subviews.first?.backgroundColor == .systemRed)
    #expect(button.titleLabel?.textColor == .white)
    stage.window.tintAdjustmentMode = .dimmed
    stage.run(frames: 1)
    // White on the grey of the tint's lightness: darker than the grey of a disabled button.
    let fill = try #require(button.subviews.first?.backgroundColor)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    fill.resolvedColor(with: button.traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue && red < 0.6 && alpha > 0.7)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("A title too wide for its button breaks into lines, and constraints make room for them")
  func lines() {
    let stage = TestStage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Present another sheet over this one"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 150),
      button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      button.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.run(frames: 1)
    let one = button.intrinsicContentSize.height
    #expect(button.bounds.height > one * 1.5)
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.width <= 126 && button.bounds.contains(title))
  }

  @Test("A touched system button is pale at once and comes back softly")
  func fade() {
    let stage = TestStage()
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stage.window.addSubview(button)
    stage.run(frames: 1)
    let finger = stage.touch(button, at: CGPoint(x: 5, y: 5))
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 0.001)
    stage.run(frames: 1)
    finger.lift()
    stage.run(frames: 6)
    let shown = CGFloat(button.titleLabel?.layer.presented.opacity ?? 0)
    #expect(shown > 0.2 && shown < 1)
    stage.run(frames: 30)
    #expect(button.titleLabel?.layer.presented.opacity == 1)
  }

  @Test("The update handler runs for every change of state and may change the configuration")
  func updateHandler() {
    let stage = TestStage()
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    stage.window.addSubview(button)
    stage.run(frames: 1)
    button.isSelected = true
    stage.run(frames: 1)
    #expect(states == [.normal, .selected])
    #expect(button.titleLabel?.text == "On")
  }

  @Test("An image stands at the edge that was asked for, mirrored from right to left")
  func placement() {
    for (edge, isRightToLeft) in [
      (NSDirectionalRectEdge.leading, false), (.trailing, false), (.leading, true), (.top, false),
    ] {
      let stage = TestStage { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = edge
      configuration.imagePadding = 8
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      stage.window.addSubview(button)
      stage.run(frames: 1)
      guard let title = button.titleLabel?.frame, let image = button.imageView?.frame else {
        Issue.record("The button shows no title or image")
        continue
      }
      switch (edge, isRightToLeft) {
      case (.leading, false), (.trailing, true): #expect(abs(title.minX - image.maxX - 8) < 0.5)
      case (.trailing, false), (.leading, true): #expect(abs(image.minX - title.maxX - 8) < 0.5)
      default: #expect(abs(title.minY - image.maxY - 8) < 0.5)
      }
    }
  }

  @Test("A primary action gives its title and runs on a tap, with the button as sender")
  func primaryAction() {
    let stage = TestStage()
    var sender: UIButton?
    let button = UIButton(
      primaryAction: UIAction(title: "Go") { sender = $0.sender as? UIButton })
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    stage.window.addSubview(button)
    #expect(button.currentTitle == "Go")
    stage.touch(button, at: CGPoint(x: 5, y: 5)).lift()
    #expect(sender === button)
  }
}
