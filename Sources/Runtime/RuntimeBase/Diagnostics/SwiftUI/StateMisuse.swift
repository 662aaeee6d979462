/// The misuses of SwiftUI's state and observed objects.
package enum StateMisuse: MisuseCase {
  case changedInBody
  case objectChangedInBody
  case changedBeforeView
  case objectReadBeforeView
  case gestureStateOutsideView
  case endlessUpdates(Int)
  case objectChangedOffMain
  case changedTwiceInFrame(String)
  case readBeforeView(String)

  package var sentence: String {
    switch self {
    case .changedInBody:
      "State was changed while a body was being evaluated, so it is unchanged; change it in an "
        + "action, onChange or onAppear."
    case .objectChangedInBody:
      "An observed object was changed while a body was being evaluated, so the view may be out "
        + "of date; change it in an action, onChange or onAppear."
    case .changedBeforeView:
      "State was changed before its view was installed, so it is unchanged; set its initial "
        + "value in the declaration, and change it in closures of body."
    case .objectReadBeforeView:
      "A StateObject was read before its view was installed, so an object was created for this "
        + "use only; read it in body or in closures of body."
    case .gestureStateOutsideView:
      "A gesture updates a GestureState that is not a stored property of its view, so nothing is "
        + "changed; declare it in that view."
    case .endlessUpdates(let maximum):
      "Views requested more than \(maximum) updates in one frame, so the rest follows in the "
        + "next frame; change state in onChange or onAppear only until it no longer differs."
    case .objectChangedOffMain:
      "An observed object was changed on another thread than the main thread, so its views are "
        + "updated later; change it on the main actor, as with receive(on: DispatchQueue.main)."
    case .changedTwiceInFrame(let action):
      "\(action) ran more than once in one frame, where SwiftUI may drop the later change; change "
        + "the value at most once in a frame."
    case .readBeforeView(let property):
      "A property with @\(property) was read before its view was installed, so its initial value "
        + "is returned; read it in body or in closures of body."
    }
  }
}
