import DetentTesting
import SwiftUI
import Testing

/// Trees that lived through many changes look like trees that were made just now.
@MainActor
struct RandomTreeTests {
  /// A description of a view, to be changed at random.
  indirect enum Plan: Hashable {
    case text(Int)
    case stack(Bool, [Plan])
    case optional(Plan?)
    case either(Bool, Plan, Plan)
    case padded(Int, Plan)
    case list([Int])
    case erased(Plan)
    case column([Plan])
    case grid([Int])
    case lazyStack([Int])
    case lazyGrid([Int])
    case rows([Int])
  }

  struct Planned: View {
    let plan: Plan

    var body: some View {
      switch plan {
      case .text(let number): Text("t\(number)")
      case .stack(true, let plans): VStack { ForEach(plans, id: \.self) { Planned(plan: $0) } }
      case .stack(false, let plans): HStack { ForEach(plans, id: \.self) { Planned(plan: $0) } }
      case .optional(let plan): if let plan { AnyView(Planned(plan: plan)) }
      case .either(let isFirst, let first, let second):
        if isFirst { AnyView(Planned(plan: first)) } else { AnyView(Planned(plan: second)) }
      case .padded(let length, let plan):
        AnyView(Planned(plan: plan)).padding(CGFloat(length))
      case .list(let numbers):
        Group { ForEach(numbers, id: \.self) { Text("l\($0)") } }.padding(2)
      case .erased(let plan): AnyView(Planned(plan: plan).background(Color.red))
      case .column(let plans):
        // Known by their places: what changes is brought up to date, not made anew.
        VStack { ForEach(plans.indices, id: \.self) { AnyView(Planned(plan: plans[$0])) } }
      case .grid(let numbers):
        Grid {
          ForEach(numbers, id: \.self) { number in
            GridRow {
              Text("g\(number)")
              Text(String(repeating: "w", count: number % 5))
            }
          }
        }
      case .lazyStack(let numbers):
        ScrollView {
          LazyVStack { ForEach(numbers, id: \.self) { Text("z\($0)").padding(CGFloat($0 % 4)) } }
        }
        .frame(height: 90)
      case .lazyGrid(let numbers):
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
            ForEach(numbers, id: \.self) { Text("v\($0)") }
          }
        }
        .frame(height: 70)
      case .rows(let numbers):
        List {
          ForEach(numbers, id: \.self) { number in
            if number % 3 == 0 {
              Section("s\(number)") { Text("r\(number)") }
            } else {
              Text("r\(number)")
            }
          }
        }
        .frame(height: 200)
      }
    }
  }

  struct Random {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  /// Some numbers in any order, each once.
  private func numbers(_ random: inout Random) -> [Int] {
    var seen = Set<Int>()
    return (0..<random.next(14)).map { _ in random.next(30) }.filter { seen.insert($0).inserted }
  }

  /// A stack with a grid, lists and the like.
  private func containers(_ random: inout Random) -> Plan {
    let plans = (0..<(1 + random.next(4))).map { _ in container(&random) }
    var seen = Set<Plan>()
    return .column(plans.filter { seen.insert($0).inserted })
  }

  private func container(_ random: inout Random) -> Plan {
    let numbers = numbers(&random)
    return switch random.next(5) {
    case 0: .grid(numbers)
    case 1: .lazyStack(numbers)
    case 2: .lazyGrid(numbers)
    case 3: .rows(numbers)
    default: .padded(random.next(5), .grid(numbers))
    }
  }

  /// Changes one container: other numbers, another order, one more or less.
  private func mutate(containers plan: Plan, _ random: inout Random) -> Plan {
    guard case .column(var plans) = plan, !plans.isEmpty, random.next(6) > 0 else {
      return containers(&random)
    }
    func changed(_ old: [Int]) -> [Int] {
      var new = old
      switch random.next(4) {
      case 0: new.reverse()
      case 1 where !new.isEmpty: new.remove(at: random.next(new.count))
      case 2:
        let number = 30 + random.next(30)
        if !new.contains(number) { new.insert(number, at: random.next(new.count + 1)) }
      default: new = numbers(&random)
      }
      return new
    }
    let index = random.next(plans.count)
    let new: Plan =
      switch plans[index] {
      case .grid(let old): .grid(changed(old))
      case .lazyStack(let old): .lazyStack(changed(old))
      case .lazyGrid(let old): .lazyGrid(changed(old))
      case .rows(let old): .rows(changed(old))
      default: container(&random)
      }
    plans[index] = new
    return .column(plans)
  }

  private func plan(_ random: inout Random, depth: Int) -> Plan {
    guard depth > 0 else { return .text(random.next(50)) }
    switch random.next(8) {
    case 0, 1: return .stack(true, children(&random, depth))
    case 2: return .stack(false, children(&random, depth))
    case 3: return .optional(random.next(3) == 0 ? nil : plan(&random, depth: depth - 1))
    case 4:
      return .either(
        random.next(2) == 0, plan(&random, depth: depth - 1), plan(&random, depth: depth - 1))
    case 5: return .padded(random.next(9), plan(&random, depth: depth - 1))
    case 6: return .list(Array(Set((0..<random.next(5)).map { _ in random.next(9) })).sorted())
    default: return .erased(plan(&random, depth: depth - 1))
    }
  }

  private func children(_ random: inout Random, _ depth: Int) -> [Plan] {
    var seen = Set<Plan>()
    return (0..<(1 + random.next(4))).map { _ in plan(&random, depth: depth - 1) }.filter {
      seen.insert($0).inserted
    }
  }

  /// Changes one place of a plan.
  private func mutate(_ old: Plan, _ random: inout Random, depth: Int) -> Plan {
    if depth == 0 || random.next(4) == 0 { return plan(&random, depth: depth) }
    switch old {
    case .stack(let isVertical, var plans):
      if random.next(3) == 0 {
        plans.reverse()
      } else if !plans.isEmpty {
        let index = random.next(plans.count)
        let new = mutate(plans[index], &random, depth: depth - 1)
        if !plans.contains(new) { plans[index] = new }
      }
      return .stack(isVertical, plans)
    case .either(let isFirst, let first, let second): return .either(!isFirst, first, second)
    case .padded(_, let inner): return .padded(random.next(9), inner)
    case .erased(let inner): return .erased(mutate(inner, &random, depth: depth - 1))
    default: return plan(&random, depth: depth)
    }
  }

  /// What shows, with frames in the window.
  private func picture(_ controller: UIViewController) -> [String] {
    var lines: [String] = []
    func visit(_ view: UIView) {
      if view is UILabel || view.backgroundColor != nil {
        let frame = view.convert(view.bounds, to: nil)
        lines.append("\((view as? UILabel)?.text ?? "fill") \(frame)")
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(controller.view)
    return lines
  }

  @Test("A tree after many random changes is laid out as a fresh one", arguments: 1...4)
  func mutations(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    var current = plan(&random, depth: 6)
    let living = UIHostingController(rootView: Planned(plan: current))
    let app = TestApp(device: .iPhone16) { living }
    try app.settle()
    for step in 0..<16 {
      current = mutate(current, &random, depth: 6)
      living.rootView = Planned(plan: current)
      try app.settle()
      let fresh = UIHostingController(rootView: Planned(plan: current))
      let other = TestApp(device: .iPhone16) { fresh }
      try other.settle()
      try #require(picture(living) == picture(fresh), "step \(step) of seed \(seed)")
    }
  }

  /// What people can see, in no order: cells lie in the order in which they came.
  private func visiblePicture(_ controller: UIViewController) -> [String] {
    var lines: [String] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let label = view as? UILabel {
        let frame = view.convert(view.bounds, to: nil)
        lines.append("\(label.text ?? "") \(frame)")
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(controller.view)
    return lines.sorted()
  }

  @Test("Grids, lazy stacks and lists after many changes show what fresh ones do", arguments: 1...4)
  func containers(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 77)
    var current = containers(&random)
    let living = UIHostingController(rootView: Planned(plan: current))
    let app = TestApp(device: .iPhone16) { living }
    try app.settle()
    for step in 0..<16 {
      current = mutate(containers: current, &random)
      living.rootView = Planned(plan: current)
      try app.settle()
      let fresh = UIHostingController(rootView: Planned(plan: current))
      let other = TestApp(device: .iPhone16) { fresh }
      try other.settle()
      try #require(
        visiblePicture(living) == visiblePicture(fresh), "step \(step) of seed \(seed): \(current)")
    }
  }
}
