/// The misuses of undo managers.
package enum UndoMisuse: MisuseCase {
  case enabledWithoutDisable
  case endedWithoutBegin
  case undoInOpenGroup
  case registeredOutsideGroup

  package var sentence: String {
    switch self {
    case .enabledWithoutDisable:
      "enableUndoRegistration() was called without disableUndoRegistration(), so it is ignored; "
        + "call them in pairs."
    case .endedWithoutBegin:
      "endUndoGrouping() was called without beginUndoGrouping(), so it is ignored; call them in "
        + "pairs."
    case .undoInOpenGroup:
      "undo() was called while an undo group is open, so nothing is undone; call "
        + "endUndoGrouping() first."
    case .registeredOutsideGroup:
      "A change was registered outside of an undo group while groupsByEvent is false, so it is a "
        + "group of its own; call beginUndoGrouping() before and endUndoGrouping() after it."
    }
  }
}
