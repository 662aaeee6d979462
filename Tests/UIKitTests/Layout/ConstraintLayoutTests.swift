import Testing
import UIKit

@MainActor
@Suite("Layout by constraints")
struct ConstraintLayoutTests {
  /// A shown window with a plain root view of the screen's size, 393 × 852 at 3 pixels a point.
  @MainActor
  struct Stage {
    let host = DisplayHost(DisplayConfiguration())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
      window.makeKeyAndVisible()
      window.addSubview(root)
    }

    func add(_ view: UIView, to parent: UIView? = nil) -> UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      return view
    }

    func frame() { host.advanceFrame(to: host.time + 1.0 / 60) }
  }

  /// Content of a size of its own.
  final class Block: UIView {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  @Test("Edges pinned with constants give the frame, and a constant moves it")
  func edges() {
    let stage = Stage()
    let view = stage.add(UIView())
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -30),
      view.heightAnchor.constraint(equalTo: stage.root.heightAnchor, multiplier: 0.25),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 100))
    top.constant = 50
    stage.root.layoutIfNeeded()
    #expect(view.frame.minY == 50)
    stage.root.frame.size = CGSize(width: 100, height: 200)
    stage.frame()
    #expect(view.frame == CGRect(x: 20, y: 50, width: 50, height: 50))
    NSLayoutConstraint.deactivate([top])
    view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor).isActive = true
    stage.frame()
    #expect(view.frame.maxY == 200)
  }

  @Test("A view between two others takes what hugging and compression leave it")
  func wishes() {
    let stage = Stage()
    let left = stage.add(Block(50, 20))
    let right = stage.add(Block(60, 20))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      left.topAnchor.constraint(equalTo: stage.root.topAnchor),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
    ])
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.frame()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(right.frame == CGRect(x: 58, y: 0, width: 242, height: 20))
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stage.frame()
    #expect(left.frame.width == 232)
    (left as? Block)?.size.width = 400
    left.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    stage.frame()
    #expect(left.frame.width == 232)
    left.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
    stage.frame()
    #expect(right.frame.width == 0)
  }

  @Test("Text of several lines takes its width first and its height second")
  func multilineText() {
    let stage = Stage()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "wide words ", count: 20)
    _ = stage.add(label)
    let below = stage.add(Block(10, 10))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    stage.frame()
    let fitted = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    #expect(label.frame.height == fitted.height)
    #expect(label.frame.height > 60)
    #expect(abs(below.frame.minY - label.frame.maxY - 5) < 1e-9)
    label.text = "short"
    stage.frame()
    #expect(label.frame.height < 30)
    #expect(abs(below.frame.minY - label.frame.maxY - 5) < 1e-9)
  }

  @Test("Frames end on device pixels, edge by edge")
  func pixels() {
    let stage = Stage()
    let views = (0..<3).map { _ in stage.add(UIView()) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? stage.root.leadingAnchor : views[index - 1].trailingAnchor),
      ])
    }
    views[2].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor).isActive = true
    stage.root.frame.size.width = 100
    stage.frame()
    let third: CGFloat = 1.0 / 3
    #expect(abs(views[0].frame.maxX - (33 + third)) < 1e-9)
    #expect(abs(views[1].frame.maxX - (66 + 2 * third)) < 1e-9)
    #expect(abs(views[2].frame.maxX - 100) < 1e-9)
  }

  @Test("Contradicting constraints are reported once, by name, and the newest gives way")
  func conflict() {
    let stage = Stage()
    let view = stage.add(UIView())
    view.accessibilityIdentifier = "box"
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    second.identifier = "too wide"
    let reports = Misuse.collect {
      NSLayoutConstraint.activate([first, second])
      stage.frame()
      stage.root.setNeedsLayout()
      stage.frame()
    }
    #expect(reports.map(\.id) == ["Layout.unsatisfiable"])
    let sentence = reports.first?.sentence ?? ""
    #expect(sentence.contains("<NSLayoutConstraint UIView:box.width == 100 (active)>"))
    #expect(sentence.contains("so <NSLayoutConstraint 'too wide' UIView:box.width"))
    #expect(!sentence.contains("height"))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    first.isActive = false
    stage.frame()
    #expect(view.frame.width == 150)
  }

  @Test("A constant that comes to contradict others is survived too")
  func laterConflict() {
    let stage = Stage()
    let view = stage.add(UIView())
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), most,
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.frame()
    let reports = Misuse.collect {
      most.constant = 20
      stage.frame()
    }
    #expect(reports.map(\.id) == ["Layout.unsatisfiable"])
    #expect(view.frame == CGRect(x: 7, y: 0, width: 50, height: 10))
    most.constant = 60
    #expect(Misuse.collect { stage.frame() }.isEmpty)
    most.constant = 20
    #expect(Misuse.collect { stage.frame() }.count == 1)
  }

  @Test("What cannot be compared, or has no common ancestor, is reported and stays inactive")
  func misuse() {
    let stage = Stage()
    let view = stage.add(UIView())
    let stranger = UIView()
    var constraints: [NSLayoutConstraint] = []
    let early = Misuse.collect {
      constraints = [
        view.topAnchor.constraint(equalTo: stranger.topAnchor),
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: stage.root, attribute: .top,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: stage.root, attribute: .leading,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 0),
      ]
    }
    #expect(early.map(\.id) == Array(repeating: "Layout.impossibleConstraint", count: 3))
    for constraint in constraints {
      let reports = Misuse.collect { constraint.isActive = true }
      let isShared = constraint.secondItem !== stranger
      #expect(reports.map(\.id) == (isShared ? [] : ["Layout.noCommonAncestor"]))
      #expect(!constraint.isActive)
    }
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("Leading and trailing turn round with the reading direction")
  func rightToLeft() {
    let stage = Stage()
    let view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: stage.root.trailingAnchor, constant: -100),
      view.widthAnchor.constraint(equalToConstant: 500),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.root.constraints.last { $0.firstAttribute == .trailing }?.priority = .required
    view.constraints.first { $0.firstAttribute == .width }?.priority = .defaultLow
    stage.frame()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 180, height: 10))
    stage.root.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    #expect(view.frame == CGRect(x: 100, y: 0, width: 180, height: 10))
  }

  @Test("Guides of the safe area and the margins follow their insets")
  func guides() {
    let stage = Stage()
    stage.root.frame = stage.window.bounds
    let view = stage.add(UIView())
    let margins = stage.root.layoutMarginsGuide
    let safeArea = stage.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      view.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 8, y: 59, width: 377, height: 759))
    #expect(safeArea.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    stage.root.safeAreaOverride = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    stage.frame()
    #expect(view.frame == CGRect(x: 30, y: 10, width: 323, height: 842))
  }

  @Test("A guide of the client's own spaces views and has a frame")
  func ownGuide() {
    let stage = Stage()
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let view = stage.add(Block(10, 10))
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.frame()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 30))
    #expect(view.frame == CGRect(x: 150, y: 30, width: 10, height: 10))
    stage.root.removeLayoutGuide(guide)
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("Constraints cross views with frames of their own, and nested systems solve together")
  func nesting() {
    let stage = Stage()
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.root.addSubview(middle)
    let inner = stage.add(Block(10, 10), to: middle)
    let deep = stage.add(UIView(), to: inner)
    let outer = stage.add(UIView())
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 6),
      deep.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 1),
      deep.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
      deep.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -1),
      deep.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -1),
      deep.widthAnchor.constraint(equalToConstant: 30),
    ])
    stage.frame()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 32, height: 10))
    #expect(deep.frame == CGRect(x: 1, y: 1, width: 30, height: 8))
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: deep.trailingAnchor),
      outer.topAnchor.constraint(equalTo: deep.bottomAnchor),
      outer.widthAnchor.constraint(equalToConstant: 9),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    stage.frame()
    #expect(outer.frame == CGRect(x: 136, y: 115, width: 9, height: 10))
    middle.frame.origin.x = 150
    stage.frame()
    #expect(outer.frame.minX == 186)
  }

  @Test("A tree built outside a window is solved when it comes in, and lives on when it moves")
  func moving() {
    let stage = Stage()
    let card = UIView()
    let title = stage.add(Block(80, 20), to: card)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    _ = stage.add(card)
    let link = card.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor)
    NSLayoutConstraint.activate([
      link, card.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
    ])
    #expect(Misuse.collect { stage.frame() }.isEmpty)
    #expect(card.frame == CGRect(x: 100, y: 180, width: 100, height: 40))
    #expect(title.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
    card.removeFromSuperview()
    #expect(!link.isActive)
    #expect(card.constraints.count == 4)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stage.window.addSubview(card)
    stage.frame()
    #expect(title.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
  }

  @Test("A fitting size is what the constraints need, in both dimensions or at a width")
  func fitting() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 30)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    let free = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(free.width - label.intrinsicContentSize.width - 32) < 1e-9)
    #expect(abs(free.height - label.intrinsicContentSize.height - 16) < 1e-9)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 200)
    let height = label.sizeThatFits(CGSize(width: 168, height: CGFloat.infinity)).height
    #expect(abs(narrow.height - height - 16) < 0.34)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("Baselines of different fonts line up")
  func baselines() {
    let stage = Stage()
    let large = UILabel()
    large.font = .systemFont(ofSize: 40)
    large.text = "Large"
    let small = UILabel()
    small.font = .systemFont(ofSize: 12)
    small.text = "small"
    _ = stage.add(large)
    _ = stage.add(small)
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      large.topAnchor.constraint(equalTo: stage.root.topAnchor),
      small.leadingAnchor.constraint(
        equalToSystemSpacingAfter: large.trailingAnchor, multiplier: 2),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    stage.frame()
    let difference =
      (large.frame.minY + large.firstBaselineOffset)
      - (small.frame.minY + small.firstBaselineOffset)
    #expect(abs(difference) < 0.34)
    #expect(abs(small.frame.minX - large.frame.maxX - 16) < 1e-9)
    #expect(small.frame.minY > 15)
  }

  @Test("Anchors equal those a constraint gives back")
  func anchors() {
    let stage = Stage()
    let view = stage.add(UIView())
    let constraint = view.topAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -4)
    #expect(constraint.firstAnchor as NSObject == view.topAnchor as NSObject)
    #expect(constraint.secondAnchor as NSObject? == stage.root.bottomAnchor as NSObject)
    #expect(constraint.firstAnchor as NSObject != view.bottomAnchor as NSObject)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === stage.root)
    #expect(
      "\(constraint)" == "<NSLayoutConstraint UIView.top == UIView.bottom - 4 (inactive)>")
  }

  @Test("A distance between anchors is a size like any other")
  func distance() {
    let stage = Stage()
    let view = stage.add(Block(10, 10))
    let gap = stage.root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
    let rest = view.rightAnchor.anchorWithOffset(to: stage.root.rightAnchor)
    NSLayoutConstraint.activate([
      rest.constraint(equalTo: gap, multiplier: 3),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.root.frame.size.width = 50
    stage.frame()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test("Constraint updates run once, from the leaves up, before layout")
  func updates() {
    @MainActor final class Log { var names: [String] = [] }
    final class Updating: UIView {
      var log: Log?
      override func updateConstraints() {
        log?.names.append("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.names.append("layout \(tag)")
      }
    }
    let stage = Stage()
    let log = Log()
    let outer = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Updating(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.tag = 1
    inner.tag = 2
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.frame()
    outer.log = log
    inner.log = log
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    stage.frame()
    #expect(log.names == ["update 2", "update 1", "layout 1", "layout 2"])
    #expect(!inner.needsUpdateConstraints())
    stage.frame()
    #expect(log.names.count == 4)
  }

  @Test("Frames follow a constant within an animation")
  func animation() {
    let stage = Stage()
    let view = stage.add(Block(10, 10))
    let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.frame()
    left.constant = 100
    UIView.animate(withDuration: 1) { stage.root.layoutIfNeeded() }
    stage.frame()
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys()?.contains("position") == true)
  }
}
