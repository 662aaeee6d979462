import Foundation

/// An object that records actions for undo and redo. Foundation has none on this platform.
///
/// Actions that are registered in one frame are undone together, unless ``groupsByEvent`` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Creates a manager without actions.
  public override init() {
    super.init()
  }

  /// A Boolean value that indicates whether there are actions to undo.
  open var canUndo: Bool {
    undoStack.contains { !$0.steps.isEmpty } || open?.steps.isEmpty == false
  }
  /// A Boolean value that indicates whether there are actions to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// A Boolean value that indicates whether an undo is in progress.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is in progress.
  open private(set) var isRedoing = false

  /// A Boolean value that indicates whether all actions that are registered in a frame are one
  /// group. The default is `true`.
  open var groupsByEvent = true
  /// The maximum number of groups; 0 for no limit. The default is 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// The number of nested open groups.
  open private(set) var groupingLevel = 0

  /// A Boolean value that indicates whether actions are registered. The default is `true`.
  open var isUndoRegistrationEnabled: Bool { disabledLevel == 0 }

  /// Disables registration until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledLevel += 1 }

  /// Enables registration after ``disableUndoRegistration()``; a call without one is reported.
  open func enableUndoRegistration() {
    guard disabledLevel > 0 else {
      Misuse.report(UndoMisuse.enabledWithoutDisable)
      return
    }
    disabledLevel -= 1
  }

  /// Begins a group, whose actions are undone together.
  open func beginUndoGrouping() {
    if groupingLevel == 0 { closeEvent() }
    if groupingLevel == 0 { open = Group() }
    groupingLevel += 1
  }

  /// Ends a group; a call without an open group is reported.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      Misuse.report(UndoMisuse.endedWithoutBegin)
      return
    }
    groupingLevel -= 1
    if groupingLevel == 0 { closeGroup() }
  }

  /// Registers the action that undoes a change. The target is not retained; after its deallocation
  /// the action is skipped.
  nonisolated open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    // Changes are made on the main thread.
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let handler = handler
    MainActor.assumeIsolated {
      let step = Step(target: target) { object in
        if let object = object as? TargetType { handler(object) }
      }
      add(step)
    }
  }

  /// Undoes the last group.
  open func undo() {
    closeEvent()
    guard !isUndoing, !isRedoing else { return }
    guard groupingLevel == 0 else {
      Misuse.report(UndoMisuse.undoInOpenGroup)
      return
    }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the last undone group.
  open func redo() {
    closeEvent()
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Removes all actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = groupingLevel > 0 ? Group() : nil
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ group: Group) -> Group {
      var group = group
      group.steps.removeAll { $0.target === object }
      return group
    }
    undoStack = undoStack.map(without).filter { !$0.steps.isEmpty }
    redoStack = redoStack.map(without).filter { !$0.steps.isEmpty }
    open = open.map(without)
  }

  /// Sets the name of the open group, or else of the last one.
  open func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the action to undo; empty without one.
  open var undoActionName: String { open?.name ?? undoStack.last?.name ?? "" }
  /// The name of the action to redo; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the menu element for undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu element for redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns "Undo" with the name of an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns "Redo" with the name of an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private struct Step {
    weak var target: AnyObject?
    var handler: (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open group: one that was begun by code, or that of this frame.
  private var open: Group?
  private var disabledLevel = 0
  private var isClosingScheduled = false

  private func add(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    guard isUndoing || isRedoing || groupingLevel > 0 || groupsByEvent else {
      Misuse.report(UndoMisuse.registeredOutsideGroup)
      undoStack.append(Group(steps: [step]))
      return trim()
    }
    if open == nil { open = Group() }
    open?.steps.append(step)
    if !isUndoing, !isRedoing { redoStack = [] }
    guard groupingLevel == 0, !isUndoing, !isRedoing, !isClosingScheduled else { return }
    guard let turns = RunningDevice.current.turns else { return closeEvent() }
    isClosingScheduled = true
    turns.add { [weak self] in self?.closeEvent() }
  }

  /// Ends the group of this frame.
  private func closeEvent() {
    isClosingScheduled = false
    if groupingLevel == 0 { closeGroup() }
  }

  private func closeGroup() {
    guard let group = open else { return }
    open = nil
    guard !group.steps.isEmpty else { return }
    undoStack.append(group)
    trim()
  }

  private func run(_ group: Group) {
    open = Group(steps: [], name: group.name)
    for step in group.steps.reversed() {
      if let target = step.target { step.handler(target) }
    }
    let inverse = open
    open = nil
    guard let inverse, !inverse.steps.isEmpty else { return }
    if isUndoing { redoStack.append(inverse) } else { undoStack.append(inverse) }
  }

  private func trim() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }
}
