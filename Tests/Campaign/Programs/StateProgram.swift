import Observation
import SwiftUI
import VirtualDevice

/// The state of a program of SwiftUI.
@Observable
@MainActor
final class ProgramState {
  struct Item: Identifiable, Equatable {
    let id: Int
  }

  var isSheet = false
  var item: Item?
  var isCover = false
  var isAlert = false
  var isInner = false
  var isModal = false
  var path: [Int] = []
  var rows = 3
  var identity = 0
  var detents: Set<PresentationDetent> = [.medium, .large]
  var detent = PresentationDetent.medium
  @ObservationIgnored var onCallback: (String) -> Void = { _ in }
}

/// A program of changes of SwiftUI's state.
@MainActor
final class StateProgram {
  private let screen: ProgramDevice
  private let state = ProgramState()
  private var waiting: [(callback: String, words: [String])] = []

  private static let allDetents: [PresentationDetent] = [.medium, .large, .height(220)]

  init(_ settings: [String: String], _ reports: MisuseReports) {
    screen = ProgramDevice(settings, reports)
    let state = state
    state.onCallback = { [weak self] in self?.notify($0) }
    screen.device.show { UIHostingController(rootView: ProgramView(state: state)) }
  }

  func run(_ steps: [String]) throws -> Fault? {
    for step in steps + ["settle"] {
      let words = step.split(separator: " ").map(String.init)
      if words.first == "in", words.count > 2 {
        waiting.append((words[1], Array(words.dropFirst(2))))
        continue
      }
      if !screen.perform(words) {
        screen.device.host.enter { change(words) }
        screen.device.step()
      }
      if let fault = screen.check(isExpected: Self.isExpected) { return fault }
    }
    waiting = []
    return screen.settle() ?? screen.check(isExpected: Self.isExpected) ?? checkModel()
  }

  /// Two presentations of one view at a time are a mistake of the program.
  private static func isExpected(_ id: String) -> Bool {
    id.hasPrefix("Presentation.") || id.hasPrefix("SwiftUI.") || id.hasPrefix("State.")
  }

  private func change(_ words: [String]) {
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words[0] {
    case "sheet": state.isSheet = number == 1
    case "item": state.item = number == 0 ? nil : ProgramState.Item(id: number)
    case "cover": state.isCover = number == 1
    case "alert": state.isAlert = number == 1
    case "inner": state.isInner = number == 1
    case "modal": state.isModal = number == 1
    case "path": state.path = Array(repeating: 1, count: number).enumerated().map { $0.offset }
    case "rows": state.rows = number
    case "id": state.identity = number
    case "detent": state.detent = Self.allDetents[min(number, 2)]
    case "detents":
      let chosen = Self.allDetents.indices.filter { number & (1 << $0) != 0 }
      state.detents = Set(chosen.map { Self.allDetents[$0] })
    default: break
    }
  }

  private func notify(_ callback: String) {
    guard let index = waiting.firstIndex(where: { $0.callback == callback }) else { return }
    let words = waiting.remove(at: index).words
    change(words)
  }

  /// What shows agrees with the state, if the state wants one presentation at most.
  private func checkModel() -> Fault? {
    let wanted = [state.isSheet, state.item != nil, state.isCover, state.isAlert].filter { $0 }
    guard let root = screen.device.rootViewController else { return nil }
    var found: [UIViewController] = []
    func collect(_ controller: UIViewController) {
      if let presented = controller.presentedViewController { found.append(presented) }
      for child in controller.children { collect(child) }
    }
    collect(root)
    let isShown = !found.isEmpty
    if wanted.isEmpty, isShown {
      return Fault(
        law: "nothing shows that the state does not want", detail: "\(type(of: found[0]))")
    }
    if !wanted.isEmpty, !isShown {
      return Fault(
        law: "what the state wants shows",
        detail: "sheet \(state.isSheet), item \(state.item?.id ?? 0), cover \(state.isCover), "
          + "alert \(state.isAlert), but nothing is presented")
    }
    // A low screen has one detent only, and a keyboard raises the sheet.
    if state.isSheet, wanted.count == 1, let sheet = screen.device.sheets.first,
      screen.device.size.height > 600, screen.device.keyboardHeight == 0
    {
      let names: [PresentationDetent: String] = [.medium: "medium", .large: "large"]
      if state.detents.contains(state.detent), let name = names[state.detent], sheet.detent != name
      {
        return Fault(
          law: "selection, binding and screen agree",
          detail: "the binding says \(name), the screen \(sheet.detent ?? "nothing")")
      }
    }
    return nil
  }
}

/// The view of a program, with every kind of presentation.
struct ProgramView: View {
  @Bindable var state: ProgramState

  var body: some View {
    NavigationStack(path: $state.path) {
      List {
        ForEach(0..<state.rows, id: \.self) { row in Text("Row \(row)") }
      }
      .id(state.identity)
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
    .onAppear { state.onCallback("appear") }
    .onDisappear { state.onCallback("disappear") }
    .onChange(of: state.detent) { state.onCallback("change") }
    .sheet(isPresented: $state.isSheet, onDismiss: { state.onCallback("dismiss") }) {
      SheetContent(state: state)
        .presentationDetents(state.detents, selection: $state.detent)
        .interactiveDismissDisabled(state.isModal)
    }
    .sheet(item: $state.item, onDismiss: { state.onCallback("dismiss") }) { item in
      Text("Item \(item.id)").onAppear { state.onCallback("appear") }
    }
    .fullScreenCover(isPresented: $state.isCover, onDismiss: { state.onCallback("dismiss") }) {
      Button("Close") { state.isCover = false }
        .onDisappear { state.onCallback("disappear") }
    }
    .alert("Alert", isPresented: $state.isAlert) { Button("OK") {} }
  }
}

private struct SheetContent: View {
  @Bindable var state: ProgramState

  var body: some View {
    VStack {
      Text("Rows: \(state.rows)")
      ScrollView { ForEach(0..<state.rows, id: \.self) { Text("\($0)") } }
    }
    .onAppear { state.onCallback("appear") }
    .onDisappear { state.onCallback("disappear") }
    .sheet(isPresented: $state.isInner) { Text("Inner") }
  }
}
