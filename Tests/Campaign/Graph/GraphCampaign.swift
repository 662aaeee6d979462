import Observation
import SwiftUI
import VirtualDevice

/// Random trees of SwiftUI views that change: each change must show what the same tree shows when it
/// is built anew.
enum GraphCampaign: Campaign {
  static let name = "graph"
  static let summary = "Changes of random trees of views, compared with building the tree anew."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    // A structure with other values is an update in place; another structure replaces views.
    var structure = chance.whole(1...1_000_000)
    program.steps = (0..<chance.whole(2...12)).map { _ in
      if chance.isOneIn(3) { structure = chance.whole(1...1_000_000) }
      let animated = chance.isOneIn(3) ? " animated" : ""
      return "\(structure) \(chance.whole(1...1_000_000))\(animated)"
    }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    let reports = MisuseReports()
    let model = TreeModel()
    let device = VirtualDevice()
    device.show { UIHostingController(rootView: TreeRoot(model: model)) }
    try device.settle()
    for step in program.steps {
      let words = step.split(separator: " ")
      guard words.count >= 2, let structure = UInt64(words[0]), let values = UInt64(words[1]) else {
        throw NotAProgram(reason: "two numbers are expected")
      }
      let tree = ViewTree.make(structure: structure, values: values)
      device.host.enter {
        if words.count > 2 {
          withAnimation(.easeInOut(duration: 0.2)) { model.tree = tree }
        } else {
          model.tree = tree
        }
      }
      do { try device.settle() } catch {
        return Fault(law: "everything comes to rest", detail: "\(error)")
      }
      let fresh = VirtualDevice()
      let other = TreeModel()
      other.tree = tree
      fresh.show { UIHostingController(rootView: TreeRoot(model: other)) }
      try? fresh.settle()
      let (shown, expected) = (picture(of: device), picture(of: fresh))
      if let difference = zip(shown, expected).first(where: { $0 != $1 }) {
        return Fault(
          law: "an update shows what building anew shows",
          detail: "\(difference.0) instead of \(difference.1)")
      }
      if shown.count != expected.count {
        return Fault(
          law: "an update shows as many views as building anew",
          detail: "\(shown.count) instead of \(expected.count)")
      }
      if let fault = reports.fault(isExpected: { _ in false }) { return fault }
    }
    return nil
  }

  /// The visible leaves: their kind, their frame on the screen, and their text.
  private static func picture(of device: VirtualDevice) -> [String] {
    var lines: [String] = []
    func add(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.001 else { return }
      let frame = view.convert(view.bounds, to: nil)
      let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
      let isVisible =
        !text.isEmpty || view.backgroundColor != nil || view is UIControl
      if isVisible {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
          FixedNumber.text(Double($0), places: 2)
        }
        lines.append("\(type(of: view)) \(text) \(numbers.joined(separator: " "))")
      }
      for subview in view.subviews { add(subview) }
    }
    device.host.enter {
      if let view = device.rootViewController?.view { add(view) }
    }
    return lines
  }
}

/// The state of a tree that changes.
@Observable
@MainActor
final class TreeModel {
  var tree = ViewTree.text("empty")
}

/// A tree of views as a value.
indirect enum ViewTree: Equatable, Sendable {
  case text(String)
  case color(width: Double, height: Double)
  case row([ViewTree])
  case column([ViewTree])
  case layers([ViewTree])
  case padded(Double, ViewTree)
  case framed(width: Double?, height: Double?, ViewTree)
  case optional(Bool, ViewTree)
  case either(Bool, ViewTree, ViewTree)
  case repeated([Int], ViewTree)
  case overlaid(ViewTree, ViewTree)
  case scrolled(ViewTree)
  case lazy([Int])
  case faded(Double, ViewTree)
  case moved(Double, ViewTree)
  case identified(Int, ViewTree)
  case button(String)
  case spacer
  case aspect(Double, ViewTree)
  case fixed(ViewTree)
  case prioritized(Double, ViewTree)

  static func make(structure: UInt64, values: UInt64) -> ViewTree {
    var structure = Chance(seed: structure)
    var values = Chance(seed: values)
    return make(&structure, &values, depth: 0)
  }

  private static func make(
    _ structure: inout Chance, _ values: inout Chance, depth: Int
  ) -> ViewTree {
    func inner() -> ViewTree { make(&structure, &values, depth: depth + 1) }
    func several() -> [ViewTree] { (0..<structure.whole(1...4)).map { _ in inner() } }
    let words = ["a", "two words", "a longer text that wraps over several lines", ""]
    guard depth < 5 else { return .text(values.one(of: words)) }
    switch structure.whole(0...21) {
    case 0, 1: return .text(values.one(of: words))
    case 2: return .color(width: values.number(0...90), height: values.number(0...90))
    case 3, 4: return .row(several())
    case 5, 6: return .column(several())
    case 7: return .layers(several())
    case 8: return .padded(values.number(0...20), inner())
    case 9:
      let width = structure.isOneIn(2) ? values.number(0...300) : nil
      return .framed(
        width: width, height: structure.isOneIn(2) ? values.number(0...300) : nil, inner())
    case 10: return .optional(values.isOneIn(2), inner())
    case 11: return .either(values.isOneIn(2), inner(), inner())
    case 12:
      let ids = Array(0..<values.whole(0...5)).shuffled(using: &values)
      return .repeated(ids, inner())
    case 13: return .overlaid(inner(), inner())
    case 14: return depth < 2 ? .scrolled(inner()) : .spacer
    case 15: return depth < 2 ? .lazy(Array(0..<values.whole(0...30))) : .text("l")
    case 16: return .faded(values.number(0...1), inner())
    case 17: return .moved(values.number(-30...30), inner())
    case 18: return .identified(values.whole(0...2), inner())
    case 19: return .button(values.one(of: words))
    case 20: return .aspect(values.number(0.3...3), inner())
    default:
      return structure.isOneIn(2) ? .fixed(inner()) : .prioritized(values.number(0...2), inner())
    }
  }
}

private struct TreeRoot: View {
  let model: TreeModel

  var body: some View { TreeView(tree: model.tree) }
}

/// A view of a tree.
private struct TreeView: View {
  let tree: ViewTree

  var body: some View {
    switch tree {
    case .text(let text): Text(text)
    case .color(let width, let height): Color.red.frame(width: width, height: height)
    case .row(let trees): HStack { trees.views }
    case .column(let trees): VStack(alignment: .leading) { trees.views }
    case .layers(let trees): ZStack(alignment: .topLeading) { trees.views }
    case .padded(let length, let tree): TreeView(tree: tree).padding(length)
    case .framed(let width, let height, let tree):
      TreeView(tree: tree)
        .frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .spacer: Spacer()
    case .button(let title): Button(title) {}
    default: MoreTreeView(tree: tree)
    }
  }
}

/// The other kinds of view: the type of one body for all of them would be very deep.
private struct MoreTreeView: View {
  let tree: ViewTree

  var body: some View {
    switch tree {
    case .optional(let isShown, let tree): if isShown { TreeView(tree: tree) }
    case .either(let isFirst, let first, let second):
      if isFirst { TreeView(tree: first) } else { TreeView(tree: second).padding(2) }
    case .repeated(let ids, let tree):
      ForEach(ids, id: \.self) { id in
        HStack {
          Text("\(id)")
          TreeView(tree: tree)
        }
      }
    case .overlaid(let tree, let other):
      TreeView(tree: tree).overlay(alignment: .bottomTrailing) { TreeView(tree: other) }
    case .scrolled(let tree): ScrollView { TreeView(tree: tree) }
    case .lazy(let ids):
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text("lazy \($0)") } } }
    case .faded(let opacity, let tree): TreeView(tree: tree).opacity(opacity)
    case .moved(let length, let tree): TreeView(tree: tree).offset(x: length, y: -length)
    case .identified(let id, let tree): TreeView(tree: tree).id(id)
    case .aspect(let ratio, let tree):
      TreeView(tree: tree).aspectRatio(ratio, contentMode: .fit)
    case .fixed(let tree): TreeView(tree: tree).fixedSize()
    case .prioritized(let priority, let tree): TreeView(tree: tree).layoutPriority(priority)
    default: EmptyView()
    }
  }
}

extension [ViewTree] {
  fileprivate var views: some View {
    ForEach(indices, id: \.self) { (index: Int) in TreeView(tree: self[index]) }
  }
}
