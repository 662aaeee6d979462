import DetentTesting
import Testing
import UIKit

@MainActor
@Suite("Properties of controls that older apps set")
struct OlderControlTests {
  private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("A switch in a filling stack keeps its size, at the leading edge")
  func switchInStack() {
    let stage = TestStage()
    let control = UISwitch()
    let stack = UIStackView(arrangedSubviews: [UILabel(), control])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    stage.window.addSubview(stack)
    stage.run(frames: 2)
    #expect(control.bounds.size == control.intrinsicContentSize)
    #expect(control.frame.minX == 0)
    stack.semanticContentAttribute = .forceRightToLeft
    control.semanticContentAttribute = .forceRightToLeft
    stack.setNeedsLayout()
    stage.run(frames: 2)
    #expect(control.frame.maxX == 300)
  }

  @Test("A slider's thumb has the size of its image, and its tracks show theirs")
  func sliderImages() throws {
    let stage = TestStage()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let thumb = picture(.red, CGSize(width: 20, height: 20))
    let track = picture(.green, CGSize(width: 4, height: 8))
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(track, for: .normal)
    slider.value = 1
    stage.window.addSubview(slider)
    stage.run(frames: 2)
    #expect(slider.currentThumbImage === thumb && slider.currentMaximumTrackImage == nil)
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    #expect(rect.size == thumb.size && rect.maxX == 200)
    let images = slider.subviews.flatMap(\.subviews).compactMap { ($0 as? UIImageView)?.image }
    #expect(images.contains { $0 === thumb } && images.contains { $0 === track })
    slider.setThumbImage(nil, for: .normal)
    stage.run(frames: 2)
    #expect(slider.currentThumbImage == nil)
  }

  @Test("The titles of segments have the attributes of their state")
  func segmentTitles() throws {
    let stage = TestStage()
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    let font = UIFont.boldSystemFont(ofSize: 20)
    let narrow = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    stage.window.addSubview(control)
    stage.run(frames: 2)
    func label(_ text: String) throws -> UILabel {
      try #require(
        control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first {
          $0.text == text
        })
    }
    #expect(try label("One").textColor == .blue)
    #expect(try label("Two").textColor == .red && label("Two").font == font)
    #expect(control.intrinsicContentSize.width > narrow)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    control.setTitleTextAttributes(nil, for: .normal)
    stage.run(frames: 2)
    #expect(try label("Two").textColor == .label)
  }

  @Test("A label draws its shadow behind the text, at its offset")
  func labelShadow() throws {
    func pixels(_ shadow: UIColor?) -> Data? {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      label.text = "II"
      label.shadowColor = shadow
      label.shadowOffset = CGSize(width: 3, height: 3)
      return UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
        label.draw(label.bounds)
      }.pngData()
    }
    let plain = try #require(pixels(nil))
    #expect(pixels(.red) != plain)
    #expect(pixels(.clear) == plain)
  }

  @Test("An image view shows the pictures of its animation in turn, as often as it says")
  func imageAnimation() throws {
    let stage = TestStage()
    let view = UIImageView(image: picture(.gray, CGSize(width: 10, height: 10)))
    stage.window.addSubview(view)
    view.animationImages = [.red, .green].map { picture($0, CGSize(width: 10, height: 10)) }
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    stage.run(frames: 2)
    #expect(!view.isAnimating)
    view.startAnimating()
    var shown: [ObjectIdentifier] = []
    for _ in 0..<24 {
      stage.run(frames: 1)
      guard let picture = view.animationFrame else { continue }
      let id = ObjectIdentifier(picture)
      if shown.last != id { shown.append(id) }
    }
    #expect(shown.count == 4 && Set(shown).count == 2)
    stage.run(frames: 4)
    #expect(!view.isAnimating)
  }
}

@MainActor
@Suite("Traits of text input that older apps set")
struct OlderTextTraitTests {
  /// The picture of the keyboard.
  private func keys(_ app: TestApp) throws -> Data? {
    let picture = try app.device.snapshot(scale: 1)
    let keys = picture.cropping(
      to: CGRect(x: 0, y: picture.height - 200, width: picture.width, height: 200))
    return keys.flatMap { UIImage(cgImage: $0).pngData() }
  }

  @Test("A dark keyboard is dark for its field only")
  func darkKeyboard() throws {
    let root = UIViewController()
    let app = TestApp { root }
    let fields = [UITextField(), UITextField()]
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 40)
      root.view.addSubview(field)
    }
    fields[0].keyboardAppearance = .dark
    fields[0].smartQuotesType = .no
    try app.settle()
    fields[0].becomeFirstResponder()
    try app.settle()
    #expect(fields[0].keyboardStyle == .dark && fields[1].keyboardStyle == .unspecified)
    let dark = try keys(app)
    fields[1].becomeFirstResponder()
    try app.settle()
    #expect(try keys(app) != dark)
    fields[0].keyboardAppearance = .light
    fields[0].becomeFirstResponder()
    try app.settle()
    let light = try keys(app)
    fields[1].becomeFirstResponder()
    try app.settle()
    #expect(try keys(app) == light)
    #expect(fields[0].smartQuotesType == .no && fields[1].smartQuotesType == .default)
  }

  @Test("The titles of bar items have the attributes of their state")
  func barItems() throws {
    let stage = TestStage()
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }
    let label = try #require(labels(in: navigation.navigationBar).first { $0.text == "Save" })
    #expect(label.textColor == .red)
    item.isEnabled = false
    stage.run(frames: 2)
    #expect(label.textColor == .gray)
    #expect(item.titleTextAttributes(for: .normal)?.count == 1)
  }
}
