import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  typealias Block = ConstraintLayoutTests.Block
  typealias Stage = ConstraintLayoutTests.Stage

  /// A stack of 300 × 100 points with three views of 30, 60 and 90 points.
  private func stack(
    _ stage: Stage, _ change: (UIStackView) -> Void
  ) -> (stack: UIStackView, views: [UIView]) {
    let views = [Block(30, 10), Block(60, 20), Block(90, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    change(stack)
    stage.root.addSubview(stack)
    stage.frame()
    return (stack, views)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var distribution: UIStackView.Distribution
    var starts: [CGFloat]
    var widths: [CGFloat]
    var testDescription: String { "\(distribution)" }
  }

  @Test(
    "Each distribution shares out the length",
    arguments: [
      Row(
        distribution: .fillEqually, starts: [0, 103.333, 206.667], widths: [93.333, 93.333, 93.333]),
      Row(
        distribution: .fillProportionally, starts: [0, 56.667, 160], widths: [46.667, 93.333, 140]),
      Row(distribution: .equalSpacing, starts: [0, 90, 210], widths: [30, 60, 90]),
      Row(distribution: .equalCentering, starts: [0, 105, 210], widths: [30, 60, 90]),
    ])
  func distributions(_ row: Row) {
    let stage = Stage()
    let (_, views) = stack(stage) {
      $0.distribution = row.distribution
      $0.spacing = 10
    }
    for (index, view) in views.enumerated() {
      #expect(abs(view.frame.minX - row.starts[index]) < 0.34, "start of view \(index)")
      #expect(abs(view.frame.width - row.widths[index]) < 0.34, "width of view \(index)")
      #expect(view.frame.minY == 0)
      #expect(view.frame.height == 100)
    }
  }

  @Test("Filling stretches the view that hugs least")
  func fill() {
    let stage = Stage()
    let (stack, views) = stack(stage) {
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      $0.spacing = 10
    }
    #expect(views.map(\.frame.width) == [30, 160, 90])
    stack.setCustomSpacing(30, after: views[0])
    stage.frame()
    #expect(views.map(\.frame.width) == [30, 140, 90])
    #expect(views[1].frame.minX == 60)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "Each alignment places views across the axis",
    arguments: [
      (UIStackView.Alignment.leading, [CGFloat(0), 0, 0]), (.center, [45, 40, 35]),
      (.trailing, [90, 80, 70]),
    ])
  func alignments(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let stage = Stage()
    let (_, views) = stack(stage) {
      $0.alignment = alignment
      $0.distribution = .equalSpacing
    }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == [10, 20, 30])
  }

  @Test("Hidden views leave no gap, and come back")
  func hidden() {
    let stage = Stage()
    let (_, views) = stack(stage) {
      $0.distribution = .fillEqually
      $0.spacing = 20
    }
    views[1].isHidden = true
    stage.frame()
    #expect(views[0].frame.width == 140)
    #expect(views[2].frame.minX == 160)
    views[1].isHidden = false
    stage.frame()
    #expect(abs(views[0].frame.width - 86.667) < 0.34)
    views[1].removeFromSuperview()
    stage.frame()
    #expect(views[2].frame.minX == 160)
  }

  @Test("A view hidden in an animation shrinks away, and grows again when shown")
  func animatedHiding() {
    let stage = Stage()
    let (_, views) = stack(stage) {
      $0.distribution = .fillEqually
      $0.spacing = 20
    }
    var isOver = false
    UIView.animate(withDuration: 0.1, animations: { views[2].isHidden = true }) { _ in
      isOver = true
    }
    #expect(views[2].isHidden)
    #expect(!views[2].layer.isHidden)
    #expect(views.map(\.frame.width) == [140, 140, 0])
    #expect(views[2].frame.minX == 300)
    #expect(views[0].layer.animationKeys()?.isEmpty == false)
    for _ in 0..<12 { stage.frame() }
    #expect(isOver)
    #expect(views[2].layer.isHidden)
    #expect(views[0].frame.width == 140)
    UIView.animate(withDuration: 0.1) { views[2].isHidden = false }
    #expect(!views[2].isHidden)
    #expect(abs(views[0].frame.width - 86.667) < 0.34)
    #expect(abs(views[2].frame.minX - 213.333) < 0.34)
    for _ in 0..<12 { stage.frame() }
    #expect(!views[2].layer.isHidden)
  }

  @Test("A column measures its content, with margins, and constraints of its own views count")
  func fittingColumn() {
    let inner = UIStackView(arrangedSubviews: [Block(20, 10), Block(40, 30)])
    inner.spacing = 4
    inner.alignment = .center
    let wide = Block(50, 10)
    wide.widthAnchor.constraint(equalToConstant: 120).isActive = true
    let column = UIStackView(arrangedSubviews: [inner, wide])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = UIStackView.spacingUseSystem
    column.isLayoutMarginsRelativeArrangement = true
    column.insetsLayoutMarginsFromSafeArea = false
    column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 126, height: 52))
    let stage = Stage()
    _ = stage.add(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      column.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    #expect(Misuse.collect { stage.frame() }.isEmpty)
    #expect(column.frame == CGRect(x: 87, y: 0, width: 126, height: 52))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 64, height: 30))
    #expect(inner.arrangedSubviews[0].frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(wide.frame == CGRect(x: 2, y: 39, width: 120, height: 10))
  }

  @Test("Rows turn round with the reading direction")
  func rightToLeft() {
    let stage = Stage()
    let (stack, views) = stack(stage) { $0.distribution = .equalSpacing }
    stack.semanticContentAttribute = .forceRightToLeft
    stack.setNeedsUpdateConstraints()
    stage.frame()
    #expect(views.map(\.frame.minX) == [270, 150, 0])
  }

  @Test("Baselines of a row line up at the top of the stack")
  func baselines() {
    let stage = Stage()
    let large = UILabel()
    large.font = .systemFont(ofSize: 40)
    large.text = "Large"
    let small = UILabel()
    small.font = .systemFont(ofSize: 12)
    small.text = "small"
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    stage.root.addSubview(stack)
    stage.frame()
    #expect(large.frame.minY == 0)
    #expect(
      abs(
        small.frame.minY + small.firstBaselineOffset - large.frame.minY - large.firstBaselineOffset)
        < 0.34)
  }
}
