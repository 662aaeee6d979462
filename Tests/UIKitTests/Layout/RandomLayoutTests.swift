import Testing
import UIKit

@MainActor
@Suite("Random lives of constraint layouts")
struct RandomLayoutTests {
  typealias Stage = ConstraintLayoutTests.Stage
  typealias Block = ConstraintLayoutTests.Block

  /// A small generator with a seed (xorshift), so that failures repeat.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(sides))
    }
  }

  @Test(
    "Required constraints hold after every change of tree, constraints and sizes",
    arguments: 1...60)
  func lives(_ seed: Int) {
    let stage = Stage()
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let views = (0..<8).map { _ in Block(CGFloat(dice.roll(80)), CGFloat(dice.roll(40))) }
    var made: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      (index < 4 ? stage.root : views[index - 4]).addSubview(view)
    }
    var checks = 0
    for step in 0..<100 {
      let conflicts = Misuse.collect {
        change(stage, views, &made, &dice)
        stage.frame()
        stage.frame()
      }
      #expect(
        conflicts.allSatisfy {
          $0.id.hasPrefix("Layout.") || $0.id == "View.subviewOfDescendant"
        })
      for constraint in made where constraint.isActive && constraint.priority == .required {
        guard constraint.installation?.isBroken == false, constraint.holder?.window != nil else {
          continue
        }
        checks += 1
        let distance = distance(constraint, in: stage.window)
        #expect(distance < 1, "step \(step): \(constraint) is off by \(distance)")
      }
    }
    #expect(checks > 0, "a life without a required constraint shows nothing")
  }

  private func change(
    _ stage: Stage, _ views: [Block], _ made: inout [NSLayoutConstraint], _ dice: inout Dice
  ) {
    let view = views[dice.roll(views.count)]
    switch dice.roll(18) {
    case 0: (dice.roll(2) == 0 ? stage.root : views[dice.roll(views.count)]).addSubview(view)
    case 1: for view in views where view.superview == nil { stage.root.addSubview(view) }
    case 2: view.removeFromSuperview()
    case 3: view.translatesAutoresizingMaskIntoConstraints = dice.roll(3) == 0
    case 4: view.size = CGSize(width: CGFloat(dice.roll(120)), height: CGFloat(dice.roll(60)))
    case 5: made.randomElement(&dice)?.constant = CGFloat(dice.roll(60) - 30)
    case 6: made.randomElement(&dice)?.isActive.toggle()
    case 7: made.randomElement(&dice)?.priority = UILayoutPriority(Float(dice.roll(4)) * 250 + 250)
    case 8: stage.root.frame.size.width = CGFloat(200 + dice.roll(200))
    default:
      let other: UIView = dice.roll(3) == 0 ? stage.root : views[dice.roll(views.count)]
      let constraint = constraint(view, other, &dice)
      constraint.priority = UILayoutPriority(Float(dice.roll(4)) * 250 + 250)
      constraint.isActive = true
      made.append(constraint)
    }
  }

  private func constraint(_ view: UIView, _ other: UIView, _ dice: inout Dice)
    -> NSLayoutConstraint
  {
    let constant = CGFloat(dice.roll(60) - 30)
    return switch dice.roll(6) {
    case 0: view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: constant)
    case 1:
      view.trailingAnchor.constraint(lessThanOrEqualTo: other.trailingAnchor, constant: constant)
    case 2: view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: constant)
    case 3: view.centerYAnchor.constraint(greaterThanOrEqualTo: other.centerYAnchor)
    case 4: view.widthAnchor.constraint(equalToConstant: abs(constant) * 3)
    default: view.heightAnchor.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 0.5)
    }
  }

  /// How far the frames miss a constraint.
  private func distance(_ constraint: NSLayoutConstraint, in space: UIView) -> CGFloat {
    guard let holder = constraint.holder else { return 0 }
    func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      guard let view = item as? UIView else { return 0 }
      let rect = holder.convert(view.bounds, from: view)
      return switch attribute {
      case .leading: rect.minX
      case .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerY: rect.midY
      case .width: rect.width
      default: rect.height
      }
    }
    let first = value(constraint.firstItem, constraint.firstAttribute)
    let second = constraint.multiplier * value(constraint.secondItem, constraint.secondAttribute)
    let difference = first - second - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}

extension Array {
  fileprivate func randomElement(_ dice: inout RandomLayoutTests.Dice) -> Element? {
    isEmpty ? nil : self[dice.roll(count)]
  }
}
