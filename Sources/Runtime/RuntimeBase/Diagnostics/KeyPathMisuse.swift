/// The misuses of key-value observing.
package enum KeyPathMisuse: MisuseCase {
  case notObservable(Any)
  case set(String, of: Any)

  package var sentence: String {
    switch self {
    case .notObservable(let object):
      "\(typeOf: object) cannot be observed by this key path, so the closure is not called; "
        + "observe contentOffset, frame, text or another property that observe(_:) names."
    case .set(let key, let object):
      "\(typeOf: object) cannot set \(key) by its name, so nothing changes; set the property itself, or "
        + "what it stands for in UIKit's documented properties."
    }
  }
}
