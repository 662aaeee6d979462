import UIKit
import VirtualDevice

/// Views with random constraints, and the same system in the independent solver.
///
/// Required constraints hold for frames that are chosen first, so that they never contradict each
/// other; others may ask for anything.
@MainActor
final class ViewSystem {
  private struct Entry {
    let constraint: NSLayoutConstraint
    var reference: ReferenceSolver.Constraint
  }

  private let device = VirtualDevice()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private var views: [UIView] = []
  /// The chosen frame of each view, in the root's coordinates.
  private var places: [CGRect] = []
  private var entries: [Entry] = []
  private let reports = MisuseReports()
  /// The share of a point by which a constraint may be missed as frames lie on device pixels: each of
  /// its sides by a pixel of each view that it lies in.
  private static let rounding = 1.4

  init(_ settings: [String: String]) {
    let parents = (settings["parents"] ?? "0").split(separator: " ").compactMap { Int($0) }
    var chance = Chance(seed: UInt64(settings["places"] ?? "") ?? 1)
    views = [root]
    places = [root.bounds]
    for parent in parents {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[min(parent, views.count - 1)].addSubview(view)
      views.append(view)
      places.append(
        CGRect(
          x: chance.whole(-20...200), y: chance.whole(-20...300), width: chance.whole(0...30) * 8,
          height: chance.whole(0...30) * 8))
    }
    device.show { [root] in
      let controller = UIViewController()
      controller.view.addSubview(root)
      return controller
    }
  }

  func run(_ steps: [String]) throws -> Fault? {
    for (index, step) in steps.enumerated() {
      try device.host.enter { try perform(step.split(separator: " ").map(String.init)) }
      if let fault = device.host.enter({ check() }) {
        return Fault(law: fault.law, detail: "step \(index + 1), \(step): \(fault.detail)")
      }
    }
    return nil
  }

  private func perform(_ words: [String]) throws {
    guard words.count > 1 else { throw NotAProgram(reason: "a step is expected") }
    if words[0] == "add" { return try add(words) }
    guard !entries.isEmpty, let number = Int(words[1]) else { return }
    let index = number % entries.count
    let constraint = entries[index].constraint
    switch words[0] {
    case "off": constraint.isActive = false
    case "on": constraint.isActive = true
    case "constant" where words.count > 2 && entries[index].reference.priority < 1000:
      let constant = Double(words[2]) ?? 0
      entries[index].reference.constant += Double(constraint.constant) - constant
      constraint.constant = CGFloat(constant)
    case "priority" where words.count > 2 && entries[index].reference.priority < 1000:
      let priority = Float(words[2]) ?? 500
      entries[index].reference.priority = priority
      constraint.priority = UILayoutPriority(priority)
    default: break
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "centerX": .centerX, "top": .top, "bottom": .bottom,
    "centerY": .centerY, "width": .width, "height": .height,
  ]

  private func add(_ words: [String]) throws {
    guard words.count == 9, let priority = Float(words[1]),
      let relation = ReferenceSolver.Relation(rawValue: words[2]), let first = Int(words[3]),
      let second = Int(words[5]), views.indices.contains(first), views.indices.contains(second),
      let one = Self.attributes[words[4]], let other = Self.attributes[words[6]],
      let share = Double(words[7]), let off = Double(words[8])
    else { throw NotAProgram(reason: "a constraint is expected") }
    guard first != second || one != other else { return }
    var reference = ReferenceSolver.Constraint(
      terms: [], constant: 0, relation: relation, priority: priority)
    for (view, side, factor) in [(first, words[4], 1.0), (second, words[6], -share)] {
      guard view > 0 else {
        reference.constant += factor * Self.value(of: side, in: places[0])
        continue
      }
      for (offset, coefficient) in Self.terms(of: side) {
        reference.terms.append(((view - 1) * 4 + offset, factor * coefficient))
      }
    }
    // At the chosen frames the sum is zero, or on the right side of it.
    let ideal =
      Self.value(of: words[4], in: places[first]) - share
      * Self.value(of: words[6], in: places[second])
    var constant = ideal
    if priority < 1000 {
      constant += off
    } else if relation != .equal {
      constant += relation == .atMost ? abs(off) : -abs(off)
    }
    reference.constant -= constant
    let relations: [ReferenceSolver.Relation: NSLayoutConstraint.Relation] = [
      .atMost: .lessThanOrEqual, .atLeast: .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: views[first], attribute: one, relatedBy: relations[relation] ?? .equal,
      toItem: views[second], attribute: other, multiplier: CGFloat(share),
      constant: CGFloat(constant))
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    entries.append(Entry(constraint: constraint, reference: reference))
  }

  /// The terms of a side: the left edge, the top edge, the width and the height have the offsets 0 to 3.
  private static func terms(of side: String) -> [(Int, Double)] {
    switch side {
    case "left": [(0, 1)]
    case "right": [(0, 1), (2, 1)]
    case "centerX": [(0, 1), (2, 0.5)]
    case "top": [(1, 1)]
    case "bottom": [(1, 1), (3, 1)]
    case "centerY": [(1, 1), (3, 0.5)]
    case "width": [(2, 1)]
    default: [(3, 1)]
    }
  }

  private static func value(of side: String, in frame: CGRect) -> Double {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    return terms(of: side).reduce(0) { $0 + $1.1 * numbers[$1.0] }
  }

  private func check() -> Fault? {
    root.layoutIfNeeded()
    if let fault = reports.fault(isExpected: { _ in false }) { return fault }
    let frames = views.map { $0.convert($0.bounds, to: root) }
    let live = entries.filter(\.constraint.isActive).map(\.reference)
    let restricted = (1..<max(views.count, 2)).flatMap { _ in [false, false, true, true] }
    guard var expected = ReferenceSolver.smallestDistances(variables: restricted, live) else {
      return Fault(law: "the chosen frames satisfy what is required", detail: "they do not")
    }
    expected[1000] = 0
    for (priority, distance) in expected.sorted(by: { $0.key > $1.key }) {
      var sum = 0.0
      var tolerance = 0.001 * (1 + abs(distance))
      for constraint in live where constraint.priority == priority {
        sum += constraint.distance { variable in
          let frame = frames[variable / 4 + 1]
          return Double(
            [frame.minX, frame.minY, frame.width, frame.height][variable % 4])
        }
        tolerance += constraint.terms.reduce(0) { $0 + abs($1.coefficient) } * Self.rounding
      }
      if sum > distance + tolerance {
        return Fault(
          law: "views satisfy the constraints of each priority as well as possible",
          detail: "\(sum) rather than \(distance) at \(priority)")
      }
    }
    return checkAgain(frames)
  }

  /// Lays out everything again, which changes nothing.
  private func checkAgain(_ frames: [CGRect]) -> Fault? {
    for view in views { view.setNeedsLayout() }
    for view in views { view.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    for (view, frame) in zip(views, frames) where view.convert(view.bounds, to: root) != frame {
      return Fault(
        law: "layout twice changes nothing",
        detail: "\(frame) becomes \(view.convert(view.bounds, to: root))")
    }
    return nil
  }
}
