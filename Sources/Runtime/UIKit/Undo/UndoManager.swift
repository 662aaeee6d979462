import Foundation

/// Keeps what undoes changes, and what does them again. Foundation has none on this platform.
///
/// What is registered in one frame is undone as one, unless ``groupsByEvent`` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Creates a manager with nothing to undo.
  public override init() {
    super.init()
  }

  /// Whether there is something to undo.
  open var canUndo: Bool {
    undoStack.contains { !$0.steps.isEmpty } || open?.steps.isEmpty == false
  }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether an undo is going on.
  open private(set) var isUndoing = false
  /// Whether a redo is going on.
  open private(set) var isRedoing = false

  /// Whether everything that is registered in a frame is one group. The default is `true`.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all. The default is 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// How many groups are open.
  open private(set) var groupingLevel = 0

  /// Whether changes are registered. The default is `true`.
  open var isUndoRegistrationEnabled: Bool { disabledLevel == 0 }

  /// Stops registering until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledLevel += 1 }

  /// Takes a ``disableUndoRegistration()`` back; one too many is reported.
  open func enableUndoRegistration() {
    guard disabledLevel > 0 else {
      reportMisuse(
        "enableUndoRegistration() was called without disableUndoRegistration() before; call them in "
          + "pairs. It was ignored.")
      return
    }
    disabledLevel -= 1
  }

  /// Begins a group: what is registered until its end is undone as one.
  open func beginUndoGrouping() {
    if groupingLevel == 0 { closeEvent() }
    if groupingLevel == 0 { open = Group() }
    groupingLevel += 1
  }

  /// Ends a group; one that was not begun is reported.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      reportMisuse(
        "endUndoGrouping() was called without beginUndoGrouping() before; call them in pairs. It "
          + "was ignored.")
      return
    }
    groupingLevel -= 1
    if groupingLevel == 0 { closeGroup() }
  }

  /// Registers what undoes a change that was just made. The target is not retained; without it the
  /// step is left out.
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
      reportMisuse(
        "undo() was called while a group is open; call endUndoGrouping() first. Nothing is undone.")
      return
    }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does the last undone group again.
  open func redo() {
    closeEvent()
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = groupingLevel > 0 ? Group() : nil
  }

  /// Forgets what was registered for a target.
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

  /// Names what the group that is open, or else the last one, does.
  open func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of what would be undone; empty without one.
  open var undoActionName: String { open?.name ?? undoStack.last?.name ?? "" }
  /// The name of what would be done again; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's element that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's element that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" with the name of an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// "Redo" with the name of an action.
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
  /// What is registered now: a group of code, or that of this frame.
  private var open: Group?
  private var disabledLevel = 0
  private var isClosingScheduled = false

  private func add(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    guard isUndoing || isRedoing || groupingLevel > 0 || groupsByEvent else {
      reportMisuse(
        "A change was registered outside of a group while groupsByEvent is off; call "
          + "beginUndoGrouping() before and endUndoGrouping() after it. It is a group of its own.")
      undoStack.append(Group(steps: [step]))
      return trim()
    }
    if open == nil { open = Group() }
    open?.steps.append(step)
    if !isUndoing, !isRedoing { redoStack = [] }
    guard groupingLevel == 0, !isUndoing, !isRedoing, !isClosingScheduled else { return }
    isClosingScheduled = true
    DisplayHost.afterThisTurn { [weak self] in self?.closeEvent() }
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
